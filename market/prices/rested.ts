import { HALVES, QUARTER, type HalfHourPath } from './half-hour-path.ts';
import { MODES } from './intraday-bridges.ts';
import { previousTradingDay, tradingDay, type Schedule } from '../calendar/schedules.ts';

/** Returns for each half hour of a day, 0 … 48, the one since which prices are constant; −1 while they move. */
export type RestingDay = (day: number) => Int32Array;

const DAYS_KEPT = 512;
const MOVING = -1;

/** Resting hours of an exchange, shared by all instruments that are traded there. */
export function restingDays(schedule: Schedule): RestingDay {
  const known = new Map<number, Int32Array>();
  let last = Number.NaN;
  let ofLast: Int32Array = new Int32Array(0);
  return (day) => {
    if (day === last) return ofLast;
    let halves = known.get(day);
    if (halves === undefined) {
      if (known.size >= DAYS_KEPT) known.clear();
      known.set(day, (halves = restingHalves(schedule, day)));
    }
    [last, ofLast] = [day, halves];
    return halves;
  };
}

/** A UTC day overlaps three local days at most. */
function restingHalves(schedule: Schedule, day: number): Int32Array {
  const before = previousTradingDay(schedule, day - 1);
  const sessions = [tradingDay(schedule, day - 1), tradingDay(schedule, day), tradingDay(schedule, day + 1)].filter(
    (one) => one !== undefined,
  );
  return Int32Array.from({ length: HALVES + 1 }, (_, index) => {
    const half = day * HALVES + index;
    const session = sessions.findLast(({ first }) => half >= first);
    if (session === undefined) return before.end;
    if (half >= session.end) return session.end;
    return half >= session.pauseFrom && half < session.pauseTo ? session.pauseFrom : MOVING;
  });
}

/** Path in prices that keeps its last value while its exchange is closed, for members of an index with other hours. */
export function resting(path: HalfHourPath, days: RestingDay): HalfHourPath {
  let [known, value] = [-1, 0];
  const lastAt = (half: number): number => {
    if (known !== half) [known, value] = [half, path.node(half)];
    return value;
  };
  return {
    space: path.space,
    node(half) {
      const day = Math.floor(half / HALVES);
      const from = days(day)[half - day * HALVES] ?? MOVING;
      return from < 0 ? path.node(half) : lastAt(from);
    },
    fill(day, begin, end, into) {
      const halves = days(day);
      let moving = false;
      for (let index = begin; index <= end; index += 1) if ((halves[index] ?? MOVING) < 0) moving = true;
      if (moving) path.fill(day, begin, end, into);
      const { nodes, swing } = into;
      for (let index = begin; index <= end; index += 1) {
        const from = halves[index] ?? MOVING;
        if (from < 0) continue;
        nodes[index] = lastAt(from);
        if (index < end) swing.fill(0, index * MODES, (index + 1) * MODES);
      }
    },
    span(quarter, into) {
      const day = Math.floor(quarter / 4);
      const halves = days(day);
      const first = (quarter - day * 4) * QUARTER;
      let [low, high, moving] = [Infinity, -Infinity, false];
      for (let index = first; index <= first + QUARTER; index += 1) {
        const from = halves[index] ?? MOVING;
        if (from < 0 && index < first + QUARTER) moving = true;
        const here = from < 0 ? (index === first + QUARTER ? path.node(day * HALVES + index) : undefined) : lastAt(from);
        if (here === undefined) continue;
        low = Math.min(low, here);
        high = Math.max(high, here);
      }
      if (moving) path.span(quarter, into);
      else into.swing = 0;
      into.low = moving ? Math.min(low, into.low) : low;
      into.high = moving ? Math.max(high, into.high) : high;
    },
  };
}

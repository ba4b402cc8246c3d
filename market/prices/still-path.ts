import type { FairPath } from './fair-path.ts';
import { QUARTER } from './half-hour-path.ts';
import { HALF_HOUR_MS, previousTradingDay, tradingDay, type Schedule } from '../calendar/schedules.ts';
import { localDay } from '#domain/time/timezone.ts';

/** Slots of the highest and the lowest value in a half hour without movement. */
const SLOT_HIGH = 300;
const SLOT_LOW = 600;

/**
 * Path that moves only during the hours of a venue: while the venue is closed or pauses, the last value of its session remains. Notations
 * derived from an official price (certificates, warrants) follow such a path.
 */
export function createStillPath(path: FairPath, schedule: Schedule): FairPath {
  const stillFrom = stillHalves(schedule);
  const values = new Map<number, number>();

  /** Constant value of a half hour; undefined if the path moves in it. */
  function stillAt(half: number): number | undefined {
    const from = stillFrom(half);
    if (from === undefined) return undefined;
    let value = values.get(from);
    if (value === undefined) {
      if (values.size > 500) values.clear();
      values.set(from, (value = path.node(from)));
    }
    return value;
  }

  return {
    space: path.space,
    node: (half) => stillAt(half) ?? path.node(half),
    at: (half, slot) => stillAt(half) ?? path.at(half, slot),
    along(half, slots) {
      const still = stillAt(half);
      return still === undefined ? path.along(half, slots) : new Float64Array(slots.length).fill(still);
    },
    outline(begin, end, into) {
      path.outline(begin, end, into);
      for (let half = begin; half < end; half += 1) {
        const still = stillAt(half);
        if (still === undefined) continue;
        into.from[half - begin] = into.to[half - begin] = into.high[half - begin] = into.low[half - begin] = still;
      }
    },
    span(quarter, into) {
      path.span(quarter, into);
      for (let half = quarter * QUARTER; half < (quarter + 1) * QUARTER; half += 1) {
        const still = stillAt(half);
        if (still === undefined) continue;
        if (still < into.low) into.low = still;
        if (still > into.high) into.high = still;
      }
    },
    extremes(half, into) {
      const still = stillAt(half);
      if (still === undefined) path.extremes(half, into);
      else Object.assign(into, stillExtremes(still));
    },
    extremesIn(outline, half, into) {
      const still = stillAt(half);
      if (still === undefined) path.extremesIn(outline, half, into);
      else Object.assign(into, stillExtremes(still));
    },
    rangeIn(outline, half, into) {
      const still = stillAt(half);
      if (still === undefined) path.rangeIn(outline, half, into);
      else into.high = into.low = still;
    },
  };
}

function stillExtremes(value: number) {
  return { from: value, to: value, high: value, low: value, slotHigh: SLOT_HIGH, slotLow: SLOT_LOW };
}

/** Returns the half hour since which prices of a venue are constant; undefined while it trades. */
function stillHalves(schedule: Schedule): (half: number) => number | undefined {
  const known = new Map<number, readonly [first: number, end: number, pauseFrom: number, pauseTo: number, before: number]>();
  return (half) => {
    const day = localDay(schedule.zone, half * HALF_HOUR_MS);
    let hours = known.get(day);
    if (hours === undefined) {
      const today = tradingDay(schedule, day);
      const before = previousTradingDay(schedule, day).end;
      if (known.size > 5_000) known.clear();
      hours = today === undefined ? [Infinity, Infinity, 0, 0, before] : [today.first, today.end, today.pauseFrom, today.pauseTo, before];
      known.set(day, hours);
    }
    const [first, end, pauseFrom, pauseTo, before] = hours;
    if (half < first) return before;
    if (half >= end) return end;
    return half >= pauseFrom && half < pauseTo ? pauseFrom : undefined;
  };
}

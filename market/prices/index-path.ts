import { doubleAt, numberAt } from '#domain/input/at.ts';
import { parseDay } from '#domain/time/timezone.ts';
import { shifted, sum, type Part } from './compose-path.ts';
import { HALVES, type HalfHourPath } from './half-hour-path.ts';
import { MODES } from './intraday-bridges.ts';
import { knotted, type KnotsOfDay } from './knots.ts';
import { divisor } from './members.ts';
import type { Process } from './process.ts';
import { DAYS, REFERENCE_DAY } from './variance-clock.ts';

/**
 * Maximum number of members that are all summed at each half hour. Of larger indices, only the largest members are; the others are summed
 * at knots.
 */
const MOST_MEMBERS = 60;
const LARGEST = 40;

/** Days before the reference day from which an index is the plain sum of its members. Before that, known levels apply. */
const UNDIVIDED_DAYS = 380;

export interface IndexParts {
  /** Known members of the index, in its currency, largest first. */
  readonly parts: readonly Part[];
  /** Share of these members in the index, 0 to 1. */
  readonly share: number;
  /** Path of the index as an independent walk: the movement of small members between knots. */
  readonly own: HalfHourPath;
  readonly knots: KnotsOfDay;
  /** Deviation of the unknown members from the known ones, in log price, 0 at the reference day. */
  readonly apart: () => Process;
  readonly anchors: readonly (readonly [day: string, level: number])[];
}

/**
 * Creates the path of an index: the sum of its known members' prices, each times a number of pieces, times the divisor of the day. The
 * unknown part moves with the known one, plus an independent walk in proportion to its share.
 */
export function indexPath({ parts, share, own, knots, apart, anchors }: IndexParts): HalfHourPath {
  const summed = parts.length <= MOST_MEMBERS ? parts : largestAndTail(parts, own, knots);
  const raw = share === 1 ? sum('PRICE', summed) : withRest(sum('PRICE', summed), share, apart());
  const levels = anchors
    .map(([text, level]) => ({ day: parseDay(text), level }))
    .filter(({ day }) => day < REFERENCE_DAY - UNDIVIDED_DAYS)
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, level }) => ({ day, log: () => Math.log(level / raw.node(day * HALVES)) }));
  return scaled(raw, divisor([...levels, { day: REFERENCE_DAY - UNDIVIDED_DAYS, log: () => 0 }]));
}

function largestAndTail(parts: readonly Part[], own: HalfHourPath, knots: KnotsOfDay): Part[] {
  const tail = knotted(own, (halves) => valuesOf(parts.slice(LARGEST), halves), knots);
  return [...parts.slice(0, LARGEST), { path: tail, pieces: 1 }];
}

/** Sum of parts at some half hours, computed part by part, so that cached values of a part are used for all half hours. */
function valuesOf(parts: readonly Part[], halves: readonly number[]): Float64Array {
  const total = new Float64Array(halves.length);
  for (const [rate, list] of Map.groupBy(parts, (part) => part.rate)) {
    const values = new Float64Array(halves.length);
    for (const { path, pieces } of list) {
      for (let at = 0; at < halves.length; at += 1) values[at] = doubleAt(values, at) + pieces * path.node(numberAt(halves, at));
    }
    for (let at = 0; at < halves.length; at += 1)
      total[at] = doubleAt(total, at) + doubleAt(values, at) * (rate?.at(numberAt(halves, at)) ?? 1);
  }
  return total;
}

function withRest(known: HalfHourPath, share: number, apart: Process): HalfHourPath {
  return shifted(known, (half) => {
    const day = Math.floor(half / HALVES);
    const from = apart.start(day);
    return (1 - share) * (from + (apart.start(day + 1) - from) * (half / HALVES - day));
  });
}

/** Multiplies a path in prices by one factor per day. */
function scaled(path: HalfHourPath, scale: (day: number) => number): HalfHourPath {
  return {
    space: path.space,
    node: (half) => path.node(half) * scale(Math.floor(half / HALVES)),
    fill(day, begin, end, into) {
      path.fill(day, begin, end, into);
      const factor = scale(day);
      for (let index = begin; index <= end; index += 1) into.nodes[index] = doubleAt(into.nodes, index) * factor;
      for (let at = begin * MODES; at < end * MODES; at += 1) into.swing[at] = doubleAt(into.swing, at) * factor;
    },
    span(quarter, into) {
      path.span(quarter, into);
      const factor = scale(Math.floor(quarter / 4));
      into.low *= factor;
      into.high *= factor;
      into.swing *= factor;
    },
  };
}

/** Days per year in money markets. */
const RATE_DAYS = 360;

/** Path of a deposit index: its level grows by each day's rate (`rate`, percent per year) and equals `level` at the reference day. */
export function accruingPath(level: number, rate: HalfHourPath): HalfHourPath {
  let logs: Float64Array | undefined;
  function logsByDay(): Float64Array {
    if (logs !== undefined) return logs;
    logs = new Float64Array(DAYS);
    for (let day = 1; day < DAYS; day += 1)
      logs[day] = doubleAt(logs, day - 1) + Math.log1p(rate.node((day - 1) * HALVES) / 100 / RATE_DAYS);
    return logs;
  }
  const logAt = (half: number): number => {
    const days = logsByDay();
    const day = Math.min(DAYS - 2, Math.floor(half / HALVES));
    const from = doubleAt(days, day);
    return from + (doubleAt(days, day + 1) - from) * (half / HALVES - day) - doubleAt(days, REFERENCE_DAY);
  };
  const price = (half: number): number => level * Math.exp(logAt(half));
  return {
    space: 'PRICE',
    node: price,
    fill(day, begin, end, { nodes, swing }) {
      for (let index = begin; index <= end; index += 1) nodes[index] = price(day * HALVES + index);
      swing.fill(0, begin * MODES, end * MODES);
    },
    span(quarter, into) {
      const ends = [0, 1].map((later) => price((quarter + later) * (HALVES / 4)));
      into.low = Math.min(...ends);
      into.high = Math.max(...ends);
      into.swing = 0;
    },
  };
}

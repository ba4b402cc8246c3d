import * as reading from '#domain/input/at.ts';
import type { RatePath } from './rate-path.ts';
import { emptyDayEnds, emptySpan, HALVES, QUARTER, type HalfHourPath, type DayEnds, type Space } from './half-hour-path.ts';
import type { Process } from './process.ts';
import { REFERENCE_DAY, type VarianceClock } from './variance-clock.ts';
import { MODES } from './intraday-bridges.ts';

// Local names for imports: Vitest resolves an import at each use, and there are millions of uses.
const { doubleAt } = reading;

/** Process in a sum of log prices (of points for rates). */
export interface Term {
  readonly process: Process;
  readonly weight: number;
}

export interface WalkOptions {
  readonly space: Space;
  readonly clock: VarianceClock;
  readonly terms: readonly Term[];
  readonly constant: number;
  /** Mixture of the modes: a direction of length 1; for an index, the weighted mean of its members' directions. */
  readonly mixture: readonly number[];
}

/** Returns the volatility of a sum of independent walks, per year of market time. */
export function volatilityOf(terms: readonly Term[]): number {
  return Math.sqrt(terms.reduce((total, { process, weight }) => total + (weight * process.volatility) ** 2, 0));
}

/** Creates a path from a sum of random walks in log price. */
export function walk({ space, clock, terms, constant, mixture }: WalkOptions): HalfHourPath {
  const isPrice = space === 'PRICE';
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0] = mixture;
  const volatility = volatilityOf(terms);
  const strongest = Float64Array.of(0, 1, 2, 3).map((part) => Math.max(...clock.halfRoot.subarray(part * QUARTER, (part + 1) * QUARTER)));
  return {
    space,
    node(half) {
      const day = Math.floor(half / HALVES);
      const index = half - day * HALVES;
      let value = constant;
      for (const { process, weight } of terms) {
        value += weight * (index === 0 ? process.start(day) : doubleAt(process.nodes(day, index, index), index));
      }
      return isPrice ? Math.exp(value) : value;
    },
    fill(day, begin, end, { nodes, swing }) {
      nodes.fill(constant, begin, end + 1);
      for (const { process, weight } of terms) {
        const values = process.nodes(day, begin, end);
        for (let index = begin; index <= end; index += 1) nodes[index] = doubleAt(nodes, index) + weight * doubleAt(values, index);
      }
      if (isPrice) for (let index = begin; index <= end; index += 1) nodes[index] = Math.exp(doubleAt(nodes, index));
      const root = doubleAt(clock.dayRoot, day);
      for (let index = begin; index < end; index += 1) {
        const strength = volatility * (root * doubleAt(clock.halfRoot, index)) * (isPrice ? doubleAt(nodes, index) : 1);
        const mode = index * MODES;
        swing[mode] = strength * m0;
        swing[mode + 1] = strength * m1;
        swing[mode + 2] = strength * m2;
        swing[mode + 3] = strength * m3;
      }
    },
    span(quarter, into) {
      const day = Math.floor(quarter / 4);
      const part = quarter - day * 4;
      let [from, to, reach] = [constant, constant, 0];
      for (const { process, weight } of terms) {
        const values = process.nodes(day, 0, 0);
        from += weight * doubleAt(values, part * QUARTER);
        to += weight * doubleAt(values, (part + 1) * QUARTER);
        reach += Math.abs(weight) * process.reach(day, part);
      }
      into.low = (from < to ? from : to) - reach;
      into.high = (from < to ? to : from) + reach;
      if (isPrice) {
        into.low = Math.exp(into.low);
        into.high = Math.exp(into.high);
      }
      into.swing = volatility * doubleAt(clock.dayRoot, day) * doubleAt(strongest, part) * (isPrice ? into.high : 1);
    },
  };
}

/** Summand of a path: a number of pieces of it, times a rate that is linear within a half hour. */
export interface Part {
  readonly path: HalfHourPath;
  readonly pieces: number;
  readonly rate?: RatePath | undefined;
}

/** Creates a weighted sum of paths of one space. */
export function sum(space: Space, parts: readonly Part[], constant = 0): HalfHourPath {
  const part = emptyDayEnds();
  const bounds = emptySpan();
  const rates = emptySpan();
  const groups = [...new Set(parts.map(({ rate }) => rate))].map((rate) => ({
    rate,
    values: new Float64Array(HALVES + 1).fill(1),
    parts: parts.filter((one) => one.rate === rate),
  }));
  return {
    space,
    node(half) {
      let value = 0;
      for (const { rate, parts: members } of groups) {
        let inCurrency = 0;
        for (const { path, pieces } of members) inCurrency += pieces * path.node(half);
        value += inCurrency * (rate?.at(half) ?? 1);
      }
      return constant + value;
    },
    fill(day, begin, end, into) {
      into.nodes.fill(constant, begin, end + 1);
      into.swing.fill(0, begin * MODES, end * MODES);
      for (const { rate, values, parts: members } of groups) {
        if (rate !== undefined) for (let index = begin; index <= end; index += 1) values[index] = rate.at(day * HALVES + index);
        for (const { path, pieces } of members) {
          path.fill(day, begin, end, part);
          if (rate === undefined) addPlain(part, pieces, begin, end, into);
          else addPart(part, pieces, values, begin, end, into);
        }
      }
    },
    span(quarter, into) {
      let [low, high, swing] = [constant, constant, 0];
      for (const { rate, parts: members } of groups) {
        if (rate !== undefined) rate.span(quarter, rates);
        const [least, most] = rate === undefined ? [1, 1] : [rates.low, rates.high];
        for (const { path, pieces } of members) {
          path.span(quarter, bounds);
          const lowest = pieces * bounds.low;
          const highest = pieces * bounds.high;
          low += Math.min(lowest * least, lowest * most, highest * least, highest * most);
          high += Math.max(lowest * least, lowest * most, highest * least, highest * most);
          swing += Math.abs(pieces) * most * bounds.swing;
        }
      }
      into.low = low;
      into.high = high;
      into.swing = swing;
    },
  };
}

/** Adds half hours of a part, times its number of pieces, to a sum. */
function addPlain(part: DayEnds, pieces: number, begin: number, end: number, { nodes, swing }: DayEnds): void {
  for (let index = begin; index <= end; index += 1) nodes[index] = doubleAt(nodes, index) + pieces * doubleAt(part.nodes, index);
  for (let at = begin * MODES; at < end * MODES; at += 1) swing[at] = doubleAt(swing, at) + pieces * doubleAt(part.swing, at);
}

/** Adds half hours of a part, times its number of pieces and a rate, to a sum. */
function addPart(part: DayEnds, pieces: number, rates: Float64Array, begin: number, end: number, { nodes, swing }: DayEnds): void {
  for (let index = begin; index <= end; index += 1) {
    nodes[index] = doubleAt(nodes, index) + pieces * (rates[index] ?? 1) * doubleAt(part.nodes, index);
  }
  for (let index = begin, at = begin * MODES; index < end; index += 1) {
    const here = pieces * (rates[index] ?? 1);
    for (let mode = 0; mode < MODES; mode += 1, at += 1) swing[at] = doubleAt(swing, at) + here * doubleAt(part.swing, at);
  }
}

/** Shifts a path: `shift` is added to its logarithm (to its points). */
export function shifted(path: HalfHourPath, shift: (half: number) => number): HalfHourPath {
  const { space } = path;
  const isPrice = space === 'PRICE';
  return {
    space,
    node: (half) => (isPrice ? path.node(half) * Math.exp(shift(half)) : path.node(half) + shift(half)),
    fill(day, begin, end, into) {
      path.fill(day, begin, end, into);
      const { nodes, swing } = into;
      for (let index = begin; index <= end; index += 1) {
        const here = shift(day * HALVES + index);
        if (!isPrice) {
          nodes[index] = doubleAt(nodes, index) + here;
          continue;
        }
        const factor = Math.exp(here);
        nodes[index] = doubleAt(nodes, index) * factor;
        if (index < end) for (let mode = index * MODES; mode < (index + 1) * MODES; mode += 1) swing[mode] = doubleAt(swing, mode) * factor;
      }
    },
    span(quarter, into) {
      path.span(quarter, into);
      let least = Infinity;
      let most = -Infinity;
      for (let half = quarter * QUARTER; half <= (quarter + 1) * QUARTER; half += 1) {
        const here = shift(half);
        if (here < least) least = here;
        if (here > most) most = here;
      }
      into.low = isPrice ? into.low * Math.exp(least) : into.low + least;
      into.high = isPrice ? into.high * Math.exp(most) : into.high + most;
      if (isPrice) into.swing *= Math.exp(most);
    },
  };
}

/** Converts a path in logs of prices to prices, which can be summed. */
export function inPrices(path: HalfHourPath): HalfHourPath {
  if (path.space !== 'LOG') return path;
  return {
    space: 'PRICE',
    node: (half) => Math.exp(path.node(half)),
    fill(day, begin, end, into) {
      path.fill(day, begin, end, into);
      const { nodes, swing } = into;
      for (let index = begin; index <= end; index += 1) nodes[index] = Math.exp(doubleAt(nodes, index));
      for (let at = begin * MODES; at < end * MODES; at += 1) swing[at] = doubleAt(swing, at) * doubleAt(nodes, Math.floor(at / MODES));
    },
    span(quarter, into) {
      path.span(quarter, into);
      into.low = Math.exp(into.low);
      into.high = Math.exp(into.high);
      into.swing *= into.high;
    },
  };
}

/** Adds a drift (costs, retained earnings, the carry of a future): log price or points per year, 0 at the reference day. */
export function drifting(path: HalfHourPath, perYear = 0): HalfHourPath {
  const perHalf = perYear / 365.25 / HALVES;
  return perYear === 0 ? path : shifted(path, (half) => perHalf * (half - REFERENCE_DAY * HALVES));
}

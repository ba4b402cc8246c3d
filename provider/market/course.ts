import type { Lru } from './lru.ts';
import type { Process } from './process.ts';
import { REFERENCE_DAY, type VarianceClock } from './variance-clock.ts';
import { MODES } from './weave.ts';

/**
 * What moves in straight lines within a half hour: the price itself (shares, funds and their indices, so that sums of prices
 * are exact), its logarithm (currencies, commodities, coins, so that cross rates are exact) or points (interest rates).
 */
export type Space = 'PRICE' | 'LOG' | 'POINTS';

/** A half hour's ends, and how strongly each mode of the common movement acts in it. */
export interface Ends {
  from: number;
  to: number;
  readonly swing: Float64Array;
}

/** An instrument from half hour to half hour (numbered since 1970), in the units of its space. */
export interface Course {
  readonly space: Space;
  /** At the start of a half hour. */
  node(half: number): number;
  ends(half: number, into: Ends): void;
}

/** One process of a sum in log price (in points for rates). */
export interface Term {
  readonly process: Process;
  readonly weight: number;
}

export interface WalkOptions {
  readonly space: Space;
  readonly clock: VarianceClock;
  readonly terms: readonly Term[];
  readonly constant: number;
  /** Mixture of the modes: a direction of length 1. */
  readonly mixture: readonly number[];
}

/** Price at a value of a space. */
export function priceOf(space: Space, value: number): number {
  return space === 'LOG' ? Math.exp(value) : value;
}

/** A sum of random walks in log price. */
export function walk({ space, clock, terms, constant, mixture }: WalkOptions): Course {
  const isPrice = space === 'PRICE';
  const volatility = Math.sqrt(terms.reduce((total, { process, weight }) => total + (weight * process.volatility) ** 2, 0));
  const [only] = terms.length === 1 && terms[0]?.weight === 1 ? terms : [];
  let known = -1;
  let knownValue = 0;

  /** `day` and `index` name the half hour that holds the node: index + offset may be the next day's first. */
  function valueAt(day: number, index: number, offset: number): number {
    let value = constant;
    if (only === undefined) {
      for (let term = 0; term < terms.length; term += 1) {
        const { process, weight } = terms[term] as Term;
        value += weight * (process.nodes(day, index)[index + offset] ?? 0);
      }
    } else value += only.process.nodes(day, index)[index + offset] ?? 0;
    return isPrice ? Math.exp(value) : value;
  }

  return {
    space,
    node(half) {
      const day = Math.floor(half / 48);
      return valueAt(day, half - day * 48, 0);
    },
    ends(half, into) {
      const day = Math.floor(half / 48);
      const index = half - day * 48;
      into.from = known === half ? knownValue : valueAt(day, index, 0);
      into.to = valueAt(day, index, 1);
      // The next half hour of the same day begins where this one ends; midnight is drawn anew.
      known = index === 47 ? -1 : half + 1;
      knownValue = into.to;
      const swing = volatility * clock.deviation(day, index) * (isPrice ? into.from : 1);
      for (let mode = 0; mode < MODES; mode += 1) into.swing[mode] = swing * (mixture[mode] ?? 0);
    },
  };
}

/** A course within a sum: so many pieces of it, each times a rate that is a straight line within a half hour. */
export interface Part {
  readonly course: Course;
  readonly pieces: number;
  readonly rate?: ((half: number) => number) | undefined;
}

/** A weighted sum of courses of one space; `scale` multiplies it, with one value per day. */
export function sum(space: Space, parts: readonly Part[], constant = 0, scale?: (day: number) => number): Course {
  const part: Ends = { from: 0, to: 0, swing: new Float64Array(MODES) };
  return {
    space,
    node(half) {
      let value = 0;
      for (const { course, pieces, rate } of parts) value += pieces * course.node(half) * (rate?.(half) ?? 1);
      return constant + value * (scale?.(Math.floor(half / 48)) ?? 1);
    },
    ends(half, into) {
      let from = 0;
      let to = 0;
      into.swing.fill(0);
      const factor = scale?.(Math.floor(half / 48)) ?? 1;
      for (const { course, pieces, rate } of parts) {
        course.ends(half, part);
        const here = pieces * factor * (rate?.(half) ?? 1);
        from += here * part.from;
        to += (rate === undefined ? here : pieces * factor * rate(half + 1)) * part.to;
        for (let mode = 0; mode < MODES; mode += 1) into.swing[mode] = (into.swing[mode] ?? 0) + here * (part.swing[mode] ?? 0);
      }
      into.from = constant + from;
      into.to = constant + to;
    },
  };
}

/** A course led to other prices: `shift` is added to its logarithm (to its points). */
export function shifted(course: Course, shift: (half: number) => number): Course {
  const { space } = course;
  if (space !== 'PRICE') {
    return {
      space,
      node: (half) => course.node(half) + shift(half),
      ends(half, into) {
        course.ends(half, into);
        into.from += shift(half);
        into.to += shift(half + 1);
      },
    };
  }
  return {
    space,
    node: (half) => course.node(half) * Math.exp(shift(half)),
    ends(half, into) {
      course.ends(half, into);
      const factor = Math.exp(shift(half));
      into.from *= factor;
      into.to *= Math.exp(shift(half + 1));
      for (let mode = 0; mode < MODES; mode += 1) into.swing[mode] = (into.swing[mode] ?? 0) * factor;
    },
  };
}

/** Costs, kept earnings, the carry of a future: so much log price (so many points) per year, 0 at the reference day. */
export function drifting(course: Course, perYear = 0): Course {
  const perHalf = perYear / 365.25 / 48;
  return perYear === 0 ? course : shifted(course, (half) => perHalf * (half - REFERENCE_DAY * 48));
}

const WIDTH = 2 + MODES;

/** A course that is much work, with what was computed of it remembered by days. */
export function remembered(course: Course, name: string, days: Lru<string, Float64Array>): Course {
  const one: Ends = { from: 0, to: 0, swing: new Float64Array(MODES) };
  let known = -1;
  let values: Float64Array = new Float64Array(0);

  function at(day: number): Float64Array {
    if (day === known) return values;
    const key = `${name}/${day}`;
    let found = days.get(key);
    if (found === undefined) days.set(key, (found = new Float64Array(48 * WIDTH).fill(Number.NaN)));
    known = day;
    values = found;
    return found;
  }

  return {
    ...course,
    ends(half, into) {
      const day = Math.floor(half / 48);
      const kept = at(day);
      const begin = (half - day * 48) * WIDTH;
      if (Number.isNaN(kept[begin])) {
        course.ends(half, one);
        kept[begin] = one.from;
        kept[begin + 1] = one.to;
        kept.set(one.swing, begin + 2);
      }
      into.from = kept[begin] ?? 0;
      into.to = kept[begin + 1] ?? 0;
      for (let mode = 0; mode < MODES; mode += 1) into.swing[mode] = kept[begin + 2 + mode] ?? 0;
    },
  };
}

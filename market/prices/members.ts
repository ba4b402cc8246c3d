import type { IndexMemberRecord, InstrumentRecord } from '../catalogue/types.ts';

/** Types of instruments that can be summed to the level of an index. Rates have no price; an index of them grows by them. */
const SUMMANDS: ReadonlySet<string> = new Set(['STOCK', 'BOND', 'COMMODITY', 'PRECIOUS_METAL']);

/**
 * Members of the indices that move with them: all with weights and prices, except for indices that are computed from another instrument.
 */
export function movingMembers(
  instruments: readonly InstrumentRecord[],
  members: readonly IndexMemberRecord[],
): readonly IndexMemberRecord[] {
  const known = new Map(instruments.map((one) => [one.entityValue, one]));
  return members.filter(({ indexEntityValue, entityValue, weight }) => {
    const isOwn = known.get(indexEntityValue)?.details.model?.computedFrom === undefined;
    return isOwn && weight !== undefined && weight > 0 && SUMMANDS.has(known.get(entityValue)?.entityType ?? '');
  });
}

/** Share of the known members in an index, 0 to 1. */
export function knownShare(members: readonly IndexMemberRecord[]): number {
  const share = members.reduce((total, { weight = 0 }) => total + weight, 0) / 100;
  // Weights of a complete index add up to 1 except for rounding.
  return share > 1 - 1e-9 ? 1 : share;
}

/** Day with a known level of an index, and the log of the factor on its sum on that day. */
export interface KnownLevel {
  readonly day: number;
  readonly log: () => number;
}

/**
 * Returns the factor on the sum of the members on a day, so that the index matches its known levels. Like the divisor of a real index, it
 * compensates for changes of members and, in performance indices, for dividends. It changes overnight only, evenly between the known levels
 * (ascending by day), and is constant after the last one.
 */
export function divisor(levels: readonly KnownLevel[]): (day: number) => number {
  const logs = new Map<KnownLevel, number>();
  const logOf = (level: KnownLevel | undefined): number => {
    if (level === undefined) return 0;
    let log = logs.get(level);
    if (log === undefined) logs.set(level, (log = level.log()));
    return log;
  };
  function at(day: number): number {
    const right = levels.findIndex((level) => level.day > day);
    const after = levels[right];
    const before = levels[right - 1];
    if (after === undefined) return logOf(levels.at(-1));
    if (before === undefined) return logOf(after);
    return logOf(before) + ((logOf(after) - logOf(before)) * (day - before.day)) / (after.day - before.day);
  }
  let known = -1;
  let value = 1;
  return (day) => {
    if (day !== known) {
      known = day;
      value = Math.exp(at(day));
    }
    return value;
  };
}

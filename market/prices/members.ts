import type { IndexMemberRecord, InstrumentRecord } from '../catalogue/types.ts';

/** Types of instruments that can be added up to the level of an index. Rates have no price; an index of them grows by them. */
const SUMMANDS: ReadonlySet<string> = new Set(['STOCK', 'BOND', 'COMMODITY', 'PRECIOUS_METAL']);

/** The members of the indices that move with them: all that have weights and prices, but for indices that are computed from something else. */
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

/** Share of an index that its known members have, 0 to 1. */
export function knownShare(members: readonly IndexMemberRecord[]): number {
  const share = members.reduce((total, { weight = 0 }) => total + weight, 0) / 100;
  // Weights that add up to all of it do so but for their last digits.
  return share > 1 - 1e-9 ? 1 : share;
}

/** A day on which the level of an index is known, and the logarithm of what its sum must be multiplied with then. */
export interface KnownLevel {
  readonly day: number;
  readonly log: () => number;
}

/**
 * Returns the factor on the sum of the members on a day, so that the index stands at its known levels. Like the divisor of a real index it
 * makes up for changes of members and, in performance indices, for dividends. It changes over night only, evenly between the known levels
 * (ascending by day); from the last one on it stays.
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

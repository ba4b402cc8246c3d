import type { IndexMemberRecord, InstrumentRecord } from '../catalogue/types.ts';

/**
 * The members of the indices that are made of them: those of which all members are known. An index of which a third is missing
 * would move otherwise than it does, and the sum over hundreds of bonds or small shares at every half hour of ten years is work
 * that nobody sees. Such an index moves by its own model; its members are listed with their weights all the same.
 */
export function summedMembers(
  instruments: readonly InstrumentRecord[],
  members: readonly IndexMemberRecord[],
): readonly IndexMemberRecord[] {
  const known = new Map(instruments.map((one) => [one.entityValue, one]));
  return [...Map.groupBy(members, ({ indexEntityValue }) => indexEntityValue)].flatMap(([index, all]) => {
    const isSummand = ({ entityValue, weight }: IndexMemberRecord): boolean =>
      weight !== undefined && known.get(entityValue)?.entityType === 'STOCK';
    const isWhole = all.length >= (known.get(index)?.details.index?.numberConstituents ?? 0) && all.every(isSummand);
    return isWhole ? all : [];
  });
}

/** A day on which the level of an index is known, and the logarithm of what its sum must be multiplied with then. */
export interface KnownLevel {
  readonly day: number;
  readonly log: () => number;
}

/**
 * What the sum of the members is multiplied with on a day, so that the index stands where it is known to have stood: as the
 * divisor of a real index it makes up for changes of members and, in performance indices, for dividends. It changes over
 * night only, evenly between the known levels (ascending by day); from the last one on it stays.
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

import type { IndexMemberRecord, InstrumentRecord } from '../catalogue/types.ts';

/** A member of an index and what it weighs at the reference day, 0 … 1. */
export interface Weighed {
  readonly entityValue: string;
  readonly share: number;
}

/**
 * The members of the indices that are made of them: those of which all members are known. An index of which a third is missing
 * would move otherwise than it does, and the sum over hundreds of bonds or small shares at every half hour of ten years is work
 * that nobody sees. Such an index moves by its own model; its members are listed with their weights all the same.
 */
export function summedMembers(
  instruments: readonly InstrumentRecord[],
  members: readonly IndexMemberRecord[],
): readonly IndexMemberRecord[] {
  const types = new Map(instruments.map(({ entityValue, entityType }) => [entityValue, entityType]));
  const numbers = new Map(instruments.map(({ entityValue, details }) => [entityValue, details.index?.numberConstituents]));
  return [...Map.groupBy(members, ({ indexEntityValue }) => indexEntityValue)].flatMap(([index, all]) => {
    const isWhole = all.length >= (numbers.get(index) ?? 0) && all.every(({ entityValue }) => types.get(entityValue) === 'STOCK');
    return isWhole ? all : [];
  });
}

/** Indices that count prices instead of market values. */
const PRICE_WEIGHTED: ReadonlySet<string> = new Set(['DJI', 'N225']);
/** How much of an index a few of its largest members make up: 20 of 500 about a third. */
const CONCENTRATION = 0.35;

/**
 * Shares of the members of an index at the reference day. Weights of the catalogue hold as they are; what they leave is
 * shared among the others by market value in the index's currency (by price where the index counts prices). The sum is
 * below 1 when the catalogue does not have all members: the rest is the other members.
 */
export function sharesOf(
  index: InstrumentRecord,
  members: readonly IndexMemberRecord[],
  valueOf: (entityValue: string) => { readonly price: number; readonly pieces: number },
): Weighed[] {
  const open = members.filter(({ weight }) => weight === undefined);
  const given = members.reduce((total, { weight = 0 }) => total + weight / 100, 0);
  const number = index.details.index?.numberConstituents ?? members.length;
  const covered = open.length === 0 || members.length >= number ? 1 : Math.min(1, (members.length / number) ** CONCENTRATION);
  const left = Math.max(0, covered - given);
  const byPrice = PRICE_WEIGHTED.has(index.symbol ?? '');
  const values = open.map(({ entityValue }) => {
    const { price, pieces } = valueOf(entityValue);
    return byPrice ? price : price * pieces;
  });
  const total = values.reduce((all, value) => all + value, 0);
  const scale = given > 1 ? 1 / given : 1;
  return [
    ...members.flatMap(({ entityValue, weight }) => (weight === undefined ? [] : [{ entityValue, share: (weight / 100) * scale }])),
    ...open.map(({ entityValue }, place) => ({ entityValue, share: total === 0 ? 0 : (left * (values[place] ?? 0)) / total })),
  ];
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

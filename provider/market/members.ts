import type { IndexMemberRecord, InstrumentRecord } from '../catalogue/types.ts';

/** A member of an index and what it weighs at the reference day, 0 … 1. */
export interface Weighed {
  readonly entityValue: string;
  readonly share: number;
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

/**
 * What the sum of the members is multiplied with on a day, so that the index stands where it is known to have stood: as the
 * divisor of a real index it makes up for changes of members and, in performance indices, for dividends. It changes over
 * night only; from the last known level on it is 1 (with `levels` ending at the reference day).
 */
export function divisor(levels: readonly (readonly [day: number, log: number])[]): (day: number) => number {
  const last = levels.length - 1;
  let known = -1;
  let value = 1;
  const at = (day: number): number => {
    if (day >= (levels[last]?.[0] ?? 0)) return levels[last]?.[1] ?? 0;
    if (day <= (levels[0]?.[0] ?? 0)) return levels[0]?.[1] ?? 0;
    const right = levels.findIndex(([other]) => other > day);
    const [from, before] = levels[right - 1] ?? [0, 0];
    const [to, after] = levels[right] ?? [1, 0];
    return before + ((after - before) * (day - from)) / (to - from);
  };
  return (day) => {
    if (day !== known) {
      known = day;
      value = Math.exp(at(day));
    }
    return value;
  };
}

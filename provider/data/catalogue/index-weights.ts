import { indexValueOf } from './indices.ts';
import type { StockEntry } from './stocks.ts';
import type { IndexMemberRecord, InstrumentRecord } from './types.ts';

/** Indices that weigh by price instead of by market value (entityValues of Dow Jones and Nikkei 225). */
const BY_PRICE: ReadonlySet<string> = new Set(['324977', '60972397']);
/** Largest share of one member in percent, where the index's rules cap it. */
const CAPS: Readonly<Record<string, number>> = {
  '20735': 15,
  '323547': 15,
  '324724': 15,
  '6623216': 15,
  '193736': 10,
  [indexValueOf('CAC')]: 15,
  [indexValueOf('SMI')]: 18,
  [indexValueOf('ATX')]: 20,
};
/** An index of which the catalogue has fewer of the members keeps them without weights. */
const LEAST_PART = 0.5;

/**
 * The members of every index, with weights in percent at the reference day where most of them are known: by market value
 * in free float (in euros) or by price, capped as the index caps. The weights of an index add up to 100.
 */
export function indexMembersOf(stocks: readonly StockEntry[], indices: readonly InstrumentRecord[]): IndexMemberRecord[] {
  const members = new Map<string, StockEntry[]>();
  for (const stock of stocks) {
    for (const index of stock.indices) members.set(index, [...(members.get(index) ?? []), stock]);
  }
  return indices.flatMap(({ entityValue, details }) => {
    const known = members.get(entityValue) ?? [];
    const isWeighted = known.length >= LEAST_PART * (details.index?.numberConstituents ?? Infinity);
    const weights = isWeighted ? weightsOf(entityValue, known) : [];
    return known.map(({ instrument }, index): IndexMemberRecord => {
      const weight = weights[index];
      return { indexEntityValue: entityValue, entityValue: instrument.entityValue, ...(weight === undefined ? {} : { weight }) };
    });
  });
}

function weightsOf(index: string, members: readonly StockEntry[]): number[] {
  const sizes = members.map(({ instrument, company, euroValue }) =>
    BY_PRICE.has(index) ? (instrument.details.model?.level ?? 0) : (euroValue * (company.details?.freeFloat ?? 100)) / 100,
  );
  return capped(percentOf(sizes), CAPS[index] ?? 100);
}

function percentOf(sizes: readonly number[]): number[] {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => (100 * size) / sum);
}

/** Cuts weights at the cap and gives what is over to the others in proportion, until none is over. */
function capped(weights: readonly number[], cap: number): number[] {
  if (weights.length * cap <= 100 || weights.every((weight) => weight <= cap + 1e-9)) return [...weights];
  const isFull = weights.map((weight) => weight >= cap - 1e-9);
  const left = 100 - cap * isFull.filter(Boolean).length;
  const free = weights.reduce((sum, weight, index) => sum + (isFull[index] ? 0 : weight), 0);
  return capped(
    weights.map((weight, index) => (isFull[index] ? cap : (weight * left) / free)),
    cap,
  );
}

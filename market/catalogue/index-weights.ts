import { numberAt } from '#domain/input/at.ts';
import { given } from '#domain/input/given.ts';
import { perEuro } from './currencies.ts';
import { chosenFor } from './index-universes.ts';
import { indexValueOf } from './indices.ts';
import type { Entry } from './parts.ts';
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
  [indexValueOf('SX8P')]: 30,
  [indexValueOf('CLEAN')]: 15,
  // Funds on this index may hold at most 35 percent of one issuer (directive 2009/65/EC, article 53).
  [indexValueOf('NIFTY')]: 35,
};
/** Average size of unknown members, relative to the smallest known member: the unknown ones of an index are smaller. */
const MISSING_SIZE = 0.5;

interface Member {
  readonly entityValue: string;
  /** Size that the weight is proportional to. */
  readonly size: number;
}

/**
 * Members of every index with their weights in percent at the reference day: shares by market value in free float (in euros) or by price,
 * bonds by volume, others equally; capped by the rules of the index. The weights of a complete index add up to 100, those of an index with
 * unknown members to the share of the known ones.
 */
export function indexMembersOf(
  stocks: readonly StockEntry[],
  indices: readonly InstrumentRecord[],
  others: readonly Entry[],
): IndexMemberRecord[] {
  return indices.flatMap(({ entityValue: index, details }) => {
    const named = stocks.filter((stock) => stock.indices.includes(index)).map((share) => memberOf(index, share));
    const chosen = chosenFor(index, stocks, others);
    const known = new Set(named.map(({ entityValue }) => entityValue));
    const more = [...chosen.stocks.map((share) => memberOf(index, share)), ...chosen.others.map(otherMemberOf)]
      .filter(({ entityValue }) => !known.has(entityValue))
      .toSorted((a, b) => b.size - a.size);
    const count = details.index?.numberConstituents ?? 0;
    const members = [...named, ...more.slice(0, Math.max(0, count - named.length))];
    const weights = capped(percentOf(members.map(({ size }) => size)), CAPS[index] ?? 100);
    const part = knownPart(members, count);
    return members.map(({ entityValue }, place): IndexMemberRecord => {
      return { indexEntityValue: index, entityValue, weight: numberAt(weights, place) * part };
    });
  });
}

function memberOf(index: string, { instrument, company, euroValue }: StockEntry): Member {
  const size = BY_PRICE.has(index)
    ? given(instrument.details.model, 'price model').level
    : (euroValue * (company.details?.freeFloat ?? 100)) / 100;
  return { entityValue: instrument.entityValue, size };
}

function otherMemberOf({ instrument: { entityValue, details } }: Entry): Member {
  return { entityValue, size: details.bond === undefined ? 1 : details.bond.volume / perEuro(details.bond.currency) };
}

/** Share of the known members in an index with `count` members, 0 to 1. */
function knownPart(members: readonly Member[], count: number): number {
  const missing = count - members.length;
  if (missing <= 0 || members.length === 0) return 1;
  const known = members.reduce((sum, { size }) => sum + size, 0);
  const smallest = members.reduce((least, { size }) => Math.min(least, size), Infinity);
  return known / (known + missing * MISSING_SIZE * smallest);
}

function percentOf(sizes: readonly number[]): number[] {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => (100 * size) / sum);
}

/** Caps the weights and distributes the excess to the others in proportion, until none exceeds the cap. */
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

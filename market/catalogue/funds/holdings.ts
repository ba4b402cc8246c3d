import { hashOfName } from '../chance.ts';
import type { FundDetails, InstrumentRecord } from '../types.ts';
import { membersIn, poolOf, type HoldingsSource, type Position } from './pool.ts';

/** Position of a fund. Shares are percent of its assets. */
export interface Holding {
  readonly name: string;
  readonly instrument?: InstrumentRecord;
  readonly asset: 'EQUITY' | 'BOND';
  readonly pct: number;
  readonly country: string;
  readonly branch: string;
  readonly currency: string;
}

export interface Holdings {
  /** Holdings, largest first; the rest of the assets is `cashPct` and, for funds with instruments that we do not have, `otherPct`. */
  readonly list: readonly Holding[];
  readonly cashPct: number;
  readonly otherPct: number;
}

/** Maximum number of positions by kind of fund. */
const SIZE = { PASSIVE: 60, ACTIVE: 38 } as const;

/**
 * Returns the holdings of a fund, from the instruments of the catalogue. An index tracker holds the members at their weights. Other funds
 * hold shares by market value and bonds by volume, of their universe, tilted by the manager. The same fund and catalogue always give the
 * same holdings.
 */
export function holdingsOf(fund: FundDetails, key: string, source: HoldingsSource): Holdings {
  const { universe } = fund;
  const isActive = fund.replication === undefined;
  const cashPct = isActive ? 0.5 + (hashOfName(`${key}/cash`) % 400) / 100 : 0.1;
  const members = isActive || universe.asset === 'MIXED' || fund.benchmark === undefined ? [] : membersIn(fund.benchmark, source);
  if (members.length > 0) {
    const list = members.map((member) => holdingOf(member, (member.weight * (100 - cashPct)) / 100));
    return { list: list.toSorted((a, b) => b.pct - a.pct), cashPct, otherPct: otherOf(list, cashPct) };
  }
  const parts = partsOf(universe.asset, universe.equityPct ?? 0);
  const list = parts.flatMap(([asset, pct]) => {
    const pool = poolOf(asset, universe, source);
    const chosen = isActive ? activeChoice(pool, key) : pool.slice(0, SIZE.PASSIVE);
    return weigh(capped(chosen), (pct * (100 - cashPct) * coverage(chosen.length)) / 100);
  });
  return { list: list.toSorted((a, b) => b.pct - a.pct), cashPct: round(cashPct), otherPct: otherOf(list, cashPct) };
}

function otherOf(list: readonly Holding[], cashPct: number): number {
  return Math.max(0, round(100 - cashPct - list.reduce((sum, { pct }) => sum + pct, 0)));
}

function partsOf(asset: FundDetails['universe']['asset'], equityPct: number): readonly (readonly ['EQUITY' | 'BOND', number])[] {
  if (asset === 'EQUITY') return [['EQUITY', 100]];
  if (asset === 'MIXED') return [['EQUITY', equityPct], ['BOND', 100 - equityPct]]; // prettier-ignore
  return asset === 'COMMODITY' ? [] : [['BOND', 100]];
}

/** Share of the assets that known instruments cover. With few of them, the rest remains unknown, instead of one share with all assets. */
function coverage(size: number): number {
  return Math.min(1, size / 20);
}

/** Choice of an active manager: excludes some candidates and overweights others. */
function activeChoice(pool: readonly Position[], key: string): Position[] {
  return pool
    .filter(({ name }) => pool.length < 12 || hashOfName(`${key}/${name}`) % 100 < 55)
    .map((position) => ({
      ...position,
      weight: Math.sqrt(position.weight) * (0.5 + (hashOfName(`${key}/like/${position.name}`) % 100) / 100),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SIZE.ACTIVE);
}

/** Caps each position at a tenth of the fund, as the rules for public funds require (UCITS, article 52). */
function capped(positions: readonly Position[]): Position[] {
  let list = [...positions];
  for (let pass = 0; pass < 6; pass += 1) {
    const limit = list.reduce((sum, { weight }) => sum + weight, 0) * Math.max(0.1, 1 / Math.max(1, list.length));
    list = list.map((position) => ({ ...position, weight: Math.min(position.weight, limit) }));
  }
  return list;
}

function weigh(positions: readonly Position[], totalPct: number): Holding[] {
  const sum = positions.reduce((total, { weight }) => total + weight, 0);
  return positions.map((position) => holdingOf(position, (position.weight / sum) * totalPct));
}

function holdingOf({ weight: _weight, isoCountry: _isoCountry, ...position }: Position, pct: number): Holding {
  return { ...position, pct: round(pct) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

import type { FundDetails } from '../details.ts';
import type { FairPrices } from '../types.ts';

const DAY_MS = 86_400_000;

interface World {
  readonly catalogue: () => { instrument(entityValue: string): unknown };
  readonly market: () => FairPrices;
}

/** Assets of a fund in euros, at the exchange rate with which the day of an instant began; undefined for an unknown currency. */
export function volumeInEuro({ currency, volume }: FundDetails, { catalogue, market }: World, instant: number): number | undefined {
  if (currency === 'EUR') return volume;
  const pair = `EUR${currency}`;
  if (catalogue().instrument(pair) === undefined) return undefined;
  return Math.round(volume / market().fairAt(pair, Math.floor(instant / DAY_MS) * DAY_MS));
}

import type { FairPrices } from './types.ts';

const DAY_MS = 86_400_000;

interface World {
  readonly catalogue: () => { instrument(entityValue: string): unknown };
  readonly market: () => FairPrices;
}

/**
 * An amount in euros, rounded to whole ones, at the exchange rate with which the day (UTC) of an instant began;
 * undefined for a currency without a rate. An amount in euros stays as it is.
 */
export function inEuro(amount: number, currency: string, { catalogue, market }: World, instant: number): number | undefined {
  if (currency === 'EUR') return amount;
  const pair = `EUR${currency}`;
  if (catalogue().instrument(pair) === undefined) return undefined;
  return Math.round(amount / market().fairAt(pair, Math.floor(instant / DAY_MS) * DAY_MS));
}

/** What something is worth, in euros and rounded to whole ones; in its own currency where that has no rate. */
export function worth(amount: number, currency: string, world: World, instant: number): { amount: number; isoCurrency: string } {
  const euros = inEuro(amount, currency, world, instant);
  return { amount: Math.round(euros ?? amount), isoCurrency: euros === undefined ? currency : 'EUR' };
}

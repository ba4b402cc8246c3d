import type { FairPrices, ShownPrices } from './types.ts';

interface World {
  readonly catalogue: () => { instrument(entityValue: string): unknown };
  readonly market: () => FairPrices & ShownPrices;
}

/** Amount in whole euros, at the last exchange rate shown at an instant; undefined for a currency without a rate. */
export function inEuro(amount: number, currency: string, { catalogue, market }: World, instant: number): number | undefined {
  if (currency === 'EUR') return Math.round(amount);
  const pair = `EUR${currency}`;
  if (catalogue().instrument(pair) === undefined) return undefined;
  return Math.round(amount / (market().lastOf(pair, instant)?.price ?? market().fairAt(pair, instant)));
}

/** Converts an amount to whole euros; it remains in its currency if that has no rate. */
export function worth(amount: number, currency: string, world: World, instant: number): { amount: number; isoCurrency: string } {
  const euros = inEuro(amount, currency, world, instant);
  return euros === undefined ? { amount: Math.round(amount), isoCurrency: currency } : { amount: euros, isoCurrency: 'EUR' };
}

/** Units of other currencies per euro, by code; the euro itself is 1. */
export type EuroRates = Readonly<Record<string, number>>;

/** Currency pair with its last price: `EURUSD`. */
export interface PairPrice {
  readonly pair: string;
  readonly last: number;
}

/** Returns the rates of the pairs whose base is the euro. */
export function euroRates(prices: readonly PairPrice[]): EuroRates {
  const rates = prices.filter(({ pair, last }) => pair.length === 6 && pair.startsWith('EUR') && last > 0);
  return { EUR: 1, ...Object.fromEntries(rates.map(({ pair, last }) => [pair.slice(3), last])) };
}

/**
 * Returns the price of one unit of `from` in units of `to`, through the euro: the reverse rate is therefore the inverse, and a conversion
 * through a third currency has the same result. Undefined for a currency without a rate.
 */
export function rateBetween(rates: EuroRates, from: string, to: string): number | undefined {
  const [before, after] = [Object.hasOwn(rates, from) ? rates[from] : undefined, Object.hasOwn(rates, to) ? rates[to] : undefined];
  return before === undefined || after === undefined ? undefined : after / before;
}

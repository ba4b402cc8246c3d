import { loadSeed } from './catalogue/load-seed.ts';
import type { Seed } from './catalogue/types.ts';
import { createMarket } from './prices/create-market.ts';
import type { Market, MarketOptions } from './prices/types.ts';

/**
 * Source of all market data of a provider. `SIMULATED_MARKET` is the one that ships; a feed of real prices can replace it by implementing
 * these two functions (`market` of `ProviderOptions`). Figures of companies and derivatives are computed from its prices.
 */
export interface MarketFactory {
  /** Returns the instruments with their notations, companies and members of indices that fill an empty store. */
  readonly loadSeed: () => Seed;
  /** Creates the prices of the instruments in the store, which may differ from those of `loadSeed`. See `Market` for the requests. */
  readonly createMarket: (options: MarketOptions) => Market;
}

/** Prices as a pure function of seed and time. */
export const SIMULATED_MARKET: MarketFactory = { loadSeed, createMarket };

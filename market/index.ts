import { loadSeed } from './catalogue/load-seed.ts';
import type { Seed } from './catalogue/types.ts';
import { createMarket } from './prices/create-market.ts';
import type { Market, MarketOptions } from './prices/types.ts';

/**
 * Source of everything that a provider answers about a market. `SIMULATED_MARKET` is the one that ships; a feed of real prices takes its place
 * by these two functions (`market` of `ProviderOptions`). Figures of companies and derivatives follow from the prices that it gives.
 */
export interface MarketFactory {
  /** Instruments with their notations, companies and members of indices: what an empty store is filled with. */
  readonly loadSeed: () => Seed;
  /** Prices of the instruments that the store has, which may be more or others than those of `loadSeed`. `Market` says what is asked. */
  readonly createMarket: (options: MarketOptions) => Market;
}

/** Prices as a pure function of seed and time. */
export const SIMULATED_MARKET: MarketFactory = { loadSeed, createMarket };

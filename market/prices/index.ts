// Prices of notations at every instant: the interface `Market`, and `createMarket` for a simulated one. Lists everything that other rooms
// may import of this part.

export { createMarket } from './create-market.ts';
export { endOf, isOver, isPricedDaily, lastClose } from './daily-prices.ts';
export { DAY_BYTES, daysIn, type Days, type Chunk, type SharedChunks } from './days-cache.ts';
export { DELAY_MS } from './quote.ts';
export { RANGE_MONTHS } from './ranges.ts';
export { simulated } from './source.ts';
export type {
  Ahead,
  BarColumns,
  Bars,
  BookLevel,
  ImportedDay,
  ImportedMinute,
  ImportedSeries,
  Instant,
  Market,
  PriceSource,
  QuoteFigures,
  Resolution,
  Trade,
} from './types.ts';
export { firstYears } from './warm-up.ts';

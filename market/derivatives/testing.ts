import { catalogueSeed } from '../catalogue/testing.ts';
import type { Instant, Market } from '../prices/types.ts';
import { createMarket } from '../prices/create-market.ts';
import { mergeColumns, type ProductColumns } from './columns.ts';
import { generate } from './generate.ts';
import { historyOf } from './history.ts';
import { createDerivatives } from './create-derivatives.ts';
import { planOf } from './plan.ts';
import type { Derivatives } from './types.ts';
import { underlyingsOf, type Underlying } from './underlyings.ts';

const DAY_MS = 86_400_000;

/** Friday during trading hours. */
export const FRIDAY_TEN = Date.parse('2026-11-20T10:00:00Z');
export const FRIDAY_DAY = FRIDAY_TEN / DAY_MS - (10 * 3_600_000) / DAY_MS;

export interface TestWorld {
  readonly columns: ProductColumns;
  readonly underlyings: readonly Underlying[];
  readonly derivatives: Derivatives;
  readonly market: Market;
  /** Current time; assign to advance the clock. */
  time: Instant;
}

/** Products on a few underlyings that are fast to price: DAX, SAP, Apple, gold, Brent, EUR/USD and Bitcoin. */
export function testUnderlyings(): Underlying[] {
  const wanted = new Set(['DAX', 'SAP', 'Apple', 'Gold', 'Brent Rohöl', 'EUR/USD', 'Bitcoin']);
  return underlyingsOf(catalogueSeed).filter(({ name }) => wanted.has(name));
}

/** Market with products as of a day, without a store. */
export function testWorld({ count = 2_000, day = FRIDAY_DAY, now = FRIDAY_TEN, seed = 'test' } = {}): TestWorld {
  const underlyings = testUnderlyings();
  const market: Market = createMarket({ seed, ...catalogueSeed, derived: (idNotation) => world.derivatives.derived(idNotation) });
  const columns = mergeColumns([testProducts({ count, day, seed, market, underlyings })]);
  const world: TestWorld = {
    columns,
    underlyings,
    market,
    time: now,
    derivatives: createDerivatives({ stock: { columns, underlyings }, market: () => market, now: () => world.time }),
  };
  return world;
}

interface ProductOptions {
  readonly count: number;
  readonly day: number;
  readonly seed: string;
  readonly market: Market;
  readonly underlyings: readonly Underlying[];
}

/** The products of a batch, in the order of their numbers. */
export function testProducts({ count, day, seed, market, underlyings }: ProductOptions): ProductColumns {
  const window = { from: Date.parse('2026-01-01T00:00:00Z'), to: day * DAY_MS };
  return generate({
    seed,
    day,
    cells: planOf(underlyings, count),
    underlyings,
    spot: (position) => market.tradeAt(underlyings[position]?.official.idNotation ?? 0, day * DAY_MS)?.price ?? 0,
    history: (position) => historyOf(market.dailyBars(underlyings[position]?.official.idNotation ?? 0, window)),
    serial: 0,
    isTaken: () => false,
  });
}

import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { createCatalogueView } from '../search/catalogue-view.ts';
import { createMarket, isPricedDaily, DELAY_MS } from '#market/prices/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import type { FinderRow } from './row.ts';
import { figuresAt, type Period } from './figures.ts';
import { tableOf, type FinderType } from './finders.ts';

const catalogue = createCatalogueView(catalogueSeed);
const market = createMarket({ seed: 'finder', ...catalogueSeed });
const world = { catalogue: () => catalogue, market: () => market, venue: venueOf };
const INSTANTS = ['2026-11-20T10:00:00Z', '2026-11-20T20:31:00Z', '2026-11-21T17:00:00Z', '2026-11-23T07:02:00Z'].map(Date.parse);
const PERIODS: readonly Period[] = ['W1', 'W4', 'M3', 'M6', 'Cy', 'W52', 'Y3', 'Y5'];

/** A few rows of a type, from different venues. */
function someRows(type: FinderType, count: number): FinderRow[] {
  const byVenue = Map.groupBy(tableOf(world, type).rows, ({ notation }) => notation.venue);
  const rows = [...byVenue.values()].flatMap((list) => [list[0], list[Math.floor(list.length / 2)]]);
  return [...new Set(rows)].flatMap((row) => row ?? []).slice(0, count);
}

describe.each<[FinderType, number]>([
  ['STOCK', 6],
  ['FUND', 3],
  ['INDEX', 3],
  ['BOND', 3],
  ['CURRENCY', 3],
  ['CRYPTO', 3],
])('Figures of %s', (type, count) => {
  it.each(INSTANTS)('are those of quote and performance values at %i', (instant) => {
    const figures = figuresAt(world, instant, new WeakMap());
    const rows = someRows(type, count);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const row of rows) {
      const { idNotation } = row.notation;
      const { realtime, scheduleId } = venueOf(row.notation.venue);
      const isDaily = isPricedDaily(row.instrument, scheduleOf(scheduleId));
      const quote = market.quote(idNotation, instant, isDaily ? 'EOD' : realtime ? 'RLT' : 'DLY');
      const values = market.performanceValues(idNotation, isDaily ? (quote?.timeLast ?? 0) : realtime ? instant : instant - DELAY_MS);
      const expected = {
        name: row.instrument.name,
        last: quote?.last ?? 'a price',
        performancePct: quote?.performancePct,
        changes: PERIODS.map((period) => values[`performanceRel${period}`]),
        volatility: [values.vola30, values.vola250],
        high: quote?.high1Year === undefined ? undefined : Number(((quote.last / quote.high1Year - 1) * 100).toFixed(6)),
        low: quote?.low1Year === undefined ? undefined : Number(((quote.last / quote.low1Year - 1) * 100).toFixed(6)),
        turnover: type === 'STOCK' ? quote?.totalVolume : undefined,
      };
      expect({
        name: row.instrument.name,
        last: figures.last(row),
        performancePct: figures.performancePct(row),
        changes: PERIODS.map((period) => figures.change(row, period)),
        volatility: type === 'STOCK' ? [figures.volatility(row, 30), figures.volatility(row, 250)] : expected.volatility,
        high: type === 'STOCK' ? figures.distance(row, 'high') : expected.high,
        low: type === 'STOCK' ? figures.distance(row, 'low') : expected.low,
        turnover: type === 'STOCK' ? figures.turnover(row) : undefined,
      }).toEqual(expected);
      const year = figures.course(row) ?? [];
      expect([year.length > 1 && year.length <= 64, year.at(-1)]).toEqual([true, expected.last]);
    }
  });
});

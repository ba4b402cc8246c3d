import { expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { DAY, FRIDAY, testMarket } from '#market/prices/testing.ts';
import type { ProviderContext } from '../shared/context.ts';
import type { Selection } from '../shared/selection.ts';
import { cutWindow, resolutionFor, windowOf, type WindowRequest } from './window.ts';

const market = testMarket();
const context = { market: () => market, venue: venueOf } as unknown as ProviderContext;

function days(name: string, request: WindowRequest): string[] {
  const instrument = catalogueSeed.instruments.find((one) => one.name === name);
  const notation = catalogueSeed.notations.find((one) => one.entityValue === instrument?.entityValue && one.isDefault);
  if (notation === undefined) throw new Error(`There is no ${name}.`);
  const window = windowOf(context, { instrument, notation } as Selection, FRIDAY, request);
  return market.dailyBars(notation.idNotation, window).time.map((instant) => new Date(instant).toISOString().slice(0, 10));
}

it.each(['Apple', 'SAP', 'Nikkei 225', 'Bitcoin', 'EUR/USD'])('begins with the day as the venue of %s counts it', (name) => {
  const known = name === 'EUR/USD' ? 'Euro / US-Dollar' : name;
  expect(days(known, { startDate: '2026-11-17', endDate: '2026-11-18' })).toEqual(['2026-11-17', '2026-11-18']);
});

it('ends with a range that is named beside the start', () => {
  expect(days('Apple', { startDate: '2026-01-05', range: 'W1' })).toEqual([
    '2026-01-05',
    '2026-01-06',
    '2026-01-07',
    '2026-01-08',
    '2026-01-09',
    '2026-01-12',
  ]);
  expect(days('Apple', { startDate: '2026-03-10', range: 'M1' }).at(-1)).toBe('2026-04-10');
  expect(days('SAP', { startDate: '2026-11-10', range: 'D1' })).toEqual(['2026-11-10']);
  expect(days('SAP', { startDate: '2026-11-10', range: 'MAX' }).at(-1)).toBe('2026-11-20');
  expect(days('SAP', { startDate: '2026-03-10', endDate: '2026-03-12', range: 'Y1' }).at(-1)).toBe('2026-03-12');
});

it('answers the last day before one without trading', () => {
  expect(days('Apple', { startDate: '2026-07-04', endDate: '2026-07-05' })).toEqual(['2026-07-02']);
  expect(days('SAP', { startDate: '2026-11-14', endDate: '2026-11-15' })).toEqual(['2026-11-13']);
});

it('is cut from the last price back where prices have ended', () => {
  const bond = catalogueSeed.instruments.find(({ details }) => (details.model?.until ?? '9') < '2025-06');
  const notation = catalogueSeed.notations.find(({ entityValue, isDefault }) => entityValue === bond?.entityValue && isDefault);
  const idNotation = notation?.idNotation ?? 0;
  const window = { from: market.rangeStart(idNotation, 'D1', FRIDAY), to: FRIDAY };
  const cut = cutWindow(market, idNotation, window, '5m');
  expect(market.bars(idNotation, { ...cut, resolution: '5m' }).close.at(-1)).toBe(market.quote(idNotation, FRIDAY)?.last);
  expect(FRIDAY - cut.from).toBeGreaterThan(200 * DAY);
});

it('counts its bars by what there are prices for: a product of one day is not one bar of three months', () => {
  const window = { from: FRIDAY - 90 * DAY, to: FRIDAY };
  const since = (count: number) => ({ from: FRIDAY - count * DAY, to: FRIDAY });
  expect([4_000, 20, 5, 0.3].map((count) => resolutionFor(window, since(count)))).toEqual(['1D', '1H', '15m', '1m']);
});

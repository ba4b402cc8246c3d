import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { type InstrumentRecord, venueOf } from '#market/catalogue/index.ts';
import { createMarket } from '#market/prices/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Selection } from '../../../shared/selection.ts';
import { fundFigures } from './history.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const { instruments, notations, indexMembers } = catalogueSeed;
const market = createMarket({ seed: 'test', instruments, notations, indexMembers });
const context = { market: () => market, now: () => NOW, venue: venueOf } as unknown as ProviderContext;

function selected(isWanted: (record: InstrumentRecord) => boolean): Selection {
  const instrument = instruments.find(isWanted);
  const notation = notations.find(({ entityValue, isDefault }) => isDefault && entityValue === instrument?.entityValue);
  if (instrument === undefined || notation === undefined) throw new Error('no such instrument');
  return { instrument, notation };
}

function figuresOf(fund: Selection) {
  const benchmark = selected(({ entityValue }) => entityValue === fund.instrument.details.fund?.benchmark);
  return fundFigures(context, fund, market.performanceValues(fund.notation.idNotation, NOW), benchmark);
}

/** Selects generated ETFs on the wanted index with enough years. */
const onIndex =
  (name: string, isHedged = false) =>
  ({ entitySubType, details: { fund, model } }: InstrumentRecord): boolean =>
    entitySubType === 'ETF' &&
    model?.tracks === undefined &&
    fund?.nameIndex === name &&
    (fund.hedged ?? false) === isHedged &&
    fund.launched < '2019';

/**
 * Additional tolerance of one year in percentage points: Xetra's last price of a year is of 14:00 on 30 December, that of the index up to a
 * day and a half later; this evens out over the years.
 */
const LAST_DAY = 1.2;

describe('an ETF beside its index', { timeout: 120_000 }, () => {
  it.each([
    ['an index of another continent, in dollars', selected(({ isin }) => isin === 'IE00B4L5Y983'), 0.3],
    ['an index of its own market', selected(({ isin }) => isin === 'DE0002635307'), 0.3],
    ['an index of few shares', selected(onIndex('ATX')), 0.5],
    ['an index of one market, as generated ETFs follow', selected(onIndex('DAX')), 0.5],
    // Without hedging it would differ by 10 points.
    ['an index in dollars, hedged against it', selected(onIndex('MSCI World', true)), 0.5],
  ])('follows it, but for costs and dividends that it keeps: %s', (_what, fund, stray) => {
    const yearly = Math.abs((fund.instrument.details.model?.drift ?? 0) * 100);
    const { fundsTrackingList, fundsFigureBenchmarkList } = figuresOf(fund);
    const years = fundsTrackingList?.list.filter(({ complete }) => complete) ?? [];
    expect(years).toHaveLength(7);
    const most = ({ benchmarkPct }: { readonly benchmarkPct: number }): number => yearly * (1 + Math.abs(benchmarkPct) / 100) + stray;
    for (const year of years) expect(Math.abs(year.differencePct)).toBeLessThanOrEqual(most(year) + LAST_DAY);
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(years.map(({ differencePct }) => differencePct)))).toBeLessThanOrEqual(mean(years.map(most)));
    const [year] = fundsFigureBenchmarkList?.list ?? [];
    expect(Math.abs(year?.relativeReturnPct ?? 99)).toBeLessThan(yearly * 1.4 + stray);
  });
});

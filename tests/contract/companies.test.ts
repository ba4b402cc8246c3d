import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationId, OperationInput, OperationOutput, Schema } from '#client/operations.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { indexValueOf } from '#market/catalogue/indices.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { createCatalogueView } from '#provider/services/search/catalogue-view.ts';
import type { ProviderContext } from '#provider/transport/shared/context.ts';
import type { Caller, Handler } from '#provider/transport/http/handler.ts';
import { findCalendarEvents } from '#provider/transport/http/handlers/events.ts';
import { listFundEarnings } from '#provider/transport/http/handlers/funds/earnings.ts';
import { getAnalyzerRecommendations, getScreenerRating } from '#provider/transport/http/handlers/companies-ratings.ts';
import { getStockPeers } from '#provider/transport/http/handlers/companies-peers.ts';
import { getCompanySnapshot, getStockFigures } from '#provider/transport/http/handlers/companies.ts';
import { shownFigures } from '#provider/transport/http/handlers/companies-shown.ts';
import { getChartHistory, getEodHistory, getSimpleChartHistory } from '#provider/transport/http/handlers/histories.ts';
import { listIndexConstituents } from '#provider/transport/http/handlers/indices.ts';
import { getStockSnapshot } from '#provider/transport/http/handlers/snapshots.ts';
import { createMarket } from '#market/prices/index.ts';
import { readOperations } from './operations.ts';
import { faultsOf } from './schemas.ts';
import { NOW } from './start.ts';

// Handlers over the shipped catalogue, without server and store: these tests only examine the content of answers.
const catalogue = createCatalogueView(catalogueSeed);
const market = createMarket({ ...catalogueSeed, seed: 'contract' });
const schemas = new Map(readOperations().map((operation) => [operation.id, operation.responses['200'] ?? {}]));

function contextAt(now: number): ProviderContext {
  const context: Pick<ProviderContext, 'catalogue' | 'market' | 'now' | 'venue'> = {
    catalogue: () => catalogue,
    market: () => market,
    now: () => now,
    venue: venueOf,
  };
  return context as ProviderContext;
}

const caller: Caller = { session: () => Promise.resolve(undefined), address: '127.0.0.1' };

async function ask<Op extends OperationId>(
  id: Op,
  handler: Handler<Op>,
  input: OperationInput<Op>,
  now = NOW,
): Promise<OperationOutput<Op>> {
  const answer = await handler.answer(input, contextAt(now), caller);
  expect(faultsOf(schemas.get(id) ?? {}, JSON.parse(JSON.stringify(answer))).slice(0, 5)).toEqual([]);
  return answer;
}

const SAP = '82849';
const shares = catalogue.instruments.filter(({ entityType }) => entityType === 'STOCK');
const ownCompany = (entityValue: string) => shares.find((share) => share.entityValue === entityValue)?.companyId;
const figures = (entityValue: string, now = NOW) => ask('getStockFigures', getStockFigures, { path: { entityValue } }, now);

describe('a share beside its branch', () => {
  it('has figures that follow from what it names, and medians of the shares of the branch, whichever share and instant', async () => {
    const instants = fc.integer({ min: Date.UTC(2022, 0, 1), max: Date.UTC(2028, 11, 31) });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shares), instants, async ({ entityValue }, now) => {
        const {
          figures: own,
          basis,
          medians,
          numShares,
          total,
          list,
        } = await ask('getStockPeers', getStockPeers, { path: { entityValue } }, now);
        if (own === undefined || basis === undefined || medians === undefined) return;
        expect(own.cnPer).toEqual(basis.epsExpected > 0 ? basis.lastPrice / basis.epsExpected : undefined);
        expect(own.cnDivYield).toBeCloseTo((100 * basis.dpsExpected) / basis.lastPrice, 9);
        expect(total).toBe((numShares ?? 0) - 1);
        expect(list.map(({ instrument }) => instrument.entityValue)).not.toContain(entityValue);
        const companies = [ownCompany(entityValue), ...list.map(({ company }) => company?.entityValue)];
        expect(new Set(companies).size).toBe(companies.length);
        const sizes = list.map(({ stocksFigure }) => stocksFigure?.marketCapInstrument ?? 0);
        // Sizes are of the current second, their order is of the start of the minute, which allows small deviations.
        for (const [index, size] of sizes.entries()) expect(size).toBeGreaterThan((sizes[index + 1] ?? 0) * 0.95);
      }),
      { numRuns: 3, seed: 7 },
    );
  });

  it('has no other class of its company, and of others one, among the shares beside it', async () => {
    const classes = Map.groupBy(shares, ({ companyId }) => companyId ?? '');
    const several = [...classes.values()].filter((ofOne) => ofOne.length > 1).map(([one]) => one?.entityValue ?? '');
    expect(several.length).toBeGreaterThan(2);
    for (const entityValue of several.slice(0, 3)) {
      const { list } = await ask('getStockPeers', getStockPeers, { path: { entityValue } });
      const companies = [ownCompany(entityValue), ...list.map(({ company }) => company?.entityValue)];
      expect(new Set(companies).size).toBe(companies.length);
    }
  });

  it('counts for the median of a figure only who has it', async () => {
    const minute = Math.floor(NOW / 60_000) * 60_000;
    const { medians, idBranch, dateMedians } = await ask('getStockPeers', getStockPeers, { path: { entityValue: SAP } }, minute);
    expect(Date.parse(dateMedians ?? '')).toBe(minute);
    const branch = shares.filter(({ companyId }) => companyId !== undefined && catalogue.company(companyId)?.branch.idBranch === idBranch);
    const ratios = branch.flatMap((share) => shownFigures(contextAt(minute), share)?.cnPeg ?? []).toSorted((a, b) => a - b);
    expect(ratios.length).toBeLessThan(branch.length);
    const below = ratios.filter((ratio) => ratio < (medians?.cnPeg ?? 0)).length;
    const above = ratios.filter((ratio) => ratio > (medians?.cnPeg ?? 0)).length;
    expect(Math.abs(below - above)).toBeLessThanOrEqual(1);
  });
});

describe('a share', () => {
  it('[INSTR-035] has figures, company, recommendations and rating as the contract says, whichever share and instant', async () => {
    const instants = fc.integer({ min: Date.UTC(2018, 0, 1), max: Date.UTC(2030, 11, 31) });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shares), instants, async ({ entityValue }, now) => {
        const path = { entityValue };
        const { stocksCnFundamentalList } = await figures(entityValue, now);
        expect(stocksCnFundamentalList.list.map(({ label }) => label.endsWith('e'))).toEqual([
          ...Array<boolean>(10).fill(false),
          true,
          true,
        ]);
        await ask('getCompanySnapshot', getCompanySnapshot, { path }, now);
        await ask('getAnalyzerRecommendations', getAnalyzerRecommendations, { path }, now);
        await ask('getScreenerRating', getScreenerRating, { path }, now);
      }),
      { seed: 20_261_120, numRuns: 8 },
    );
  }, 120_000);

  it.each([
    [SAP, '20735'],
    // Prices at the Nasdaq are delayed by 15 minutes; the figures as well.
    ['86627', '324977'],
  ])('has the same figures everywhere at one instant (%s)', async (value, index) => {
    const own = await figures(value);
    const snapshot = await ask('getStockSnapshot', getStockSnapshot, { path: { entityValue: value } });
    const company = await ask('getCompanySnapshot', getCompanySnapshot, { path: { entityValue: value } });
    const members = await ask('listIndexConstituents', listIndexConstituents, { path: { entityValue: index } });
    const member = members.list.find(({ instrument }) => instrument.entityValue === value);
    const record = catalogue.instrument(value);
    const now = record === undefined ? undefined : shownFigures(contextAt(NOW), record);
    const expected = own.stocksCnFundamentalList.list.find(({ label }) => label.endsWith('e'));
    expect(snapshot.stocksCnFundamentalList).toEqual(own.stocksCnFundamentalList);
    expect(snapshot.stocksBalanceSheetList).toEqual(own.stocksBalanceSheetList);
    expect([expected?.cnPer, expected?.cnDivYield, expected?.cnPeg]).toEqual([member?.cnPer, member?.cnDivYield, member?.cnPeg]);
    expect([now?.cnPer, now?.cnDivYield, now?.cnPeg]).toEqual([member?.cnPer, member?.cnDivYield, member?.cnPeg]);
    expect(expected?.cnPer).toBeCloseTo(snapshot.quote.last / (now?.current.eps ?? 0), 9);
    expect((expected?.cnMarketCap ?? 0) / (snapshot.stocksFigure.numSharesCompany ?? 0)).toBeCloseTo(snapshot.quote.last, 4);
    expect(company.companyDescriptor.marketCap).toBe(snapshot.stocksFigure.marketCapCompany);
    expect(members.list.reduce((sum, { weightPct = 0 }) => sum + weightPct, 0)).toBeCloseTo(100, 6);
  });

  it('counts its recommendations rightly and keeps them between two studies', async () => {
    const path = { entityValue: SAP };
    const today = await ask('getAnalyzerRecommendations', getAnalyzerRecommendations, { path });
    const { numStrongBuy, numBuy, numHold, numSell, numStrongSell, numTotal, recommendationList = [] } = today;
    expect(numStrongBuy + numBuy + numHold + numSell + numStrongSell).toBe(numTotal);
    expect(recommendationList).toHaveLength(numTotal);
    expect((today.numUpgraded ?? 0) + (today.numDowngraded ?? 0) + (today.numUnchanged ?? 0)).toBe(numTotal);
    const later = await ask('getAnalyzerRecommendations', getAnalyzerRecommendations, { path }, NOW + 20 * 86_400_000);
    const kept = (later.recommendationList ?? []).filter(({ dateRecommendation }) => dateRecommendation < '2026-11-20');
    expect(kept.length).toBeGreaterThan(0);
    for (const one of kept) expect(recommendationList).toContainEqual(one);
  });
});

describe('the calendar', () => {
  const events = (query: NonNullable<OperationInput<'findCalendarEvents'>['query']>, now = NOW) =>
    ask('findCalendarEvents', findCalendarEvents, { query }, now);

  it('[INSTR-034] gives each row its time, its instrument and the date of the company', async () => {
    const { list } = await events({ perPage: 500 });
    expect(list.length).toBeGreaterThan(100);
    for (const { datetimeStart, datetimeEnd, stocksCompanyEvent } of list) {
      expect(datetimeEnd >= datetimeStart).toBe(true);
      expect(stocksCompanyEvent?.instrument.urls.WEBSITE).toMatch(/^\/aktien\//);
      expect(stocksCompanyEvent?.companyEvent.datetimeEvent).toBe(datetimeStart);
      expect(stocksCompanyEvent?.companyEvent.nameSubcategoryDelivery).toBeTruthy();
    }
  });

  it('is sorted by time, within its window, and pages without a gap', async () => {
    const window = { dateTimeStart: '2026-04-20', dateTimeEnd: '2026-05-20' };
    const whole = await events({ ...window, perPage: 500 });
    const timeOf = ({ stocksCompanyEvent }: Schema<'CalendarEvent'>): string => stocksCompanyEvent?.companyEvent.datetimeEvent ?? '';
    const times = whole.list.map(timeOf);
    expect(times).toEqual(times.toSorted());
    expect(times.every((time) => time >= '2026-04-20' && time < '2026-05-21')).toBe(true);
    const pages = await Promise.all([0, 1, 2].map((page) => events({ ...window, page, perPage: 40 })));
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list.slice(0, 120));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]));
  });

  it('tells of funds and of ETFs when they pay out, as their earnings do', async () => {
    const window = { dateTimeStart: '2026-06-01', dateTimeEnd: '2026-06-30', perPage: 1000 };
    const [funds, etfs] = await Promise.all([events({ ...window, entityType: 'FUND' }), events({ ...window, entityType: 'ETF' })]);
    expect([funds.total > etfs.total, etfs.total > 0]).toEqual([true, true]);
    expect(etfs.list.every(({ stocksCompanyEvent }) => stocksCompanyEvent?.instrument.urls.WEBSITE?.startsWith('/etf/'))).toBe(true);
    const [first] = etfs.list;
    const entityValue = first?.stocksCompanyEvent?.instrument.entityValue ?? '';
    const earnings = await ask('listFundEarnings', listFundEarnings, { path: { entityValue } });
    expect(earnings.list.map(({ dateEarning }) => dateEarning.slice(0, 10))).toContain(first?.datetimeStart.slice(0, 10));
    expect((await events({ ...window, entityType: 'FUND', entityValue })).list).toEqual([first]);
    expect((await events({ ...window, entityType: 'ETF', eventCategoryType: 'GENERAL_MEETING' })).total).toBe(0);
  });

  it('gives those of one share, of the members of an index, of one kind, and the decisions of central banks', async () => {
    const year = { dateTimeStart: '2026-01-01', dateTimeEnd: '2026-12-31', perPage: 500 };
    const sap = await events({ ...year, entityType: 'STOCK', entityValue: 'ISIN:DE0007164600' });
    expect(sap.list.map(({ eventCategoryType }) => eventCategoryType).toSorted()).toEqual([
      'DIVIDENDS',
      'DIVIDENDS',
      'GENERAL_MEETING',
      'RESULT_REPORTS',
      'RESULT_REPORTS',
      'RESULT_REPORTS',
      'RESULT_REPORTS',
    ]);
    const members = await events({ ...year, entityType: 'INDEX', entityValue: indexValueOf('DAX'), eventCategoryType: 'GENERAL_MEETING' });
    expect(members.total).toBe(40);
    const banks = await events({ ...year, eventCategoryType: 'ECONOMY' });
    expect(banks.total).toBe(16);
    expect((await events({ ...year, entityValue: '1' })).total).toBe(0);
  });
});

describe('dividends in prices', () => {
  const allianz = { entityType: 'STOCK' as const, entityValue: 'ISIN:DE0008404005' };
  const query = { startDate: '2026-01-02', endDate: '2026-11-19' };
  const adjusted = { ...query, withEarnings: true };

  it('lower what was before an ex-day when the call asks for it, and nothing after it', async () => {
    const exDay = (await figures(allianz.entityValue)).stocksCnFundamentalList.list.find(({ label }) => label === '2025')?.dateExDividend;
    const ex = Date.parse(exDay ?? '') / 1000;
    const pairs = await Promise.all([
      Promise.all([query, adjusted].map((one) => ask('getEodHistory', getEodHistory, { path: allianz, query: one }))),
      Promise.all(
        [query, adjusted].map((one) => ask('getChartHistory', getChartHistory, { path: allianz, query: { ...one, resolution: '1D' } })),
      ),
    ]);
    for (const [plain, lowered] of pairs) {
      const ratios = (plain?.last ?? []).map((last, day) => (lowered?.last[day] ?? 0) / last);
      const times = plain?.datetimeLast ?? [];
      expect(ratios.filter((_, day) => (times[day] ?? 0) >= ex).every((ratio) => ratio === 1)).toBe(true);
      const before = ratios.filter((_, day) => (times[day] ?? 0) < ex);
      expect(before.length).toBeGreaterThan(60);
      for (const ratio of before) expect(ratio).toBeCloseTo(before[0] ?? 0, 9);
      expect(before[0]).toBeGreaterThan(0.94);
      expect(before[0]).toBeLessThan(0.99);
    }
    const [line, loweredLine] = await Promise.all(
      [query, adjusted].map((one) => ask('getSimpleChartHistory', getSimpleChartHistory, { path: allianz, query: one })),
    );
    expect(loweredLine?.tick[0]).toBeLessThan((line?.tick[0] ?? 0) * 0.99);
    expect(loweredLine?.tick.at(-1)).toBe(line?.tick.at(-1));
  });
});

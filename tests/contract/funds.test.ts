import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;
beforeAll(async () => (provider = await sharedProvider()));

const get = async <Answer>(path: string): Promise<Answer> => (await provider.inject({ url: `/api/v1/${path}` })).json<Answer>();
/** An ETF on the DAX, and a fund that its company sells. */
const etf = () => get<Schema<'Instrument'>>('instruments/FUND/ISIN:DE0005933931');
const fund = async (): Promise<Schema<'Instrument'>> => {
  const { list } = await get<Schema<'InstrumentClassList'>>('instruments/classes/FUND?perPage=50');
  const found = list.find(({ instrument }) => instrument.entitySubType !== 'ETF');
  if (found === undefined) throw new Error('There is no fund.');
  return found.instrument;
};

describe('funds that hold the same', () => {
  it('come with what both share, the most first, and the same from both sides', async () => {
    const own = (await etf()).entityValue;
    const { list } = await get<Schema<'FundOverlapList'>>(`funds/${own}/overlaps`);
    expect(list.length).toBeGreaterThan(0);
    const shares = list.map(({ overlapPct }) => overlapPct);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const { instrument, overlapPct } of list) {
      expect(instrument.entitySubType).toBe('ETF');
      expect(instrument.entityValue).not.toBe(own);
      expect(overlapPct).toBeLessThanOrEqual(100);
    }
    const back = await get<Schema<'FundOverlapList'>>(`funds/${list[0]?.instrument.entityValue}/overlaps`);
    const mirrored = back.list.find(({ instrument }) => instrument.entityValue === own);
    // Absent only if twelve others have a larger overlap with that fund.
    expect([undefined, list[0]?.overlapPct]).toContain(mirrored?.overlapPct);
  });
});

describe('funds beside a fund', () => {
  it('are different ones: at most three on its index, of one company one, and no class of its own', async () => {
    // ETFs on the two indices that most ETFs track.
    for (const isin of ['DE0005933931', 'IE00B4L5Y983']) {
      const { list } = await get<Schema<'FundOverlapList'>>(`funds/ISIN:${isin}/overlaps`);
      const same = list.filter(({ sameBenchmark }) => sameBenchmark);
      expect([list.length > 6, same.length]).toEqual([true, 3]);
      const companies = ['iShares', ...same.map(({ instrument }) => instrument.name.split(' ')[0])];
      expect(new Set(companies).size).toBe(companies.length);
    }
  });
});

describe('the page of a fund', () => {
  it('tells what its costs take of 10,000 euros, without initial charge where it is traded', async () => {
    for (const { entityValue, entitySubType } of [await etf(), await fund()]) {
      const isExchangeTraded = entitySubType === 'ETF';
      const { fundsCostList, fundsBaseData } = await get<Schema<'FundSnapshot'>>(`funds/${entityValue}/snapshot`);
      const { ongoingCharges = 0, maxPctInitialFee = 0 } = fundsBaseData;
      const invested = 10_000 / (1 + (isExchangeTraded ? 0 : maxPctInitialFee) / 100);
      const [first] = fundsCostList?.list ?? [];
      expect(first?.netAmount).toBeCloseTo(invested * 1.05 * (1 - ongoingCharges / 100), 2);
      expect(first?.costAmount).toBeCloseTo(10_500 - (first?.netAmount ?? 0), 2);
    }
  });

  it('stands beside its index year by year, as its years of prices say', async () => {
    const { entityValue } = await etf();
    const { fundsTrackingList, quote } = await get<Schema<'FundSnapshot'>>(`funds/${entityValue}/snapshot`);
    const list = fundsTrackingList?.list ?? [];
    expect(list.length).toBeGreaterThan(2);
    const years = await get<Schema<'PerformanceValuesYear'>>(
      `instruments/FUND/${entityValue}/performance_values_year?idNotation=${quote.market.idNotation}`,
    );
    for (const { year, fundPct, benchmarkPct, differencePct } of list) {
      expect(differencePct).toBeCloseTo(fundPct - benchmarkPct, 6);
      expect(fundPct).toBeCloseTo(years.list.find((one) => one.year === year)?.performanceRel ?? Number.NaN, 1);
      // It deviates from its index only by its costs, because the DAX includes dividends.
      expect(Math.abs(differencePct)).toBeLessThan(1);
    }
  });
});

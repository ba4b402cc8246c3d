import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

interface Page {
  readonly list: readonly object[];
  readonly total?: number;
}

async function find(area: string, query: Readonly<Record<string, string>>): Promise<Page> {
  const url = `/api/v1/${area}/finder/configuration_query?${new URLSearchParams(query).toString()}`;
  const answer = await provider.inject(url);
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([url, 200, '']);
  return answer.json<Page>();
}

/** Finders, each with two filters that match some entries and not all. */
const FINDERS: readonly (readonly [area: string, filters: Readonly<Record<string, string>>])[] = [
  ['stocks', { isoCountry: 'DE', lastRange: '20;' }],
  ['funds', { isExchangeTraded: 'true', ongoingChargesRange: ';0.5' }],
  ['bonds', { typeCoupon: 'FIXED', couponRange: '2;' }],
  ['indices', { nameContinent: 'Europa', lastRange: '1000;' }],
  ['currencies', { isoCurrency: 'USD', lastRange: '0.5;' }],
  ['derivatives', { entitySubType: 'WARRANT', entityValueUnderlying: '20735' }],
  ['articles', { category: 'ratgeber', premium: 'false' }],
];

describe.each(FINDERS)('The finder of %s', (area, filters) => {
  it('gives the second page with page=1, without a gap and without a repetition', async () => {
    const page = async (number: string, perPage: string) => (await find(area, { page: number, perPage })).list;
    const [whole, first, second] = [await page('0', '12'), await page('0', '6'), await page('1', '6')];
    expect([...first, ...second]).toEqual(whole);
    expect(new Set(whole.map((entry) => JSON.stringify(entry))).size).toBe(12);
  });

  it('takes the same filters packed and on their own, and both leave fewer than there are', async () => {
    const ask = { perPage: '10', calculateTotal: 'true' };
    const own = await find(area, { ...ask, ...filters });
    const packed = await find(area, { ...ask, queryParameters: new URLSearchParams(filters).toString() });
    const { total = 0 } = await find(area, ask);
    expect(packed).toEqual(own);
    expect([(own.total ?? 0) > 0, (own.total ?? 0) < total]).toEqual([true, true]);
  });

  it('refuses a packed filter that there is not', async () => {
    const answer = await provider.inject(`/api/v1/${area}/finder/configuration_query?queryParameters=laenge%3D3`);
    expect([answer.statusCode, answer.payload.includes('laenge')]).toEqual([400, true]);
  });
});

describe('The breakdowns of a fund', () => {
  it('sum up to 100 each, whatever it holds', async () => {
    const pages = await Promise.all(['0', '9', '20'].map((page) => find('funds', { page, perPage: '12', sort: 'name' })));
    const funds = pages.flatMap(({ list }) => list as Schema<'FundFinderEntry'>[]);
    expect(funds).toHaveLength(36);
    for (const { instrument } of funds) {
      const answer = await provider.inject(`/api/v1/funds/${instrument.entityValue}/breakdowns`);
      const { countryBreakdown, branchBreakdown, currencyBreakdown, instrumentBreakdown } = answer.json<Schema<'FundBreakdowns'>>();
      const sums = [countryBreakdown, branchBreakdown, currencyBreakdown, instrumentBreakdown].map(
        (breakdown) => breakdown?.list.reduce((sum, { investmentPct }) => sum + investmentPct, 0) ?? 0,
      );
      for (const sum of sums) expect(sum, instrument.name).toBeCloseTo(100, 6);
    }
  });
});

describe('A fund', () => {
  it('has the same figures in finder, snapshot and quote', async () => {
    const { list } = (await find('funds', { perPage: '4', sort: 'ongoingCharges' })) as unknown as Schema<'FundFinderResult'>;
    for (const { instrument, fundsBaseData, fundsPerformanceList, quote } of list) {
      const answer = await provider.inject(`/api/v1/funds/${instrument.entityValue}/snapshot`);
      const snapshot = answer.json<Schema<'FundSnapshot'>>();
      expect(snapshot.fundsBaseData).toMatchObject(fundsBaseData ?? {});
      expect(snapshot.fundsPerformanceList?.list).toEqual(expect.arrayContaining([...(fundsPerformanceList?.list ?? [])]));
      expect(snapshot.quote).toEqual(quote);
      expect(snapshot.cnPerformance.performanceRelW52).toBe(
        fundsPerformanceList?.list.find(({ timeSpan }) => timeSpan === '1Y')?.performanceTimeSpanPct,
      );
    }
  });
});

it('finds shares by the first letter of their name, with umlauts under their letter', async () => {
  const names = async (initial: string) => {
    const { list } = await find('stocks', { initial, perPage: '1000' });
    return (list as readonly { readonly instrument: { readonly name: string } }[]).map(({ instrument }) => instrument.name);
  };
  const [o, both] = [await names('o'), await names('o,s')];
  expect(o.length).toBeGreaterThan(2);
  expect(o.filter((name) => !/^[oöø]/iu.test(name))).toEqual([]);
  expect(both.length).toBe(o.length + (await names('s')).length);
});

it.each(['stocks', 'funds', 'bonds', 'indices', 'currencies', 'cryptos'])(
  'The finder of %s tells how prices changed, and their course only to who asks for it',
  async (area) => {
    type Entry = { readonly quote?: { readonly last?: number }; readonly changes?: Schema<'FinderChanges'> };
    const plain: readonly Entry[] = (await find(area, { perPage: '3' })).list;
    const drawn: readonly Entry[] = (await find(area, { perPage: '3', calculateCourses: 'true' })).list;
    expect(plain.map(({ changes }) => changes?.course)).toEqual([undefined, undefined, undefined]);
    expect(drawn.every(({ changes }) => typeof changes?.performancePct4W === 'number')).toBe(true);
    expect(drawn.map(({ changes }) => changes?.course?.at(-1))).toEqual(drawn.map(({ quote }) => quote?.last));
  },
);

import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { componentSchemas } from './operations.ts';
import { NOW, sharedProvider } from './start.ts';

let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

async function get<Body>(path: string): Promise<Body> {
  const answer = await provider.inject(`/api/v1/${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Body>();
}

describe('An instrument', () => {
  it('[INSTR-008] has the template of a logo where a company, a fund house or a project stands behind it', async () => {
    const logoOf = async (path: string) => (await get<Schema<'Instrument'>>(path)).logo?.cloudinaryUrlTemplate;
    expect(await logoOf('instruments/STOCK/82849')).toMatch(/^\/logos\/[A-Z0-9]{1,2}-\d{1,2}\.svg\?b=\{width\}&h=\{height\}$/u);
    expect(await logoOf('instruments/FUND/3567527')).toMatch(/^\/logos\//u);
    expect(await logoOf('instruments/INDEX/20735')).toBeUndefined();
  });
  it('[INSTR-003] has the fields that pages need', async () => {
    const fields = (componentSchemas().Instrument as { properties: Record<string, unknown> }).properties;
    const logo = (componentSchemas().Logo as { properties: Record<string, unknown> }).properties;
    expect(Object.keys({ ...fields, ...logo })).toEqual(expect.arrayContaining(['logo', 'cloudinaryUrlTemplate']));
    const fund = await get<Schema<'Instrument'>>('instruments/FUND/3567527');
    expect(fund).toMatchObject({
      entityType: 'FUND',
      entitySubType: 'ETF',
      entityAttributes: expect.arrayContaining(['INSTRUMENT']),
      entityValue: '3567527',
      name: expect.stringContaining('iShares'),
      tinyName: expect.any(String),
      isin: 'DE0005933931',
      wkn: '593393',
      displayType: 'ETF',
      urls: { WEBSITE: expect.stringMatching(/^\/etf\/.+-DE0005933931$/) },
    });
  });

  it.each([['STOCK/82849'], ['STOCK/ISIN:DE0007164600'], ['STOCK/WKN:716460']])('is found as %s', async (key) => {
    expect(await get<Schema<'Instrument'>>(`instruments/${key}`)).toMatchObject({ name: 'SAP', entityValue: '82849' });
  });

  it.each([
    ['STOCK', 'stocks'],
    ['INDEX', 'indices'],
    ['FUND', 'funds'],
    ['BOND', 'bonds'],
    ['PRECIOUS_METAL', 'precious_metals'],
    ['CRYPTO', 'cryptos'],
    ['DERIVATIVE', 'derivatives'],
  ] as const)('of class %s has snapshot and quote by its ISIN, as by its number', async (type, family) => {
    const path =
      type === 'DERIVATIVE' ? 'derivatives/finder/configuration_query?perPage=1' : `instruments/catalogue?entityType=${type}&perPage=200`;
    const { list } = await get<{ list: (Schema<'Instrument'> | { instrument: Schema<'Instrument'> })[] }>(path);
    const found = list.map((one) => ('instrument' in one ? one.instrument : one)).find(({ isin }) => isin !== undefined);
    for (const key of [found?.entityValue, `ISIN:${found?.isin}`]) {
      for (const where of [`instruments/${type}/${key}/snapshot`, `${family}/${key}/snapshot`]) {
        expect(await get<Schema<'InstrumentSnapshot'>>(where)).toMatchObject({ instrument: { entityType: type, isin: found?.isin } });
      }
      expect(await get<Schema<'Quote'>>(`instruments/${type}/${key}/quote`)).toMatchObject({ entityValue: found?.entityValue });
    }
  });

  it.each([
    ['SAP', 'SAP'],
    ['716460', 'SAP'],
    ['DE0007164600', 'SAP'],
    ['muenchener', 'Münchener Rück'],
    ['DAX', 'DAX'],
    ['brent', 'Brent'],
  ])('is the first that the search for %s finds', async (text, name) => {
    const { list } = await get<Schema<'InstrumentQueryResult'>>(`instruments/query?searchValue=${encodeURIComponent(text)}`);
    expect(list[0]?.name).toContain(name);
  });
});

describe('A quote', () => {
  it('is that of the notation, whatever the path says', async () => {
    expect(await get<Schema<'Quote'>>('instruments/INDEX/20735/quote?idNotation=163500')).toMatchObject({
      entityValue: '82849',
      market: { idNotation: 163500 },
    });
  });

  it('is that of the market which is asked for', async () => {
    expect(await get<Schema<'Quote'>>('instruments/STOCK/82849/quote?codeMarket=_GAT')).toMatchObject({ market: { codeMarket: '_GAT' } });
  });

  it('keeps the order of the request and leaves out what is unknown', async () => {
    const list = [
      { entityType: 'INDEX', entityValue: '20735' },
      { entityType: 'STOCK', entityValue: '1' },
      { entityType: 'STOCK', entityValue: '82849' },
    ];
    const answer = await provider.inject({ method: 'POST', url: '/api/v1/instruments/quote_list', payload: { list } });
    expect(answer.json<Schema<'QuoteList'>>().list.map(({ entityValue }) => entityValue)).toEqual(['20735', '82849']);
  });

  it.each([['DLY'], ['EOD']])('of quality %s says so and is no newer than it may be', async (quality) => {
    const quote = await get<Schema<'Quote'>>(`instruments/STOCK/82849/quote?quality=${quality}`);
    expect(quote.codeQualityPrice).toBe(quality);
    expect(Date.parse(quote.datetimeLast)).toBeLessThanOrEqual(NOW - 15 * 60_000);
  });

  it('names simulated prices as such', async () => {
    expect((await get<Schema<'Quote'>>('instruments/STOCK/82849/quote')).priceSource).toMatchObject({
      kind: 'SIMULATED',
      name: 'Simulierte Kurse',
    });
  });
});

describe('A history', () => {
  const days = (query: string): Promise<Schema<'EodHistory'>> => get(`instruments/STOCK/82849/eod_history?${query}`);

  it('gives the same days in pages, both ways round', async () => {
    const all = await days('range=M3');
    const [first, second] = [await days('range=M3&perPage=10&page=0&order=DESC'), await days('range=M3&perPage=10&page=1&order=DESC')];
    expect([...first.datetimeLast, ...second.datetimeLast]).toEqual(all.datetimeLast.toReversed().slice(0, 20));
    expect(first.total).toBe(all.datetimeLast.length);
  });

  it('stays within the dates', async () => {
    const { datetimeLast } = await days('startDate=2026-03-02&endDate=2026-03-06');
    expect(datetimeLast.map((second) => new Date(second * 1000).toISOString())).toEqual(
      ['02', '03', '04', '05', '06'].map((day) => `2026-03-${day}T12:00:00.000Z`),
    );
  });

  it('has columns of one length, and no bar whose close lies outside its range', async () => {
    const { datetimeLast, first, last, high, low, volume, numberPrices } = await days('range=Y1');
    expect(new Set([first, last, high, low, volume, numberPrices].map((column) => column.length))).toEqual(new Set([datetimeLast.length]));
    expect(last.every((close, index) => close <= (high[index] ?? 0) && close >= (low[index] ?? Infinity))).toBe(true);
  });

  it('has single prices of a day, of which the bars of its minutes are made', async () => {
    const asked = (query: string) => get<Schema<'ChartHistory'>>(`instruments/STOCK/82849/chart_history?${query}`);
    const [ticks, minutes] = [await asked('range=D1&resolution=tick'), await asked('range=D1&resolution=1m')];
    expect(ticks.resolution).toBe('tick');
    expect(ticks.datetimeLast).toEqual([...new Set(ticks.datetimeLast)].toSorted((a, b) => a - b));
    expect([ticks.last.length, ticks.volume.length, ticks.high.length]).toEqual([ticks.datetimeLast.length, ticks.datetimeLast.length, 0]);
    expect(ticks.last.length).toBeGreaterThan(minutes.last.length);
    const byMinute = Map.groupBy(ticks.last.keys(), (index) => Math.floor((ticks.datetimeLast[index] ?? 0) / 60) * 60);
    const pricesOf = (minute: number): number[] => (byMinute.get(minute) ?? []).map((index) => ticks.last[index] ?? NaN);
    expect([...byMinute.keys()]).toEqual(minutes.datetimeLast);
    expect(minutes.datetimeLast.map((minute) => pricesOf(minute).at(-1))).toEqual(minutes.last);
    expect(minutes.datetimeLast.map((minute) => Math.max(...pricesOf(minute)))).toEqual(minutes.high);
    expect(minutes.datetimeLast.map((minute) => Math.min(...pricesOf(minute)))).toEqual(minutes.low);
    // Longer spans contain the ticks of their last day.
    const month = await asked('range=M1&resolution=tick');
    expect((month.datetimeLast.at(-1) ?? 0) - (month.datetimeLast[0] ?? 0)).toBeLessThanOrEqual(86_400);
    expect(month.last.at(-1)).toBe(ticks.last.at(-1));
  });

  it.each(['D1', 'W1', 'M1', 'M3', 'M6', 'Y1', 'Y3', 'Y5', 'Y10', 'MAX'])('has a line for the range %s', async (range) => {
    const { datetimeTick, tick } = await get<Schema<'SimpleChartHistory'>>(`instruments/STOCK/82849/simple_chart_history?range=${range}`);
    expect(tick.length).toBe(datetimeTick.length);
    expect(tick.length).toBeGreaterThan(4);
    expect(datetimeTick).toEqual(datetimeTick.toSorted((a, b) => a - b));
    // A daily price is dated noon of its day, which may still be in the future; no later price is.
    expect(datetimeTick.at(-1)).toBeLessThanOrEqual(Math.max(NOW, Date.parse('2026-11-20T12:00:00Z')));
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { readOperations } from './operations.ts';
import { anonymousToken } from './send.ts';
import { NOW, sharedProvider } from './start.ts';

let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

const operations = readOperations();
const chart = 'idNotation quality idTypePrice idGroupTypePrice codeMarket isoCurrency range startDate endDate resolution withEarnings';
const one = '/{entityType}/{entityValue}';

/** Row, call and query parameters of each row that determines them completely. */
const CALLS = [
  ['HTTP-021', 'GET', '/query', 'searchValue type limit scapaId'],
  ['HTTP-022', 'GET', '/query_extended', 'searchValue searchType limit'],
  ['HTTP-023', 'GET', one, ''],
  ['HTTP-024', 'GET', `${one}/chart_history`, chart],
  ['HTTP-025', 'GET', `${one}/performance_values`, ''],
  ['HTTP-026', 'GET', `${one}/performance_values_year`, ''],
  ['HTTP-027', 'GET', `${one}/eod_history`, 'range startDate page perPage order withEarnings'],
  ['HTTP-029', 'GET', `${one}/quote`, ''],
  ['HTTP-030', 'GET', `${one}/quotes`, ''],
  ['HTTP-031', 'GET', `${one}/simple_chart_history`, `${chart} chartType`],
  ['HTTP-032', 'GET', `${one}/times_and_sales`, 'startDate endDate perPage order'],
  ['HTTP-033', 'GET', `${one}/times_and_sales_configuration`, ''],
  ['HTTP-034', 'GET', `${one}/savings_plans`, 'limit'],
  ['HTTP-035', 'GET', '/search/facet', 'searchValue perType'],
  ['HTTP-036', 'GET', '/search', 'searchValue searchType limit scapaId'],
  ['HTTP-037', 'GET', '/search/{type}', 'searchValue page perPage'],
  ['HTTP-038', 'POST', '/list', ''],
  ['HTTP-039', 'POST', '/quote_list', ''],
] as const;

describe('Each call of the instruments', () => {
  it.each(CALLS)('[%s] %s %s is served and takes the parameters of its row', (_row, method, path, query) => {
    const operation = operations.find((candidate) => candidate.method === method && candidate.path === `/api/v1/instruments${path}`);
    const names = operation?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
    expect(operation).toBeDefined();
    expect(names).toEqual(expect.arrayContaining(query === '' ? [] : query.split(' ')));
  });

  it('[HTTP-016] names things the same way in all areas', () => {
    const names = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
    const identifiers = `${chart.split(' ').slice(0, 6).join(' ')} entityType entityValue scapaId contentLevel1 contentLevel2 contentLevel3`;
    const all = `${identifiers} device application underlyingEntityType underlyingEntityValue`.replace('quality ', '').split(' ');
    expect(all.filter((name) => !names.has(name))).toEqual([]);
    const spelling = new Map(all.map((name) => [name.toLowerCase(), name]));
    expect([...names].filter((name) => (spelling.get(name.replaceAll(/[-_]/g, '').toLowerCase()) ?? name) !== name)).toEqual([]);
  });
});

async function get<Body>(path: string): Promise<Body> {
  const answer = await provider.inject(`/api${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Body>();
}

describe('What the shell asks for', () => {
  it('[HTTP-040] are the quotes of its bar, with or without the token', async () => {
    const list = [
      { entityType: 'INDEX', entityValue: '20735', quality: 'BST', codeMarket: '_GER', isoCurrency: 'EUR' },
      { entityType: 'CURRENCY', entityValue: 'EURUSD', quality: 'BST', isoCurrency: 'USD' },
    ];
    const ask = { method: 'POST', url: '/api/v1/instruments/quote_list', payload: { list } } as const;
    const [without, withToken] = [
      await provider.inject(ask),
      await provider.inject({ ...ask, headers: { 'x-ov-token': anonymousToken() } }),
    ];
    expect([without.statusCode, withToken.payload]).toEqual([200, without.payload]);
    expect(without.json<Schema<'QuoteList'>>().list).toMatchObject([
      { entityValue: '20735', last: expect.any(Number), performancePct: expect.any(Number) },
      { entityValue: 'EURUSD', last: expect.any(Number), performancePct: expect.any(Number) },
    ]);
  });

  it('[HTTP-041] are five suggestions for a text, with the id of the search session', async () => {
    const { list } = await get<Schema<'InstrumentQueryResult'>>('/v1/instruments/query?searchValue=deutsche&limit=5&scapaId=s-5f2a9c');
    expect(list.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'Instrument'));
  });

  it('[HTTP-023] is an instrument, or 404 when there is none', async () => {
    expect(await get<Schema<'Instrument'>>('/v1/instruments/INDEX/20735')).toMatchObject({
      entityType: 'INDEX',
      entityValue: '20735',
      name: 'DAX',
    });
    expect((await provider.inject('/api/v1/instruments/INDEX/82849')).statusCode).toBe(404);
  });
});

describe('A search', () => {
  it.each([1, 3, 7])('[HTTP-021] gives at most %i hits, [HTTP-022] with or without quotes', async (limit) => {
    const plain = await get<Schema<'InstrumentQueryResult'>>(`/v1/instruments/query?searchValue=a&limit=${limit}&scapaId=s-1`);
    const extended = await get<Schema<'InstrumentExtendedQueryResult'>>(`/v1/instruments/query_extended?searchValue=a&limit=${limit}`);
    expect(plain.list).toHaveLength(limit);
    expect(extended.list.map(({ instrument }) => instrument)).toEqual(plain.list);
    expect(extended.list.every(({ quote, instrument }) => quote?.entityValue === instrument.entityValue)).toBe(true);
  });

  it('[HTTP-034] lists the cheapest savings plans first, as many as asked for, and counts all', async () => {
    const all = await get<Schema<'SavingsPlanList'>>('/v1/instruments/ETF/3567527/savings_plans');
    const two = await get<Schema<'SavingsPlanList'>>('/v1/instruments/ETF/3567527/savings_plans?limit=2');
    const costs = all.list.map(({ orderFeePct = 0, orderFeeAbs = 0 }) => orderFeePct + orderFeeAbs);
    expect(all.total).toBeGreaterThan(2);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(two).toMatchObject({ total: all.total, list: all.list.slice(0, 2) });
  });

  it('[HTTP-036] keeps to the type that is asked for', async () => {
    const { list } = await get<Schema<'InstrumentQueryResult'>>('/v1/instruments/search?searchValue=dax&searchType=ETF&limit=50');
    expect(list.length).toBeGreaterThan(1);
    expect(list.every(({ entitySubType }) => entitySubType === 'ETF')).toBe(true);
  });

  it('[HTTP-035] groups hits by type, at most perType each, and is not taken for a type or an instrument', async () => {
    const { facets } = await get<Schema<'InstrumentFacetResult'>>('/v1/instruments/search/facet?searchValue=dax&perType=2');
    expect(facets.map(({ type }) => type)).toEqual(expect.arrayContaining(['INDEX', 'ETF']));
    expect(facets.every(({ results, totalAmount }) => results.length === Math.min(2, totalAmount))).toBe(true);
    expect(
      facets.every(({ type, results }) => results.every((hit) => (type === 'ETF' ? hit.entitySubType === 'ETF' : hit.entityType === type))),
    ).toBe(true);
    expect(new Set(facets.map(({ type }) => type)).size).toBe(facets.length);
  });

  it('[HTTP-037] gives the hits of a type in pages', async () => {
    const page = (number: number, perPage: number) =>
      get<Schema<'InstrumentTypeSearchResult'>>(`/v1/instruments/search/STOCK?searchValue=a&page=${number}&perPage=${perPage}`);
    const [whole, first, second] = [await page(0, 20), await page(0, 10), await page(1, 10)];
    expect([...first.list, ...second.list]).toEqual(whole.list);
    expect([first.total, first.list.length, new Set(whole.list.map(({ entityType }) => entityType))]).toEqual([
      whole.total,
      10,
      new Set(['STOCK']),
    ]);
  });
});

describe('The catalogue', () => {
  const page = (number: number, query = '') =>
    get<Schema<'InstrumentCatalogue'>>(`/v1/instruments/catalogue?page=${number}&perPage=60${query}`);

  it('comes in pages that together hold each instrument once, and ends with an empty one', async () => {
    const first = await page(0);
    const pages = Math.ceil(first.total / 60);
    const lists = await Promise.all(Array.from({ length: pages }, async (_, number) => (await page(number)).list));
    const values = lists.flat().map(({ entityValue }) => entityValue);
    expect([lists.length > 1, values.length, new Set(values).size]).toEqual([true, first.total, first.total]);
    expect(values).toEqual(expect.arrayContaining(['82849', '20735', 'EURUSD', 'BTC']));
    expect(await page(pages)).toMatchObject({ total: first.total, list: [] });
  });

  it.each(['STOCK', 'INDEX', 'CRYPTO'])('keeps to %s when asked', async (entityType) => {
    const { list, total } = await page(0, `&entityType=${entityType}`);
    expect([list.length, new Set(list.map((instrument) => instrument.entityType))]).toEqual([Math.min(60, total), new Set([entityType])]);
  });
});

describe('Trades', () => {
  const trades = (query: string) => get<Schema<'TimesAndSales'>>(`/v1/instruments/STOCK/82849/times_and_sales?${query}`);

  it('[HTTP-032] come oldest or newest first, as many as asked for, from the days asked for', async () => {
    const day = 'startDate=2026-11-18&endDate=2026-11-18';
    const all = await trades(`${day}&perPage=10000`);
    const newest = await trades(`${day}&perPage=5&order=DESC`);
    expect(newest.datetimePrice).toEqual(all.datetimePrice.toReversed().slice(0, 5));
    expect(newest.totalVolume).toEqual(all.totalVolume.toReversed().slice(0, 5));
    const days = new Set(all.datetimePrice.map((second) => new Date(second * 1000).toISOString().slice(0, 10)));
    expect([all.datetimePrice.length > 100, [...days]]).toEqual([true, ['2026-11-18']]);
    expect(all.totalVolume.at(-1)).toBe(all.volume.reduce((sum, volume) => sum + volume, 0));
  });

  it('begin within the day at an instant, and never lie in the future', async () => {
    const { datetimePrice } = await trades('startDate=2026-11-20T09:30:00.000%2B00:00&endDate=2026-12-31&perPage=10000');
    expect(datetimePrice[0]).toBeGreaterThanOrEqual(Date.parse('2026-11-20T09:30:00Z') / 1000);
    expect(datetimePrice.at(-1)).toBeLessThanOrEqual(NOW / 1000);
  });

  it('[HTTP-033] are offered at every venue that has a quote', async () => {
    const { list, maxDays } = await get<Schema<'TimesAndSalesConfiguration'>>('/v1/instruments/STOCK/82849/times_and_sales_configuration');
    const quotes = await get<Schema<'QuoteList'>>('/v1/instruments/STOCK/82849/quotes');
    expect(list.map(({ market }) => market.codeMarket)).toEqual(quotes.list.map(({ market }) => market.codeMarket));
    expect(list.every(({ datetimeStart }) => Date.parse(datetimeStart) >= NOW - maxDays * 86_400_000)).toBe(true);
  });
});

describe('Derived figures', () => {
  it('[HTTP-026] are those of calendar years, each from the close of the one before', async () => {
    const { list } = await get<Schema<'PerformanceValuesYear'>>('/v1/instruments/STOCK/82849/performance_values_year');
    expect(list.map(({ year }) => year)).toEqual(Array.from({ length: 11 }, (_, index) => 2016 + index));
    for (const [index, year] of list.entries()) {
      const before = list[index - 1];
      expect(year.beforeLastPrice).toBe(before?.lastPrice ?? year.beforeLastPrice);
      expect(year.performanceAbs).toBeCloseTo(year.lastPrice - (year.beforeLastPrice ?? 0), 5);
      expect(year.performanceRel).toBeCloseTo((year.lastPrice / (year.beforeLastPrice ?? 1) - 1) * 100, 4);
    }
  });

  it('[HTTP-025] agree with the years: the change of this one is the same', async () => {
    const values = await get<Schema<'PerformanceValues'>>('/v1/instruments/STOCK/82849/performance_values');
    const { list } = await get<Schema<'PerformanceValuesYear'>>('/v1/instruments/STOCK/82849/performance_values_year');
    expect(values.performanceRelCy).toBeCloseTo(list.at(-1)?.performanceRel ?? 0, 2);
  });

  it('of an index count every member once, winners from the top and losers from the bottom', async () => {
    const { total, numberTop, numberFlop, numberEqual, topList, flopList } = await get<Schema<'IndexTopFlop'>>(
      '/v2/indices/20735/top_flop?perPage=50',
    );
    const members = await get<Schema<'IndexConstituentList'>>('/v2/indices/20735/constituents?sort=PERFORMANCE_PCT&order=DESC');
    expect([total, numberTop + numberFlop + numberEqual, topList.length, flopList.length]).toEqual([
      members.total,
      total,
      numberTop,
      numberFlop,
    ]);
    expect([topList[0]?.instrument, flopList[0]?.instrument]).toEqual([members.list[0]?.instrument, members.list.at(-1)?.instrument]);
    expect(topList.every(({ performancePct }) => performancePct > 0) && flopList.every(({ performancePct }) => performancePct < 0)).toBe(
      true,
    );
  });

  it('of an index stand at the venue that the call asks for, without a price where a member does not trade', async () => {
    const path = '/v2/indices/20735/constituents';
    const { list, markets = [] } = await get<Schema<'IndexConstituentList'>>(path);
    expect(markets).toContainEqual({ codeMarket: '_GAT', name: 'Tradegate BSX' });
    expect(new Set(markets.map(({ codeMarket }) => codeMarket)).size).toBe(markets.length);
    const there = await get<Schema<'IndexConstituentList'>>(`${path}?codeMarket=_GAT`);
    const name = ({ instrument }: Schema<'IndexConstituent'>) => instrument.entityValue;
    expect([there.list.map(name), there.markets]).toEqual([list.map(name), markets]);
    expect(there.list.map(({ quote }) => quote?.market.codeMarket)).toEqual(list.map(() => '_GAT'));
    expect(there.list.every(({ quote, idNotation }) => quote?.market.idNotation === idNotation)).toBe(true);
    const nowhere = await get<Schema<'IndexConstituentList'>>(`${path}?codeMarket=_XXX`);
    expect(nowhere.list.map(({ quote, idNotation }) => [quote, idNotation])).toEqual(list.map(({ idNotation }) => [undefined, idNotation]));
  });

  it('say in how many decimals futures, rates, commodities and coins are quoted, and leave others to the height of their price', async () => {
    const decimalsOf = async (type: string, text: string) => {
      const { list } = await get<{ list: Schema<'Instrument'>[] }>(
        `/v1/instruments/search/${type}?searchValue=${encodeURIComponent(text)}`,
      );
      const quote = await get<Schema<'Quote'>>(`/v1/instruments/${type}/${list[0]?.entityValue}/quote`);
      return quote.market.decimals;
    };
    expect([
      await decimalsOf('FUTURE', 'Euro-Dollar-Future'),
      await decimalsOf('FUTURE', 'DAX-Future'),
      await decimalsOf('INTEREST', 'Euribor'),
      await decimalsOf('PRECIOUS_METAL', 'Silber'),
      await decimalsOf('CRYPTO', 'Bitcoin'),
      await decimalsOf('STOCK', 'SAP'),
    ]).toEqual([5, 0, 3, 3, 2, undefined]);
  });

  it('of two currencies are each other’s inverse', async () => {
    const there = await get<Schema<'CrossRate'>>('/v1/currencies/crossrates/EUR/USD/date?date=2026-11-15');
    const back = await get<Schema<'CrossRate'>>('/v1/currencies/crossrates/USD/EUR/date?date=2026-11-15');
    expect([there.date, back.date]).toEqual(['2026-11-13', '2026-11-13']);
    expect(there.close * back.close).toBeCloseTo(1, 6);
    expect([there.high >= there.close, back.high >= back.close, back.low <= back.close]).toEqual([true, true, true]);
  });
});

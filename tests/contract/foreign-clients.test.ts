import { beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

/** Programs of other people send these requests and read these fields; without one of them they break. */
let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

type Json = Record<string, unknown>;

async function get(address: string): Promise<Json> {
  const answer = await provider.inject({ url: `/api${address}` });
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.json<Json>();
}

/** `market.idNotation` of an object, `undefined` where a step is missing. */
function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], json);
}

function missing(json: unknown, paths: readonly string[]): string[] {
  return paths.filter((path) => at(json, path) === undefined || at(json, path) === null);
}

const INSTRUMENT = ['urls.WEBSITE', 'entityValue', 'name', 'entityType'];
const QUOTE = ['open', 'high', 'low', 'last', 'datetimeLast'];
const COLUMNS = ['datetimeLast', 'first', 'last', 'high', 'low', 'volume', 'numberPrices'];

function expectColumns(json: Json, names: readonly string[]): void {
  const lengths = names.map((name) => (json[name] as unknown[] | undefined)?.length);
  expect(new Set(lengths).size, lengths.join(', ')).toBe(1);
  expect(lengths[0]).toBeGreaterThan(0);
}

describe('pyOnvista', () => {
  it('finds an instrument by the facets of the search, none of which carries an expiry', async () => {
    const { facets } = await get('/v1/instruments/search/facet?perType=10&searchValue=sap');
    const results = (facets as Json[]).flatMap((facet) => facet.results as Json[]);
    expect(results.length).toBeGreaterThan(0);
    expect(results.flatMap((result) => missing(result, INSTRUMENT))).toEqual([]);
    expect(results.filter((result) => 'expires' in result)).toEqual([]);
  });

  it.each(['/v1/stocks/ISIN:DE0007164600/snapshot', '/v1/funds/ISIN:DE0005933931/snapshot'])(
    'reads instrument and quote of %s, where the instrument carries no expiry',
    async (address) => {
      const snapshot = await get(address);
      expect(missing(snapshot.instrument, INSTRUMENT)).toEqual([]);
      expect(snapshot.instrument).not.toHaveProperty('expires');
      expect(missing(snapshot.quote, QUOTE)).toEqual([]);
      const quotes = at(snapshot, 'quoteList.list') as Json[];
      for (const quote of [snapshot.quote as Json, ...quotes]) {
        expect(quote.money ?? quote.totalMoney).toBeTypeOf('number');
        expect(quote.volume ?? quote.volumeBid).toBeTypeOf('number');
        expect(missing(quote, ['market.name', 'market.codeExchange', 'market.idNotation'])).toEqual([]);
      }
    },
  );

  it.each(['1m', '15m', '1D'])('reads seven columns of equal length of bars of %s, with times in seconds', async (resolution) => {
    const query = `endDate=2026-11-20&idNotation=163500&resolution=${resolution}&startDate=2026-11-13`;
    const history = await get(`/v1/instruments/STOCK/82849/chart_history?${query}`);
    expectColumns(history, COLUMNS);
    expect(Math.max(...(history.datetimeLast as number[]))).toBeLessThan(1e11);
  });
});

describe('vistafetch', () => {
  it('finds the instrument with every field that it must have', async () => {
    const { list } = await get('/v1/instruments/query?limit=5&searchValue=DE0007164600');
    const wanted = ['displayType', 'entityType', 'entityValue', 'isin', 'name', 'tinyName', 'wkn'];
    expect(missing((list as Json[])[0], wanted)).toEqual([]);
  });

  it('gets an empty list and no fault for what nobody knows', async () => {
    expect((await get('/v1/instruments/query?limit=5&searchValue=gibtesnicht')).list).toEqual([]);
  });

  it.each(['/v1/stocks/ISIN:DE0007164600/snapshot', '/v1/instruments/INDEX/ISIN:DE0008469008/snapshot'])(
    'reads the quote of %s in full',
    async (address) => {
      const wanted = [...QUOTE, 'isoCurrency', 'datetimeOpen', 'datetimeHigh', 'datetimeLow', 'market.idNotation'];
      expect(missing((await get(address)).quote, wanted)).toEqual([]);
    },
  );

  it.each([
    ['2026-7-31', '2026-07-31'],
    ['2026-11-2', '2026-11-02'],
  ])('asks for a day by %s and gets that of %s', async (short, long) => {
    const ask = (day: string) => get(`/v1/instruments/STOCK/ISIN:DE0007164600/eod_history?range=D1&startDate=${day}`);
    expect(await ask(short)).toEqual(await ask(long));
  });
});

describe('flatex-order-bot', () => {
  it('reads snapshots by their type', async () => {
    const types = await Promise.all(
      [
        ['stocks/82849', 'StocksSnapshot'],
        ['funds/3567527', 'FundsSnapshot'],
        ['indices/20735', 'IndicesSnapshot'],
        ['currencies/EURUSD', 'CurrenciesSnapshot'],
        ['commodities/7743988', 'CommoditySnapshot'],
        ['precious_metals/1326189', 'PreciousMetalSnapshot'],
      ].map(async ([path, type]) => [(await get(`/v1/${path}/snapshot`)).type, type]),
    );
    expect(types.filter(([is, wanted]) => is !== wanted)).toEqual([]);
  });

  it('reads all five fields of a fault', async () => {
    const answer = await provider.inject({ url: '/api/v1/stocks/1/snapshot' });
    const fault = answer.json<Json>();
    expect(Object.keys(fault).toSorted()).toEqual(['displayErrorMessage', 'errorCode', 'errorMessage', 'identifier', 'statusCode']);
    expect([fault.statusCode, typeof fault.errorCode, typeof fault.identifier]).toEqual([404, 'number', 'string']);
  });
});

describe('The readers of single calls', () => {
  it('get the newest trade first, with the offset of the window unencoded', async () => {
    const query = 'idNotation=163500&order=DESC&startDate=2026-11-19T00:00:00.000+00:00&endDate=2026-11-20T10:00:00.000+00:00';
    const trades = await get(`/v1/instruments/STOCK/82849/times_and_sales?${query}`);
    expectColumns(trades, ['price', 'datetimePrice', 'volume', 'addendum', 'idTypePrice', 'totalVolume']);
    const times = trades.datetimePrice as number[];
    expect(times[0]).toBe(Math.max(...times));
    expect(trades.idInstrument).toBe(82_849);
  });

  it('get daily bars at noon, whatever the type and the number in the path, for the notation decides', async () => {
    const history = await get('/v1/instruments/FUND/00000000/eod_history?idNotation=163500&range=M1');
    expectColumns(history, COLUMNS);
    expect((history.datetimeLast as number[]).filter((time) => time % 86_400 !== 43_200)).toEqual([]);
    expect([history.idInstrument, history.idNotation]).toEqual([82_849, 163_500]);
  });

  it('get a line in milliseconds', async () => {
    const line = await get('/v1/instruments/STOCK/82849/simple_chart_history?chartType=PRICE&idNotation=163500&range=M1&withEarnings=true');
    expectColumns(line, ['datetimeTick', 'tick']);
    expect(Math.min(...(line.datetimeTick as number[]))).toBeGreaterThan(1e12);
  });

  it('get the quotes of several instruments in the order of the request', async () => {
    const list = [
      { entityType: 'INDEX', entityValue: '20735' },
      { entityType: 'STOCK', entityValue: '82849' },
    ];
    const answer = await provider.inject({ method: 'POST', url: '/api/v1/instruments/quote_list', payload: { list } });
    expect(answer.json<{ list: Json[] }>().list.map(({ entityValue }) => entityValue)).toEqual(['20735', '82849']);
  });

  it('get the whole snapshot of an index by the second version of the address', async () => {
    const snapshot = await get('/v2/indices/20735/snapshot');
    expect(
      missing(snapshot, ['numberConstituents', 'indicesDetails.nameFamily', 'keywords.idFamily', 'cnPerformance.performanceRelW52']),
    ).toEqual([]);
    const { topList, flopList } = snapshot.indicesTopFlopEntityList as { topList: Json[]; flopList: Json[] };
    expect(
      [...topList, ...flopList].flatMap((mover) => missing(mover, ['instrument.name', 'last', 'performancePct', 'datetimeLast'])),
    ).toEqual([]);
  });

  it('get the members of an index by both versions of the address', async () => {
    const [first, second] = await Promise.all([
      get('/v1/indices/20735/constituents'),
      get('/v2/indices/20735/constituents?order=ASC&sort=NAME'),
    ]);
    expect([first.total, (first.list as Json[]).length]).toEqual([40, 40]);
    expect(second.list).toEqual(first.list);
    expect((first.list as Json[]).flatMap((member) => missing(member, ['instrument.isin', 'quote.last', 'idNotation']))).toEqual([]);
  });
});

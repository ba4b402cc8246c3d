import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { at, COLUMNS, expectColumns, listOf, missing } from './read.ts';

/** Scripts and pages that use one call each. */
export const singleCalls: Client = {
  name: 'The readers of single calls',
  cases: {
    'get the newest trade first, with the offset of the window unencoded': async (api) => {
      const query = 'idNotation=163500&order=DESC&startDate=2026-11-19T00:00:00.000+00:00&endDate=2026-11-20T10:00:00.000+00:00';
      const trades = await api.get(`/v1/instruments/STOCK/82849/times_and_sales?${query}`);
      expectColumns(trades, ['price', 'datetimePrice', 'volume', 'addendum', 'idTypePrice', 'totalVolume']);
      const times = trades.datetimePrice as number[];
      expect(times[0]).toBe(Math.max(...times));
      expect(trades.idInstrument).toBe(82_849);
    },
    'get daily bars at noon, whatever the type and the number in the path, for the notation decides': async (api) => {
      const history = await api.get('/v1/instruments/FUND/00000000/eod_history?idNotation=163500&range=M1');
      expectColumns(history, COLUMNS);
      expect((history.datetimeLast as number[]).filter((time) => time % 86_400 !== 43_200)).toEqual([]);
      expect([history.idInstrument, history.idNotation]).toEqual([82_849, 163_500]);
    },
    'get a line in milliseconds': async (api) => {
      const query = 'chartType=PRICE&idNotation=163500&range=M1&withEarnings=true';
      const line = await api.get(`/v1/instruments/STOCK/82849/simple_chart_history?${query}`);
      expectColumns(line, ['datetimeTick', 'tick']);
      expect(Math.min(...(line.datetimeTick as number[]))).toBeGreaterThan(1e12);
    },
    'get the quotes of several instruments in the order of the request': async (api) => {
      const list = [
        { entityType: 'INDEX', entityValue: '20735' },
        { entityType: 'STOCK', entityValue: '82849' },
      ];
      const { json } = await api.send({ path: '/v1/instruments/quote_list', body: { list } });
      expect(listOf(json).map(({ entityValue }) => entityValue)).toEqual(['20735', '82849']);
    },
    'get the whole snapshot of an index by the second version of the address': async (api) => {
      const snapshot = await api.get('/v2/indices/20735/snapshot');
      const wanted = ['numberConstituents', 'indicesDetails.nameFamily', 'keywords.idFamily', 'cnPerformance.performanceRelW52'];
      expect(missing(snapshot, wanted)).toEqual([]);
      const { topList, flopList } = snapshot.indicesTopFlopEntityList as { topList: Json[]; flopList: Json[] };
      const fields = ['instrument.name', 'last', 'performancePct', 'datetimeLast'];
      expect([...topList, ...flopList].flatMap((mover) => missing(mover, fields))).toEqual([]);
    },
    'get the members of an index by both versions of the address': async (api) => {
      const [first, second] = await Promise.all([
        api.get('/v1/indices/20735/constituents'),
        api.get('/v2/indices/20735/constituents?order=ASC&sort=NAME'),
      ]);
      expect([first.total, (first.list as Json[]).length]).toEqual([40, 40]);
      expect(second.list).toEqual(first.list);
      expect(listOf(first).flatMap((member) => missing(member, ['instrument.isin', 'quote.last', 'idNotation']))).toEqual([]);
    },
    'get the quote of a fund at a market under the type of shares, by its ISIN': async (api) => {
      const quote = await api.get('/v1/instruments/STOCK/ISIN:DE0005933931/quote?codeMarket=_TRO');
      expect([at(quote, 'entityType'), at(quote, 'market.codeMarket')]).toEqual(['FUND', '_TRO']);
      const quotes = listOf(await api.get('/v1/instruments/STOCK/ISIN:DE0005933931/quotes'));
      expect(new Set(quotes.map(({ entityType }) => entityType))).toEqual(new Set(['FUND']));
      const { status } = await api.send({ path: '/v1/stocks/ISIN:DE0005933931/snapshot' });
      expect(status).toBe(404);
    },
    'get a coin by its pair, in the currency of the pair': async (api) => {
      for (const [pair, currency] of Object.entries({ BTC: 'EUR', BTCEUR: 'EUR', 'BTC-USD': 'USD', ETHUSD: 'USD' })) {
        const { instrument, quote } = await api.get(`/v1/cryptos/${pair}/snapshot`);
        expect([at(instrument, 'entityValue'), at(quote, 'isoCurrency')]).toEqual([pair.slice(0, 3), currency]);
        expect(at(await api.get(`/v1/instruments/CRYPTO/${pair}/quote`), 'isoCurrency')).toBe(currency);
      }
      expect((await api.send({ path: '/v1/cryptos/BTCJPY/snapshot' })).status).toBe(404);
    },
    'call the text of a search a query': async (api) => {
      for (const address of ['/v1/instruments/search', '/v1/instruments/query'])
        expect((await api.get(`${address}?query=sap`)).list).toEqual((await api.get(`${address}?searchValue=sap`)).list);
      expect((await api.send({ path: '/v1/instruments/search?text=sap' })).status).toBe(400);
    },
    'read what was turned over in an index, a metal, a commodity and a coin': async (api) => {
      for (const address of [
        'INDEX/20735',
        'INDEX/4359526',
        'PRECIOUS_METAL/ISIN:XC0009655157',
        'CRYPTO/BTC',
        'COMMODITY/ISIN:XC0009677409',
      ]) {
        const quote = await api.get(`/v1/instruments/${address}/quote`);
        expect([address, missing(quote, ['volume', 'money', 'totalVolume', 'totalMoney'])]).toEqual([address, []]);
        expect(Number(quote.totalMoney)).toBeGreaterThan(0);
      }
    },
    'send parameters that they have no value for as empty': async (api) => {
      const quote = await api.get('/v1/instruments/INDEX/1544657/quote?idNotation=&range=D1');
      expect(Number(quote.last ?? quote.previousLast)).toBeGreaterThan(0);
    },
  },
};

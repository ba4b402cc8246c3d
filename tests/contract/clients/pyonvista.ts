import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { at, COLUMNS, expectColumns, INSTRUMENT, listOf, missing, QUOTE } from './read.ts';

/** github.com/cloasdata/pyOnvista, Python, asynchronous. */
export const pyonvista: Client = {
  name: 'pyOnvista',
  cases: {
    'finds an instrument by the facets of the search, none of which carries an expiry': async (api) => {
      const { facets } = await api.get('/v1/instruments/search/facet?perType=10&searchValue=sap');
      const results = (facets as Json[]).flatMap((facet) => facet.results as Json[]);
      expect(results.length).toBeGreaterThan(0);
      expect(results.flatMap((result) => missing(result, INSTRUMENT))).toEqual([]);
      expect(results.filter((result) => 'expires' in result)).toEqual([]);
    },
    'reads instrument and quote of a snapshot, where the instrument carries no expiry': async (api) => {
      for (const address of ['/v1/stocks/ISIN:DE0007164600/snapshot', '/v1/funds/ISIN:DE0005933931/snapshot']) {
        const snapshot = await api.get(address);
        expect(missing(snapshot.instrument, INSTRUMENT)).toEqual([]);
        expect(snapshot.instrument).not.toHaveProperty('expires');
        expect(missing(snapshot.quote, QUOTE)).toEqual([]);
        for (const quote of [snapshot.quote as Json, ...listOf(snapshot, 'quoteList.list')]) {
          expect(quote.money ?? quote.totalMoney).toBeTypeOf('number');
          expect(quote.volume ?? quote.volumeBid).toBeTypeOf('number');
          expect(missing(quote, ['market.name', 'market.codeExchange', 'market.idNotation'])).toEqual([]);
        }
      }
    },
    'asks for snapshots of other types by the type itself': async (api) => {
      const [bond] = listOf(await api.get('/v1/bonds/finder/configuration_query?perPage=1'));
      const isin = at(bond, 'instrument.isin');
      for (const address of [`/v1/BOND/ISIN:${String(isin)}/snapshot`, '/v1/INDEX/20735/snapshot']) {
        const snapshot = await api.get(address);
        expect(missing(snapshot.instrument, INSTRUMENT)).toEqual([]);
        expect(missing(snapshot.quote, QUOTE)).toEqual([]);
      }
    },
    'reads seven columns of equal length of bars, with times in seconds': async (api) => {
      for (const resolution of ['1m', '15m', '1D']) {
        const query = `endDate=2026-11-20&idNotation=163500&resolution=${resolution}&startDate=2026-11-13`;
        const history = await api.get(`/v1/instruments/STOCK/82849/chart_history?${query}`);
        expectColumns(history, COLUMNS);
        expect(Math.max(...(history.datetimeLast as number[]))).toBeLessThan(1e11);
      }
    },
    'reads winners and losers of an index as its instruments': async (api) => {
      const { topList, flopList } = await api.get('/v2/indices/20735/top_flop?perPage=50');
      const movers = [...(topList as Json[]), ...(flopList as Json[])];
      expect(movers.length).toBeGreaterThan(30);
      expect(movers.flatMap(({ instrument }) => missing(instrument, INSTRUMENT))).toEqual([]);
    },
  },
};

import { expect } from 'vitest';
import type { Client } from './api.ts';
import { at, COLUMNS, expectColumns, listOf, missing } from './read.ts';

const SECTIONS: Readonly<Record<string, string>> = { BOND: 'bonds', FUND: 'funds', STOCK: 'stocks' };

/** github.com/relusc/gonvista, Go: a search by ISIN must have exactly one hit. */
export const gonvista: Client = {
  name: 'gonvista',
  cases: {
    'finds one instrument by its ISIN, its venues in the snapshot, and daily bars of the first': async (api) => {
      const bonds = listOf(await api.get('/v1/bonds/finder/configuration_query?perPage=1'));
      for (const isin of ['DE0007164600', 'IE00B4L5Y983', String(at(bonds[0], 'instrument.isin'))]) {
        const found = await api.get(`/v1/instruments/search?searchValue=${isin}`);
        expect(Number.isSafeInteger(found.expires)).toBe(true);
        const [hit, ...others] = listOf(found);
        expect(others).toEqual([]);
        const fields = [
          'entityType',
          'entityAttributes',
          'entityValue',
          'name',
          'urls.WEBSITE',
          'instrumentType',
          'displayType',
          'urlName',
        ];
        expect(missing(hit, [...fields, 'isin', 'wkn', 'tinyName'])).toEqual([]);
        const { quoteList, type } = await api.get(`/v1/${SECTIONS[String(hit?.entityType)]}/ISIN:${isin}/snapshot`);
        expect(type).toBeTypeOf('string');
        const quotes = listOf(quoteList);
        const wanted = ['unitType', 'market.idNotation', 'market.name', 'market.codeExchange', 'market.isoCountry'];
        expect(quotes.flatMap((quote) => missing(quote, wanted))).toEqual([]);
        const idNotation = at(quotes[0], 'market.idNotation');
        const bars = `/v1/instruments/${String(hit?.entityType)}/${String(hit?.entityValue)}/eod_history`;
        expectColumns(await api.get(`${bars}?idNotation=${String(idNotation)}&range=M1&startDate=2026-10-20`), COLUMNS);
      }
    },
    'may ask for every range that it names': async (api) => {
      for (const range of ['D1', 'W1', 'M1', 'M3', 'M6', 'Y1', 'Y3', 'Y5', 'Y10', 'MAX']) {
        const history = await api.get(`/v1/instruments/STOCK/82849/eod_history?idNotation=163500&range=${range}&startDate=2016-01-04`);
        expectColumns(history, COLUMNS);
        expect((history.datetimeLast as number[])[0]).toBe(Date.UTC(2016, 0, 4, 12) / 1000);
      }
    },
  },
};

import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { at, listOf } from './read.ts';

const GETTEX = '_TRO';

/** Scripts that list the members of indices with their notations at gettex, and trade at its bid and ask. */
export const indexLists: Client = {
  name: 'Lists of index members',
  cases: {
    'have ISIN and name of every member of four indices, sorted by name': async (api) => {
      for (const [index, count] of [
        [20735, 40],
        [323547, 50],
        [324724, 70],
        [325104, 100],
      ] as const) {
        const members = listOf(await api.get(`/v2/indices/${index}/constituents?order=ASC&sort=NAME`));
        const instruments = members.map(({ instrument }) => instrument as Json);
        expect(instruments.filter(({ isin, name }) => typeof isin !== 'string' || typeof name !== 'string')).toEqual([]);
        expect(new Set(instruments.map(({ isin }) => isin)).size).toBe(count);
      }
    },
    'find notation, branch, bid and ask of members at gettex': async (api) => {
      const members = listOf(await api.get('/v2/indices/20735/constituents?order=ASC&sort=NAME'));
      for (const { instrument } of members.slice(0, 5)) {
        const { quoteList, company } = (await api.get(`/v1/stocks/ISIN:${String((instrument as Json).isin)}/snapshot`)) as Record<
          string,
          Json
        >;
        expect(at(company, 'branch.name')).toBeTypeOf('string');
        const quote = listOf(quoteList).find((one) => at(one, 'market.codeMarket') === GETTEX);
        expect(at(quote, 'market.name')).toBe('gettex');
        expect([quote?.isoCurrency, Number(quote?.ask) >= Number(quote?.bid), Number(quote?.bid) > 0]).toEqual(['EUR', true, true]);
        expect(String(quote?.datetimeBid)).toMatch(/\+00:00$/);
      }
    },
  },
};

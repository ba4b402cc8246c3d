import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { listOf, missing, QUOTE } from './read.ts';

const FIELDS = ['displayType', 'entityType', 'entityValue', 'isin', 'name', 'tinyName', 'wkn'];

/** github.com/bossenti/vistafetch, Python. It rejects all hits of a search if one lacks a field. */
export const vistafetch: Client = {
  name: 'vistafetch',
  cases: {
    'finds the instrument with every field that it must have': async (api) => {
      const [hit] = listOf(await api.get('/v1/instruments/query?limit=5&searchValue=DE0007164600'));
      expect(missing(hit, FIELDS)).toEqual([]);
    },
    'can use all hits of a search for a name': async (api) => {
      for (const name of ['sap', 'apple', 'bank', 'energy', 'bmw', 'allianz', 'siemens', 'world', 'dax', 'tech', 'deutsche']) {
        const hits = listOf(await api.get(`/v1/instruments/query?limit=5&searchValue=${name}`));
        expect(
          hits.filter((hit) => missing(hit, FIELDS).length > 0),
          name,
        ).toEqual([]);
      }
    },
    'gets an empty list and no fault for what nobody knows': async (api) => {
      expect((await api.get('/v1/instruments/query?limit=5&searchValue=gibtesnicht')).list).toEqual([]);
    },
    'reads quotes in full': async (api) => {
      const wanted = [...QUOTE, 'isoCurrency', 'datetimeOpen', 'datetimeHigh', 'datetimeLow', 'market.idNotation'];
      for (const address of ['/v1/stocks/ISIN:DE0007164600/snapshot', '/v1/instruments/INDEX/ISIN:DE0008469008/snapshot']) {
        expect(missing((await api.get(address)).quote, wanted)).toEqual([]);
      }
    },
    'asks for a day without leading zeros and gets that day': async (api) => {
      const ask = (day: string): Promise<Json> => api.get(`/v1/instruments/STOCK/ISIN:DE0007164600/eod_history?range=D1&startDate=${day}`);
      expect(await ask('2026-7-31')).toEqual(await ask('2026-07-31'));
      expect(await ask('2026-11-2')).toEqual(await ask('2026-11-02'));
    },
  },
};

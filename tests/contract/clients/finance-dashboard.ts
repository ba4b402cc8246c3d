import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { expectColumns, listOf, missing } from './read.ts';

/** github.com/AlexDashT/onvistaFinanceDashboard, Python: draws the chart of the notation that the snapshot's chart names. */
export const financeDashboard: Client = {
  name: 'onvistaFinanceDashboard',
  cases: {
    'draws every period that the chart of a snapshot offers': async (api) => {
      for (const address of ['/v1/stocks/82849/snapshot', '/v1/indices/20735/snapshot', '/v1/precious_metals/1326189/snapshot']) {
        const { instrument, chart } = (await api.get(address)) as { instrument: Json; chart: Json };
        for (const range of (chart.ranges as string[]).filter((one) => ['D1', 'W1', 'M1', 'M3', 'Y1', 'Y3', 'Y5', 'MAX'].includes(one))) {
          const query = `chartType=PRICE&idNotation=${String(chart.idNotation)}&range=${range}&withEarnings=false`;
          const path = `${String(instrument.entityType)}/${String(instrument.entityValue)}`;
          const line = await api.get(`/v1/instruments/${path}/simple_chart_history?${query}`);
          expectColumns(line, ['datetimeTick', 'tick']);
          expect(missing(line, ['isoCurrency', 'displayUnit'])).toEqual([]);
        }
      }
    },
  },
};

/** help.portfolio-performance.info: the JSON feed of Portfolio Performance, which reads dates and closes by their paths. */
export const portfolioPerformance: Client = {
  name: 'Portfolio Performance (JSON)',
  cases: {
    'reads $.datetimeLast[*] and $.last[*], and the optional columns beside them': async (api) => {
      const bars = await api.get('/v1/instruments/FUND/25096683/eod_history?range=Y1&startDate=2026-01-02&withEarnings=true');
      expectColumns(bars, ['datetimeLast', 'last', 'high', 'low', 'volume']);
      expect((bars.datetimeLast as number[]).every((time) => Number.isSafeInteger(time) && time < 1e11)).toBe(true);
    },
  },
};

/** dominikz, C# on System.Text.Json: lists hits by type and selects by symbol. */
export const dominikz: Client = {
  name: 'dominikz',
  cases: {
    'finds a share among the facets by ISIN, and by symbol with a cleaned name': async (api) => {
      for (const [wanted, by, value] of [
        ['isin', 'US0378331005', 'US0378331005'],
        ['symbol', 'Apple', 'AAPL'],
      ] as const) {
        const { facets } = await api.get(`/v1/instruments/search/facet?perType=10&searchValue=${by}`);
        const shares = listOf({ list: facets }).filter(({ type }) => String(type).toLowerCase() === 'stock');
        expect(shares.flatMap((facet) => missing(facet, ['label', 'totalAmount', 'finderPath']))).toEqual([]);
        const hits = shares.flatMap(({ results }) => results as Json[]);
        expect(hits.some((hit) => hit[wanted] === value)).toBe(true);
        // Types of DateTime and numbers in the optional data must match their names.
        expect(hits.filter(({ additionalData }) => additionalData !== undefined && typeof additionalData !== 'object')).toEqual([]);
      }
    },
  },
};

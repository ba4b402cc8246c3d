import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { listOf, missing } from './read.ts';

/** github.com/gnoby/BidAskCheck, Python: compares bid and ask of all venues, and alerts when a bid exceeds another venue's ask. */
export const bidAskCheck: Client = {
  name: 'BidAskCheck',
  cases: {
    'reads who offers what in real time, for shares, ETFs and bonds': async (api) => {
      const bonds = listOf(await api.get('/v1/bonds/finder/configuration_query?perPage=3'));
      const isins = bonds.map(({ instrument }) => String((instrument as Json).isin));
      const addresses = [
        '/v1/stocks/ISIN:US88160R1014/snapshot',
        '/v1/funds/ISIN:IE00B4L5Y983/snapshot',
        ...isins.map((isin) => `/v1/instruments/BOND/ISIN:${isin}/snapshot`),
      ];
      for (const address of addresses) {
        const snapshot = await api.get(address);
        expect(missing(snapshot.instrument, ['name', 'isin'])).toEqual([]);
        const quotes = listOf(snapshot, 'quoteList.list');
        expect(quotes.flatMap((quote) => missing(quote, ['market.name', 'codeQualityPriceBidAsk']))).toEqual([]);
        const realTime = quotes.filter(({ codeQualityPriceBidAsk }) => codeQualityPriceBidAsk === 'RLT');
        expect(realTime.length, address).toBeGreaterThan(0);
        const [bids, asks] = ['bid', 'ask'].map((side) => realTime.flatMap((quote) => (quote[side] as number | undefined) ?? []));
        // No arbitrage between venues is large enough for an alert.
        expect(Math.max(...(bids ?? [])) / Math.min(...(asks ?? [])), address).toBeLessThan(1.02);
      }
    },
  },
};

import { expect } from 'vitest';
import type { Client } from './api.ts';
import { at, expectColumns, listOf } from './read.ts';

/** open-leprechaun, Python on httpx: finds a security by ISIN and a venue by name, and reads only that venue's prices. */
export const openLeprechaun: Client = {
  name: 'open-leprechaun',
  cases: {
    'goes from identifier to entity, to venue by name, to closes of that notation': async (api) => {
      for (const [identifier, section, venue] of [
        ['DE0007164600', 'stocks', 'xetra'],
        ['716460', 'stocks', 'tradegate bsx'],
        ['IE00B4L5Y983', 'funds', 'xetra'],
      ] as const) {
        const hits = listOf(await api.get(`/v1/instruments/query?searchValue=${identifier}&limit=8`));
        const entity = hits.find(({ entityType }) => ['STOCK', 'FUND', 'BOND'].includes(String(entityType)));
        const snapshot = await api.get(`/v1/${section}/${String(entity?.entityValue)}/snapshot`);
        const entry = listOf(snapshot, 'quoteList.list').find(
          (one) => String(at(one, 'market.name')).toLowerCase() === venue && one.isoCurrency === 'EUR',
        );
        expect(Number(entry?.last)).toBeGreaterThan(0);
        expect(new Date(String(entry?.datetimeLast)).getTime()).toBeGreaterThan(0);
        const idNotation = at(entry, 'market.idNotation');
        const address = `/v1/instruments/${String(entity?.entityType)}/${String(entity?.entityValue)}/eod_history`;
        const closes = await api.get(`${address}?idNotation=${String(idNotation)}&range=M3&startDate=2026-09-01`);
        expectColumns(closes, ['datetimeLast', 'last']);
        expect([closes.isoCurrency, closes.idNotation]).toEqual(['EUR', idNotation]);
        expect((closes.datetimeLast as number[])[0]).toBe(Date.UTC(2026, 8, 1, 12) / 1000);
      }
    },
  },
};

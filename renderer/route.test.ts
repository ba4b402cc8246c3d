import { describe, expect, it } from 'vitest';
import type { PageDocument } from '#config/generated/types.ts';
import { readPath } from '#config/routes/path.ts';
import { matchPage, renderingOf } from './route.ts';
import { testHouse } from './test-house.tsx';

const subject = (entityType: 'STOCK' | 'INDEX' | 'CURRENCY' | 'CRYPTO', subPages: string[] = []): PageDocument['subject'] => ({
  kind: 'instrument',
  entityTypes: [entityType],
  parameter: 'snapshot',
  subPages,
});
const { config } = testHouse([
  { route: '/aktien' },
  { route: '/aktien/finder' },
  {
    route: '/aktien/[...snapshot]',
    subject: subject('STOCK', ['chart', 'handelsplaetze', 'orderbuch']),
    subPages: { chart: { title: 'Chart', rendering: 'request', body: {} }, handelsplaetze: { title: 'Plätze', body: {} } },
  },
  { route: '/index/[...snapshot]', subject: subject('INDEX') },
  { route: '/devisen/[...snapshot]', subject: subject('CURRENCY') },
  { route: '/kryptowaehrungen/[...snapshot]', subject: subject('CRYPTO') },
]);
const match = (path: string) => matchPage(config, readPath(path));
const addressOf = (path: string) => match(path)?.instrument;

describe('matchPage', () => {
  it('[ROUTE-001] prefers a static page to the catch-all of instruments', () => {
    expect(match('/aktien/finder')?.page.route).toBe('/aktien/finder');
    expect(match('/aktien/SAP-Aktie-DE0007164600')?.page.route).toBe('/aktien/[...snapshot]');
  });
  it('[ROUTE-010] resolves the addresses of index, currency pair and crypto currency', () => {
    expect(addressOf('/index/DAX-Index-20735')?.entityKey).toBe('20735');
    expect(addressOf('/devisen/Eurokurs-Euro-Dollar-EUR-USD')?.entityKey).toBe('EURUSD');
    expect(addressOf('/kryptowaehrungen/Bitcoin-BTC')?.entityKey).toBe('BTC');
  });
  it('[ROUTE-009] reads the sub-page before the instrument and knows no other', () => {
    expect(addressOf('/aktien/chart/SAP-Aktie-DE0007164600')).toMatchObject({ subPage: 'chart', entityKey: 'ISIN:DE0007164600' });
    expect(addressOf('/aktien/unfug/SAP-Aktie-DE0007164600')).toBeUndefined();
  });
  it('knows no sub-page that is named but not described', () => {
    expect(addressOf('/aktien/orderbuch/SAP-Aktie-DE0007164600')).toBeUndefined();
  });
  it('knows no page for other paths', () => {
    expect(match('/gibt/es/nicht')).toBeUndefined();
  });
});

describe('renderingOf', () => {
  const rendered = (path: string) => renderingOf(match(path)!);
  it('lets a sub-page be drawn per request while its page is cached', () => {
    expect(rendered('/aktien/chart/SAP-Aktie-DE0007164600')).toBe('request');
    expect(rendered('/aktien/SAP-Aktie-DE0007164600')).toBe('cached');
  });
});

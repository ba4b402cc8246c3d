import { describe, expect, it } from 'vitest';
import type { PageDocument } from '#documents/generated/types.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { DERIVATIVE_TYPES, pathOfType } from '#domain/derivative/types.ts';
import { matchPage, renderingOf } from './route.ts';
import { resolveSubject } from './subject.ts';
import { sap, testContext } from './testing.tsx';

const subject = (entityType: 'STOCK' | 'INDEX' | 'CURRENCY' | 'CRYPTO', subPages: string[] = []): PageDocument['subject'] => ({
  kind: 'instrument',
  entityTypes: [entityType],
  parameter: 'snapshot',
  subPages,
});
const { config } = testContext([
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
/** Key by which the instrument of a path is requested; undefined if the path names none. */
async function askedFor(path: string): Promise<string | undefined> {
  const asked: string[] = [];
  const { call } = testContext([], {
    getInstrument: (input: { path: { entityValue: string } }) => (asked.push(input.path.entityValue), sap),
  });
  const found = match(path);
  if (found) await resolveSubject(found, path, { ...testContext([]), config, call }, { signal: AbortSignal.timeout(1_000) });
  return asked[0];
}

describe('matchPage', () => {
  it('[ROUTE-001] prefers a static page to the catch-all of instruments', () => {
    expect(match('/aktien/finder')?.page.route).toBe('/aktien/finder');
    expect(match('/aktien/SAP-Aktie-DE0007164600')?.page.route).toBe('/aktien/[...snapshot]');
  });
  it('[ROUTE-010] resolves the addresses of index, currency pair and crypto currency', async () => {
    expect(await askedFor('/index/DAX-Index-20735')).toBe('20735');
    expect(await askedFor('/devisen/Eurokurs-Euro-Dollar-EUR-USD')).toBe('EURUSD');
    expect(await askedFor('/kryptowaehrungen/Bitcoin-BTC')).toBe('BTC');
  });
  it('[ROUTE-009] reads the sub-page before the instrument and knows no other', async () => {
    expect(match('/aktien/chart/SAP-Aktie-DE0007164600')?.subPage).toMatchObject({ title: 'Chart' });
    expect(await askedFor('/aktien/chart/SAP-Aktie-DE0007164600')).toBe('ISIN:DE0007164600');
    expect(await askedFor('/aktien/unfug/SAP-Aktie-DE0007164600')).toBeUndefined();
  });
  it('knows no sub-page that is named but not described', async () => {
    expect(await askedFor('/aktien/orderbuch/SAP-Aktie-DE0007164600')).toBeUndefined();
  });
  it('[ROUTE-035] tells the page of a type of derivatives from the page of a derivative by the first segment', () => {
    const portal = loadConfig(`${import.meta.dirname}/../config`).config;
    const routeOf = (path: string) => matchPage(portal, readPath(path))?.page.route;
    for (const type of DERIVATIVE_TYPES) {
      const path = `/derivate/${pathOfType(type)}`;
      expect(routeOf(path)).toBe(path);
    }
    expect(routeOf('/derivate/Knock-Out-auf-DAX-DE000HK0A0A3')).toBe('/derivate/[...snapshot]');
    expect(routeOf('/derivate/rechner/Knock-Out-auf-DAX-DE000HK0A0A3')).toBe('/derivate/[...snapshot]');
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

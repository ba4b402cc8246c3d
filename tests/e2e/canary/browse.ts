import { expect } from 'vitest';
import { canaries } from './canaries.ts';
import type { HeardPortal } from './portal.ts';
import { FINDER } from './own-things.ts';
import { personalHeaders, type Visitor } from './visitor.ts';

/** Views pages, searches, and types addresses that do not exist. */
export async function browse(visitor: Visitor): Promise<void> {
  const { search, path, query } = canaries;
  const addresses = [
    '/',
    `/suche/${search}`,
    `/suche?q=${search}`,
    `/${path}`,
    `/aktien/${path}-Aktie-123`,
    `${FINDER}?${query}`,
    `/news/finder?q=${search}&text=${search}`,
    '/aktien/SAP-Aktie-DE0007164600',
    '/watchlist',
    '/konto',
    '/konto/daten',
    '/konto/angaben',
    '/konto/suchen',
    '/einstellungen',
    `/api/csv?seite=${FINDER}&${query}`,
    `/api/v1/${path}`,
    `/login?from=%2Fsuche%2F${search}`,
  ];
  for (const address of addresses) expect((await visitor.get(address)).status, address).not.toBe(500);
}

/** Sends the other requests of page scripts: hits, a fault, and a consent decision. */
export async function report({ site }: HeardPortal, visitor: Visitor): Promise<void> {
  const { search, path } = canaries;
  for (const address of [`/suche/${search}`, `/aktien/${path}-Aktie-123`, `/${path}`]) {
    const page = await visitor.get(address);
    // Scripts identify a page in hits by its own content path, or else by the path of its address (blocks/kit/hits.ts).
    const contentPath = /data-content-path="([^"]*)"/u.exec(page.text)?.[1] ?? address;
    const hit = { hitType: 'event', eventAction: 'instrumentSearch', scapaId: 's-canary', timestamp: 0, contentPath };
    expect((await visitor.call('sendScapaData', { body: hit })).status, address).toBe(204);
  }
  const fault = { island: 'search-box/live', type: 'TypeError', at: ['hydrate-A.js:1:12'] };
  const post = (to: string, body: string, type: string): Promise<Response> =>
    fetch(`${site}${to}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...personalHeaders, origin: site, 'content-type': type },
      body,
    });
  expect((await post('/error-reports', JSON.stringify(fault), 'text/plain')).status).toBe(204);
  expect((await post('/privacy-center', 'choice=11', 'application/x-www-form-urlencoded')).status).toBe(303);
}

import { describe, expect, it } from 'vitest';
import type { Call } from '#client/call.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { createAddresses } from './addresses.ts';

const loaded = loadConfig('config', { content: 'content' });
const shares = [
  { entityType: 'STOCK', isin: 'DE0007164600', urlName: 'SAP-Aktie', urls: { WEBSITE: '/aktien/SAP-Aktie-DE0007164600' } },
  { entityType: 'STOCK', isin: 'DE0007236101', urlName: 'Siemens-Aktie', urls: { WEBSITE: '/aktien/Siemens-Aktie-DE0007236101' } },
];
/** Mock provider with two shares. */
const call = (async (operation: string, { query }: { readonly query: { readonly entityType: string } }) => {
  if (operation !== 'listCatalogue') throw new Error('status 503');
  return query.entityType === 'STOCK' ? { list: shares, total: 2 } : { list: [], total: 0 };
}) as unknown as Call;
const addresses = createAddresses(call);
const of = (file: string, search = ''): Promise<readonly string[]> => addresses.of(loaded, file, search);

describe('where a document can be looked at', () => {
  it('is the route of a page, or one of its subjects', async () => {
    expect(await of('pages/impressum.yaml')).toEqual(['/impressum']);
    expect(await of('pages/aktien/snapshot.yaml')).toEqual(shares.map(({ urls }) => urls.WEBSITE));
    expect(await of('pages/aktien/snapshot.yaml', 'siem')).toEqual(['/aktien/Siemens-Aktie-DE0007236101']);
  });
  it('is a page with the layout, or with the list of blocks', async () => {
    expect(await of('layouts/inhaltstext.yaml')).toContain('/impressum');
    expect((await of('layouts/instrument.yaml')).length).toBeGreaterThan(0);
    expect((await of('block-lists/nachrichten.yaml')).length).toBeGreaterThan(0);
  });
  it('is its own page for a microsite, a text or a piece', async () => {
    expect((await of('issuers/talmark.yaml'))[0]).toBe('/derivate/realpush-liste/talmark');
    expect((await of('content-pages/impressum.yaml'))[0]).toBe('/impressum');
    expect(await of('content/articles/aktien-kaufen.yaml')).toEqual(['/ratgeber/aktien-kaufen']);
  });
  it('is the home page for what stands on every page', async () => {
    expect(await of('navigation.yaml')).toEqual(['/']);
  });
  it('is nowhere while the provider does not say', async () => {
    expect(await of('pages/news/autor.yaml')).toEqual([]);
  });
});

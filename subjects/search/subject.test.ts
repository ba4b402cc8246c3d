import { searchPlaces } from '#documents/routes/search-places.ts';
import { pathOf } from '#documents/routes/path-of.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { describe, expect, it } from 'vitest';
import { readPath } from '#documents/routes/path.ts';
import { searchPath, searchSegment } from '#domain/search/address.ts';
import { renderPath, sap, testContext } from '#renderer/testing.tsx';

const pages = [
  { route: '/suche', subject: { kind: 'search' }, rendering: 'request', title: 'Suche' },
  { route: '/suche/[searchValue]', subject: { kind: 'search', parameter: 'searchValue' }, title: 'Suche nach {search.text}' },
  {
    route: '/suche/typ/[typeAlias]/[searchValue]',
    subject: { kind: 'search', parameter: 'searchValue', typeParameter: 'typeAlias' },
    title: '{search.type} nach {search.text}',
  },
] as const;
const context = testContext(pages, {
  queryInstruments: ({ query }: { query: { searchValue: string } }) => ({ searchValue: query.searchValue, list: [sap] }),
});
const at = (path: string, q?: string) => renderPath(path, context, { query: q === undefined ? {} : { q } });
const titleAt = async (path: string) => {
  const result = await at(path);
  return result.kind === 'page' ? [result.status, result.head.title, result.head.canonical] : result;
};

describe('a search', () => {
  it('names what is looked for, and the type of hits', async () => {
    expect(await titleAt('/suche/Deutsche-Bank')).toEqual([
      200,
      'Suche nach Deutsche Bank • Parkett',
      expect.stringMatching(/\/suche\/Deutsche-Bank$/),
    ]);
    expect(await titleAt('/suche/typ/aktien/a')).toEqual([
      200,
      'Aktien nach a • Parkett',
      expect.stringMatching(/\/suche\/typ\/aktien\/a$/),
    ]);
  });

  it('[CONF-024] reads the type from the aliases of the search only, not from the sections', async () => {
    for (const alias of ['etf', 'index', 'kryptowaehrungen', 'derivate', 'STOCK', 'constructor'])
      expect([alias, ((await titleAt(`/suche/typ/${alias}/a`)) as unknown[])[0]]).toEqual([alias, 404]);
    for (const alias of ['etfs', 'indizes', 'kryptos', 'edelmetalle'])
      expect([alias, ((await titleAt(`/suche/typ/${alias}/a`)) as unknown[])[0]]).toEqual([alias, 200]);
  });

  it('tells analytics of its route, and not what is looked for', async () => {
    const drawn = await Promise.all(['/suche/erika', '/suche/typ/aktien/erika', '/suche'].map((path) => at(path)));
    const paths = drawn.map((result) => (result.kind === 'page' ? / data-content-path="([^"]*)"/u.exec(result.html)?.[1] : result));
    expect(paths).toEqual(['/suche', '/suche/typ', undefined]);
  });

  it('[SEARCH-016] has one address for each text', async () => {
    expect(await at('/suche/Deutsche%20%20Bank')).toMatchObject({ kind: 'redirect', status: 301, location: '/suche/Deutsche-Bank' });
    expect(((await titleAt('/suche/--')) as unknown[])[0]).toBe(404);
  });

  it('[SEARCH-016] has addresses that can be read, whatever the text', () => {
    for (const text of ['Deutsche Bank', 'S&P 500', '50 % / 100', 'Ü'.repeat(900), 'a\u200db', '😀 a', '../a'])
      for (const path of [
        searchPath(searchPlaces(ROUTES), text),
        pathOf(ROUTES, 'search-type', { typeAlias: 'aktien', searchValue: searchSegment(text) }),
      ])
        expect([text, readPath(path)?.text]).toEqual([text, path]);
  });

  it.each([
    ['Deutsche  Bank', '/suche/Deutsche-Bank'],
    ['de0007164600 ', '/aktien/SAP-Aktie-DE0007164600'],
    ['716460', '/aktien/SAP-Aktie-DE0007164600'],
    ['SAP', '/suche/SAP'],
    // Code that the best hit only contains.
    ['840400', '/suche/840400'],
    ['DE0007164600 716460', '/suche/DE0007164600-716460'],
  ])('leads from a form to results, from an ISIN or WKN to its instrument: %s', async (q, location) => {
    expect(await at('/suche', q)).toMatchObject({ kind: 'redirect', status: 303, location });
  });

  it('stays where nothing is looked for, and leads to results while nobody answers', async () => {
    expect(await at('/suche', ' -- ')).toMatchObject({ kind: 'page', status: 200 });
    const silent = testContext(pages);
    expect(await renderPath('/suche', silent, { query: { q: '716460' } })).toMatchObject({ location: '/suche/716460' });
  });
});

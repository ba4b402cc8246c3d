import { describe, expect, it } from 'vitest';
import type { PageDocument } from '#documents/generated/types.ts';
import { loadConfig } from '#documents/reader/load.ts';
import type { PageResult, RenderedPage } from './render-context.ts';
import { ANYONE, type Visitor } from '#domain/user/visitor.ts';
import { renderPath, privateCallOf, sap, StatusError, testContext } from './testing.tsx';

const shares: { route: string; subject: PageDocument['subject']; title: string; body: object } = {
  route: '/aktien/[...snapshot]',
  title: '{instrument.name} Aktie',
  subject: { kind: 'instrument', entityTypes: ['STOCK'], parameter: 'snapshot', subPages: [] },
  body: { main: [{ type: 'quote' }, { type: 'plain' }] },
};
const known = { getInstrument: () => sap, getQuote: () => ({ last: 7 }) };

function page(result: PageResult): RenderedPage {
  if (result.kind !== 'page') throw new Error('expected a page');
  return result;
}

describe('renderPage', () => {
  it('draws an instrument with title, canonical address and blocks', async () => {
    const { status, head, html } = page(await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([shares], known)));
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: 'SAP Aktie • Parkett', canonical: 'https://parkett.example/aktien/SAP-Aktie-DE0007164600' });
    expect(html).toContain('<p>Kurs 7</p>');
    expect(html.indexOf('Kopf')).toBeLessThan(html.indexOf('<main id="inhalt"'));
  });

  it('[SHELL-060] has the title of the site where it has none of its own', async () => {
    expect(page(await renderPath('/', testContext([{ route: '/', title: undefined }]))).head.title).toBe('Parkett - mein Finanzportal');
    const { site, pages } = loadConfig(`${import.meta.dirname}/../config`).config;
    expect([site.defaultTitle, pages.find(({ route }) => route === '/')?.title]).toEqual([`${site.name} - mein Finanzportal`, undefined]);
  });

  it('[SHELL-061] names the page of a list in its title from the second on', async () => {
    const titleOf = async (query: Record<string, string>) =>
      page(await renderPath('/news', testContext([{ route: '/news', title: 'News' }]), { query })).head.title;
    expect([await titleOf({}), await titleOf({ page: '0' }), await titleOf({ page: '1' })]).toEqual([
      'News • Parkett',
      'News • Parkett',
      'News • Seite 2 • Parkett',
    ]);
  });

  it('[CONST-005] asks for the picture of social previews in 1200 by 630', async () => {
    const context = testContext([{ route: '/start' }]);
    const images = { template: '/bilder/{id}?w={width}&h={height}' };
    const asking = { ...context, config: { ...context.config, site: { ...context.config.site, images } } };
    expect(page(await renderPath('/start', asking)).head.image?.address).toBe('https://parkett.example/bilder/vorschau?w=1200&h=630');
  });

  it('sends another spelling of the name to the one address', async () => {
    const result = await renderPath('/aktien/Falsch-DE0007164600', testContext([shares], known), { query: { a: 'ä' } });
    expect(result).toEqual({ kind: 'redirect', status: 301, location: '/aktien/SAP-Aktie-DE0007164600?a=%C3%A4' });
  });

  it('shows a private page to the visitor, and a public one to anyone', async () => {
    const anna: Visitor = { ...ANYONE, who: { email: 'anna@example.org' } };
    const body = { main: [{ type: 'plain', isEnabled: { loggedIn: true } }] };
    const context = testContext([
      { route: '/konto', audience: 'private', body },
      { route: '/start', body },
    ]);
    const draw = async (path: string, visitor: Visitor) => page(await renderPath(path, context, { visitor, call: privateCallOf() })).html;
    expect(await draw('/konto', anna)).toContain('<p>plain</p>');
    expect(await draw('/konto', { ...ANYONE, isAnyone: false })).not.toContain('<p>plain</p>');
    expect(await draw('/start', anna)).toBe(await draw('/start', ANYONE));
  });

  it('[PERS-002] leads from a page for the logged in to the login, which knows the way back', async () => {
    const context = testContext([{ route: '/konto', audience: 'private', access: { loggedIn: true } }]);
    const asked = { query: { a: 'ä' }, call: privateCallOf() };
    expect(await renderPath('/konto', context, asked)).toEqual({
      kind: 'redirect',
      status: 303,
      location: 'https://mein.parkett.example/login?from=%2Fkonto%3Fa%3D%25C3%25A4',
    });
    expect(page(await renderPath('/konto', context, { ...asked, visitor: { ...ANYONE, who: { email: 'anna@example.org' } } })).status).toBe(
      200,
    );
  });

  it('makes the calls of a private page with the session, those of a public one without', async () => {
    const draw = async (audience: 'public' | 'private') => {
      const call = privateCallOf({ getQuote: () => ({ last: 8 }) });
      return page(await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([{ ...shares, audience }], known), { call })).html;
    };
    expect(await draw('private')).toContain('Kurs 8');
    expect(await draw('public')).toContain('Kurs 7');
  });

  it('draws no private page for who brings no session', async () => {
    await expect(renderPath('/konto', testContext([{ route: '/konto', audience: 'private' }]))).rejects.toThrow('without a session');
  });

  it('draws a private sub-page of a public page with the session or not at all, and keeps it from search engines', async () => {
    const path = '/aktien/orderbuch/SAP-Aktie-DE0007164600';
    const orderbuch = { title: 'Orderbuch', audience: 'private' as const, body: { main: [{ type: 'quote' }] } };
    const subject = { ...shares.subject, subPages: ['orderbuch'] } as PageDocument['subject'];
    const context = testContext([{ ...shares, subject, subPages: { orderbuch }, robots: 'index' }], known);
    await expect(renderPath(path, context)).rejects.toThrow('without a session');
    const call = privateCallOf({ ...known, getQuote: () => ({ last: 8 }) });
    const own = page(await renderPath(path, context, { call }));
    expect([own.head.robots, own.html.includes('Kurs 8')]).toEqual(['noindex', true]);
    const open = page(await renderPath('/aktien/SAP-Aktie-DE0007164600', context, { call }));
    expect([open.head.robots, open.html.includes('Kurs 7')]).toEqual(['index', true]);
  });

  it('keeps private pages from search engines, whatever their document says', async () => {
    const context = testContext([{ route: '/konto', audience: 'private', robots: 'index' }]);
    expect(page(await renderPath('/konto', context, { call: privateCallOf() })).head.robots).toBe('noindex');
  });

  it('answers 404 inside the shell for an unknown instrument and an unknown path', async () => {
    for (const path of ['/aktien/Nichts-DE0007164600', '/unfug']) {
      const { status, html, head } = page(await renderPath(path, testContext([shares])));
      expect(status).toBe(404);
      expect(html).toContain('<header>Kopf</header>');
      expect(head.robots).toBe('noindex');
    }
  });

  it('answers 503, not 404, when the provider cannot be reached', async () => {
    const down = {
      getInstrument: () => {
        throw new TypeError('fetch failed');
      },
    };
    expect(page(await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([shares], down))).status).toBe(503);
  });

  it('answers 503 when the subject does not come within the deadline', async () => {
    const slow = { getInstrument: () => new Promise(() => undefined) };
    expect(page(await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([shares], slow, { deadline: 30 }))).status).toBe(503);
  });

  it('loses one block, not the page, when a call fails', async () => {
    const half = {
      ...known,
      getQuote: () => {
        throw new StatusError(500);
      },
    };
    const { html, failures } = page(await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([shares], half)));
    expect(html).toContain('<p>plain</p>');
    expect(html).toContain('block-fallback');
    expect(failures).toMatchObject([{ block: 'quote', reason: 'data', slot: 'main', index: 0 }]);
  });

  it.each([true, false])('tells an outage from an answer that says no: %s', async (isNetworkFailure) => {
    const half = {
      ...known,
      getQuote: () => {
        throw Object.assign(new Error('fetch failed'), { isNetworkFailure });
      },
    };
    const { failures } = page(await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([shares], half)));
    expect(failures.map(({ isOutage }) => isOutage ?? false)).toEqual([isNetworkFailure]);
  });

  it.each([
    [true, [true]],
    [false, []],
  ])('tries a page soon again that lacks what it can do without, but only after an outage: %s', async (isNetworkFailure, noted) => {
    const fault = () => {
      throw Object.assign(new Error('fetch failed'), { isNetworkFailure });
    };
    const context = testContext([{ route: '/', body: { main: [{ type: 'querying' }] } }], { getQuote: fault });
    const { html, failures } = page(await renderPath('/', context));
    expect(html).toContain('<p>querying</p>');
    expect(failures.map(({ isOutage }) => isOutage)).toEqual(noted);
  });

  it('has the bar of tiles above the head of every page that has prices, and not on one that tells of a fault', async () => {
    const context = testContext([{ route: '/' }]);
    const config = { ...context.config, marketTiles: { tiles: [{}] } } as unknown as typeof context.config;
    expect(page(await renderPath('/', { ...context, config })).html).toContain('<nav>Leiste</nav><header>Kopf</header>');
    expect(page(await renderPath('/unbekannt', { ...context, config })).html).not.toContain('Leiste');
    expect(page(await renderPath('/', context)).html).not.toContain('Leiste');
  });

  it('names each style sheet that a drawn block needs once, and none for what is not drawn or has none', async () => {
    const body = {
      main: [{ type: 'quote' }, { type: 'plain' }, { type: 'quote' }],
      aside: [{ type: 'paragraph', isEnabled: { loggedIn: true } }],
    };
    const context = testContext([{ ...shares, body }], known);
    expect(page(await renderPath('/aktien/SAP-Aktie-DE0007164600', context)).styles).toEqual(['instrument']);
    expect(page(await renderPath('/unbekannt', context)).styles).toEqual([]);
  });

  it('[SHELL-082] [ERR-001] loses one block, not the page, when a component throws, and says so in its place', async () => {
    const context = testContext([{ route: '/', body: { main: [{ type: 'broken' }, { type: 'plain' }] } }]);
    const { html, failures } = page(await renderPath('/', context));
    for (const kept of ['<header>Kopf</header>', '<p>plain</p>', '<footer>Fuß</footer>']) expect(html).toContain(kept);
    expect(html.match(/role="alert"><p>([^<]+)/)?.[1]).toBe(
      'Ein technischer Fehler verhindert die Darstellung dieser Daten. Falls das Problem auch nach Neuladen der Seite bestehen bleibt, ' +
        'wird der Fehler automatisch gemeldet. Bitte entschuldige die Unannehmlichkeiten.',
    );
    expect(failures).toMatchObject([{ block: 'broken', reason: 'render', message: 'boom' }]);
  });

  it('omits an unknown block in public and shows a box in preview', async () => {
    const pages = [{ route: '/', body: { main: [{ type: 'unbekannt' }] } }];
    expect(page(await renderPath('/', testContext(pages))).html).not.toContain('unbekannt');
    expect(page(await renderPath('/', testContext(pages, {}, { preview: true }))).html).toContain('Baustein „unbekannt“');
  });

  it('carries where each block is written in preview, and only there', async () => {
    const pages = [{ route: '/', body: { main: [{ type: 'plain' }, { type: 'unbekannt' }] } }];
    const addressOf = (_page: unknown, path: readonly (string | number)[]): string => `pages/"a".yaml#/${path.join('/')}`;
    const { html } = page(await renderPath('/', testContext(pages, {}, { preview: true, addressOf })));
    expect([...html.matchAll(/ data-path="([^"]*)"/g)].map(([, path]) => path)).toEqual([
      'pages/&quot;a&quot;.yaml#/body/main/0',
      'pages/&quot;a&quot;.yaml#/body/main/1',
    ]);
    expect(page(await renderPath('/', testContext(pages))).html).not.toContain('data-path');
  });

  it('[ARTICLE-031] shows nothing where the text is cut for those without access', async () => {
    const contentItems = [
      { type: 'NewsParagraph', value: 'Hallo' },
      { type: 'crop-mark', ignoreIfUnknown: true },
    ];
    const article = { urls: { WEBSITE: '/ratgeber/test' }, headline: 'Test', contentItems, isExcerpt: true };
    const subject = { kind: 'article' as const, parameter: 'alias', prefix: 'ratgeber' };
    const pages = [{ route: '/ratgeber/[alias]', subject, body: { main: [{ type: 'article-content' }] } }];
    const context = testContext(pages, { getArticle: () => article }, { preview: true });
    const { html, failures } = page(await renderPath('/ratgeber/test', context));
    expect([html.match(/data-block="[^"]+"/g), failures]).toEqual([['data-block="paragraph"'], []]);
  });

  it('draws the content of an article through the aliases of its items', async () => {
    const article = {
      urls: { WEBSITE: '/ratgeber/test' },
      headline: 'Test',
      contentItems: [{ type: 'NewsParagraph', value: 'Hallo' }, { type: 'Fremd' }],
    };
    const pages = [
      {
        route: '/ratgeber/[alias]',
        subject: { kind: 'article' as const, parameter: 'alias', prefix: 'ratgeber' },
        body: { main: [{ type: 'article-content' }] },
      },
    ];
    const asked: unknown[] = [];
    const context = testContext(pages, { getArticle: (input) => (asked.push(input), article) });
    const { html, styles, failures } = page(await renderPath('/ratgeber/test', context));
    expect(asked).toEqual([{ path: { articleId: 'ALIAS:ratgeber/test' } }]);
    expect(html).toContain('<p>Hallo</p>');
    expect(styles).toEqual(['article-text']);
    expect(failures).toMatchObject([{ block: 'Fremd', reason: 'unknown-block' }]);
  });

  it('knows the tabs of a microsite and no others', async () => {
    const pages = [
      {
        route: '/liste/[issuerAlias]/[[tabAlias]]',
        subject: { kind: 'issuer' as const, parameter: 'issuerAlias', tabParameter: 'tabAlias' },
      },
    ];
    const context = testContext(pages);
    expect(page(await renderPath('/liste/nord', context)).head.canonical).toBe('https://parkett.example/liste/nord');
    expect(page(await renderPath('/liste/nord/indizes', context)).head.canonical).toBe('https://parkett.example/liste/nord');
    expect(page(await renderPath('/liste/nord/aktien', context)).head.canonical).toBe('https://parkett.example/liste/nord/aktien');
    expect(page(await renderPath('/liste/nord/unfug', context)).status).toBe(404);
    expect(page(await renderPath('/liste/fremd', context)).status).toBe(404);
  });

  it('knows the configured indices and no others', async () => {
    const pages = [{ route: '/realtime/[alias]', title: '{index.name}: Kurse', subject: { kind: 'index' as const, parameter: 'alias' } }];
    const { head, status } = page(await renderPath('/realtime/DAX', testContext(pages)));
    expect([status, head.title, head.canonical]).toEqual([200, 'DAX: Kurse • Parkett', 'https://parkett.example/realtime/DAX']);
    for (const path of ['/realtime/dax', '/realtime/FTSE', '/realtime'])
      expect(page(await renderPath(path, testContext(pages))).status).toBe(404);
  });
});

describe('what an app gets', () => {
  const context = () => {
    const made = testContext([{ route: '/start' }]);
    return { ...made, config: { ...made.config, header: { links: [], promotions: [], appBanner: { appleId: '7' } } } };
  };

  it('[SHELL-058] is the page without the header, public as it is', async () => {
    const html = async (query: Record<string, string>) => page(await renderPath('/start', context(), { query })).html;
    expect(await html({})).toContain('<header>Kopf</header>');
    for (const query of [{ client: 'app' }, { application: 'ios' }] as Record<string, string>[])
      expect(await html(query)).not.toContain('<header>Kopf</header>');
  });

  it('[SHELL-059] is no banner that offers the app, as browsers get', async () => {
    const appOf = async (query: Record<string, string>) => page(await renderPath('/start', context(), { query })).head.appleApp;
    expect([await appOf({}), await appOf({ client: 'app' })]).toEqual(['7', undefined]);
  });
});

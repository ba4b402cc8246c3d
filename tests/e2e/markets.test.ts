import { describe, expect, inject, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { pagePatterns } from '#renderer/route.ts';
import { isInSection } from './in-section.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const { config } = loadConfig(`${import.meta.dirname}/../../config`);
const get = (path: string) => fetch(`${portal}${path}`, { redirect: 'manual' });
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00AD', '')
    .replaceAll(/[ \u00A0]+/g, ' ');
const json = async <Answer>(path: string): Promise<Answer> => (await (await get(`/api${path}`)).json()) as Answer;

/** Returns the text of the main part of a page: the header above it links to everything. */
async function mainOf(path: string): Promise<string> {
  const { response, html } = await completePage(portal + path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(html).not.toContain('block-fallback');
  return /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
}

/** Returns the section of the page below a heading, up to the next heading. */
function under(main: string, heading: string): string {
  const [, rest = ''] = main.split(`>${heading}</h2>`);
  return rest.split('<h2')[0] ?? '';
}
const rowsOf = (part: string): string[] => (part.match(/<tr.*?<\/tr>/gs) ?? []).filter((row) => row.includes('<td'));
const hrefs = (part: string): string[] => [...part.matchAll(/href="([^"#?]+)/g)].map(([, href = '']) => href);

/** Fixed pages of the configuration below a section. */
const pagesBelow = (section: string): string[] =>
  pagePatterns(config).flatMap(({ pattern, segments }) =>
    pattern.startsWith(`${section}/`) && segments.every(({ kind }) => kind === 'static') ? [pattern] : [],
  );

interface Found {
  readonly list: readonly {
    readonly instrument: {
      readonly name: string;
      readonly isin: string;
      readonly wkn: string;
      readonly entityValue: string;
      readonly urls: { readonly WEBSITE: string };
    };
  }[];
}

describe('the start page of a section', () => {
  it.each([
    ['ROUTE-016', '/anleihen'],
    ['ROUTE-043', '/etf'],
    ['ROUTE-052', '/fonds'],
    ['ROUTE-070', '/aktien'],
  ])('[%s] %s has tops and flops, news and the way to all pages of its section', async (_row, section) => {
    const main = await mainOf(section);
    for (const [heading, sign] of [
      ['Gewinner des Tages', /^[+0]/],
      ['Verlierer des Tages', /^[−0]/],
    ] as const) {
      const rows = rowsOf(under(main, heading));
      expect(rows).toHaveLength(5);
      for (const row of rows) {
        const [href = ''] = hrefs(row);
        expect([href, isInSection(href, section)]).toEqual([href, true]);
        expect(href).toMatch(/-[A-Z0-9]{12}$/);
        expect(/data-field="performancePct">.*?>([^<]+)<\/span>/s.exec(row)?.[1]).toMatch(sign);
      }
    }
    expect(main).toMatch(/article-teasers__headline"><a href="\/news\//);
    const all = hrefs(await (await get(section)).text());
    expect(pagesBelow(section).filter((path) => !all.includes(path))).toEqual([]);
    expect(pagesBelow(section)).toContain(`${section}/top-flop`);
  });

  it('[ROUTE-016] /anleihen shows what is new on the market, newest first', async () => {
    const rows = rowsOf(under(await mainOf('/anleihen'), 'Neu am Markt'));
    const days = rows.map((row) => /(\d\d)\.(\d\d)\.(\d{4})/.exec(textOf(row))?.slice(1).toReversed().join('-') ?? '');
    expect(days).toHaveLength(8);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each([
    ['ROUTE-024', '/kryptowaehrungen', ['Bitcoin', 'Ethereum'], /\d,\d{2,6} EUR/],
    ['ROUTE-028', '/devisen', ['EUR/USD', 'EUR/CHF'], /\d,\d{4,5} [A-Z]{3}/],
    ['ROUTE-022', '/rohstoffe', ['Gold', 'Brent Rohöl'], /\d,\d{2} USD/],
    ['ROUTE-064', '/index', ['DAX', 'S&P 500'], /\d,\d{2} Pkt\./],
  ] as const)('[%s] %s lists %s with link, last price and relative change', async (_row, path, names, price) => {
    const main = await mainOf(path);
    const rows = rowsOf(main);
    for (const name of names) {
      const row = rows.find((candidate) => textOf(candidate).trimStart().startsWith(name)) ?? '';
      expect(row).toContain(`href="${path}/`);
      expect(textOf(row)).toMatch(price);
      expect(textOf(row)).toMatch(/[+−]?\d+,\d{2} %/);
    }
    const all = hrefs(await (await get(path)).text());
    expect(pagesBelow(path).filter((page) => !all.includes(page))).toEqual([]);
  });

  it('[ROUTE-024] [ROUTE-027] /kryptowaehrungen leads to its guide, which is there', async () => {
    const pages = hrefs(under(await mainOf('/kryptowaehrungen'), 'Mehr zu Kryptowährungen'));
    const guide = pages.find((path) => path.startsWith('/ratgeber/')) ?? '';
    expect(guide).not.toBe('');
    const article = await mainOf(guide);
    expect(/<h1[^>]*>([^<]+)/.exec(article)?.[1]).toContain('Bitcoin');
    expect(article).toContain('data-block="paragraph"');
  });

  it('[ROUTE-033] /derivate shows types, issuers and the most wanted products', async () => {
    const main = await mainOf('/derivate');
    const types = pagesBelow('/derivate').filter((path) => /^\/derivate\/[A-Z]/.test(path));
    expect(types).toHaveLength(13);
    expect(hrefs(under(main, 'Arten'))).toEqual(expect.arrayContaining(types));
    expect(new Set(hrefs(under(main, 'Emittenten'))).size).toBeGreaterThanOrEqual(config.issuers.length);
    for (const heading of ['An der Börse Frankfurt am meisten gehandelt', 'Meistgesucht auf den DAX']) {
      const rows = rowsOf(under(main, heading));
      expect(rows.length).toBeGreaterThanOrEqual(5);
      for (const row of rows) expect(row).toMatch(/href="\/derivate\/[^"]+-[A-Z0-9]{12}[?"]/);
    }
    const all = hrefs(await (await get('/derivate')).text());
    expect(pagesBelow('/derivate').filter((path) => !all.includes(path))).toEqual([]);
  });
});

describe('the page of a fund', () => {
  it('[ROUTE-055] tells name, codes, price, facts, partners and similar funds, and draws a chart', async () => {
    const answer = await json<Found>('/v1/funds/finder/configuration_query?perPage=1&isExchangeTraded=false');
    const [first] = answer.list;
    if (first === undefined) throw new Error('There is no fund.');
    const { name, urls, isin, wkn, entityValue } = first.instrument;
    const path = urls.WEBSITE;
    const main = await mainOf(path);
    const header = textOf(/<header class="instrument-header.*?<\/header>/s.exec(main)?.[0] ?? '');
    for (const text of [name, isin, wkn, 'EUR']) expect(header).toContain(text);
    expect(textOf(under(main, 'Kennzahlen'))).toMatch(/Gesellschaft .*Laufende Kosten \d+,\d\d %/);
    expect(main).toMatch(/data-block="price-chart".*?<svg/s);
    const partners = await json<{ list: { customer: { longName: string }; url: string }[] }>('/v1/integration/funds/partner');
    const shownPartners = under(main, 'Partner im Vertrieb (Anzeige)');
    for (const { customer, url } of partners.list) {
      expect(textOf(shownPartners)).toContain(customer.longName);
      expect(shownPartners).toContain(`href="${url}"`);
    }
    const similar = await json<Found>(`/v1/integration/funds/suggestions/${entityValue}`);
    const shown = under(main, 'Ähnliche Fonds');
    expect(hrefs(/<table.*?<\/table>/s.exec(shown)?.[0] ?? '')).toEqual(similar.list.map(({ instrument }) => instrument.urls.WEBSITE));
    expect(textOf(shown)).toContain('Werbung von');
    expect((await get('/fonds/Nichts-Fonds-LU0000000009')).status).toBe(404);
  });
});

describe('the rankings', () => {
  it('[ROUTE-084] are all linked from /top-werte', async () => {
    const links = hrefs(await mainOf('/top-werte')).filter((href) => href.startsWith('/top-werte/'));
    expect(links.toSorted()).toEqual(config.rankings.topLists.map(({ alias }) => `/top-werte/${alias}`).toSorted());
    expect(links).toHaveLength(6);
  });

  it.each([
    ['ROUTE-085', 'top-aktien', '/aktien'],
    ['ROUTE-085', 'top-fonds', '/fonds'],
    ['ROUTE-085', 'top-etfs', '/etf'],
    ['ROUTE-086', 'top-anleihen', '/anleihen'],
    ['ROUTE-086', 'top-zertifikate', '/derivate'],
    ['ROUTE-086', 'top-indizes', '/index'],
  ])('[%s] %s has at most fifty places of its class, none of them blocked', async (_row, alias, section) => {
    const rows = rowsOf(await mainOf(`/top-werte/${alias}`));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThanOrEqual(50);
    const blocked = new Set(config.rankings.blockedNotations.map(String));
    for (const row of rows) {
      expect(isInSection(hrefs(row)[0], section)).toBe(true);
      expect(blocked.has(/data-notation="(\d+)"/.exec(row)?.[1] ?? '')).toBe(false);
    }
    expect(textOf(rows[0] ?? '')).toContain('Platz 1');
  });

  it('[ROUTE-049] of ETFs link each configured type, [ROUTE-050] a type its lists, [ROUTE-051] and these are ranked', async () => {
    const [type] = config.rankings.bestEtfs;
    const base = '/etf/die-besten-etfs';
    const overview = hrefs(await mainOf(base));
    expect(overview).toEqual(expect.arrayContaining(config.rankings.bestEtfs.map(({ alias }) => `${base}/${alias}`)));
    const items = (type?.items ?? []).map(({ alias }) => `${base}/${type?.alias}/${alias}`);
    expect(items.length).toBeGreaterThan(1);
    expect(hrefs(await mainOf(`${base}/${type?.alias}`))).toEqual(expect.arrayContaining(items));
    const rows = rowsOf(await mainOf(items[0] ?? ''));
    expect(rows.length).toBeGreaterThan(5);
    rows.forEach((row, index) => expect(textOf(row)).toContain(`Platz ${index + 1} ·`));
    for (const path of [`${base}/gibt-es-nicht`, `${base}/${type?.alias}/gibt-es-nicht`, '/top-werte/gibt-es-nicht'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('legal pages and the forum', () => {
  it.each(['/agb', '/impressum', '/datenschutz', '/nutzungsbedingungen'])('[ROUTE-093] %s is there, in German', async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain('<html lang="de"');
    const text = textOf(await mainOf(path));
    expect(text.length).toBeGreaterThan(400);
    expect(text).toMatch(/ (und|der|die|das) /);
  });

  it('[ROUTE-096] the navigation leads to seven places of the configured forum, in a new tab', async () => {
    const html = await (await get('/news')).text();
    const links = html.match(new RegExp(`<a [^>]*href="${config.site.hosts.forum}[^"]*"[^>]*>`, 'g')) ?? [];
    const places = new Set(links.map((link) => /href="([^"]+)"/.exec(link)?.[1]));
    expect(places.size).toBe(7);
    for (const link of links) expect(link).toMatch(/target="_blank"/);
    expect(textOf(html)).toMatch(/Übersicht.*Suche.*Neuer Beitrag.*Boardmail.*Meistgelesen.*Signatur & Avatar.*Nutzungsbedingungen/s);
  });
});

import { describe, expect, it } from 'vitest';
import { entriesOf, find, get, html, portal, robotsOf } from './news-pages.ts';

interface Directory {
  readonly categories: readonly { readonly alias: string; readonly parent?: string; readonly url: string; readonly noIndex: boolean }[];
}
const categories = async () => ((await (await get('/api/v1/articles/finder/directory')).json()) as Directory).categories;

describe('news categories', () => {
  it('[NEWS-001] are kept out of search engines when they say so, with all their pieces, and else are not', async () => {
    const all = await categories();
    expect(new Set(all.map(({ noIndex }) => noIndex))).toEqual(new Set([true, false]));
    for (const { alias, url, noIndex } of all) {
      // A category includes the articles of its subcategories.
      const piece = (await find(`category=${alias}&perPage=100`)).list.find(({ newsCategory }) => newsCategory.alias === alias);
      if (piece === undefined && all.some(({ parent }) => parent === alias)) continue;
      for (const path of [url, piece?.urls.WEBSITE ?? '']) {
        const response = await get(path);
        const robots = robotsOf(await response.text());
        expect([path, response.status, robots?.includes('noindex') === true]).toEqual([path, 200, noIndex]);
      }
    }
  });

  it('list every piece, 25 on a page', async () => {
    const category = 'agentur-meldungen';
    const { total, list } = await find(`category=${category}&perPage=25&page=1&calculateTotal=true`);
    expect(total).toBeGreaterThan(50);
    const [first, second] = [entriesOf(await html('/news/agentur')), entriesOf(await html('/news/agentur?page=1'))];
    expect([first.length, second]).toEqual([25, list.map(({ urls }) => urls.WEBSITE)]);
    expect(first.filter((path) => second.includes(path))).toEqual([]);
    const last = Math.ceil(total / 25) - 1;
    const end = await html(`/news/agentur?page=${last}`);
    expect(entriesOf(end)).toHaveLength(total - last * 25);
    expect(end).not.toContain('rel="next"');
    expect(entriesOf(await html(`/news/agentur?page=${last + 1}`))).toEqual([]);
  });
});

describe('sections of the editors', () => {
  it.each([
    ['ROUTE-105', '/news/analysen', 'analysen'],
    ['ROUTE-108', '/news/marktberichte', 'marktberichte'],
  ])('[%s] %s lists the pieces of its category with title, link and date, newest first, at most 25', async (_row, path, category) => {
    const { total, list } = await find(`category=${category}&perPage=25&calculateTotal=true`);
    const page = await html(path);
    const entries = [...page.matchAll(/article-list__headline"><a href="([^"]+)">[^<]+<\/a>.*?<time dateTime="([^"]+)">[^<]+</gs)];
    expect(entries.length).toBe(Math.min(total, 25));
    expect(entries.map(([, href]) => href)).toEqual(list.map(({ urls }) => urls.WEBSITE));
    const dates = entries.map(([, , day = '']) => Date.parse(day));
    expect([dates.length > 1, dates]).toEqual([true, dates.toSorted((a, b) => b - a)]);
  });
});

describe('lists of news', () => {
  const shown = (page: string) =>
    [...page.matchAll(/article-list__headline"><a href="([^"]+)">[^<]+<\/a>.*?<time dateTime="([^"]+)">[^<]+<\/time> · [^<]+/gs)].map(
      ([, href = '', day = '']) => ({ href, day: Date.parse(day) }),
    );
  const falls = (days: readonly number[]): boolean => days.every((day, index) => index === 0 || day <= (days[index - 1] ?? 0));

  it('[ROUTE-097] /news begins with the newest pieces, each with title, link, date and who wrote it', async () => {
    const { list } = await find('source=redaktion&perPage=5');
    const story = /lead-story__(?:other-)?headline"><a href="([^"]+)">[^<]+<\/a>.*?<time dateTime="([^"]+)">[^<]+<\/time> · [^<]+/gs;
    const entries = [...(await html('/news')).matchAll(story)].map(([, href, day = '']) => ({ href, day: Date.parse(day) }));
    expect(entries.map(({ href }) => href)).toEqual(list.map(({ urls }) => urls.WEBSITE));
    expect(falls(entries.map(({ day }) => day))).toBe(true);
  });

  it('[ROUTE-107] /news/redaktion has all pieces of the editors, 25 on a page', async () => {
    const { total, list } = await find('source=redaktion&perPage=25&page=1&calculateTotal=true');
    const [first, second] = [await html('/news/redaktion'), await html('/news/redaktion?page=1')];
    expect([total > 25, entriesOf(first).length]).toEqual([true, 25]);
    expect(entriesOf(second)).toEqual(list.map(({ urls }) => urls.WEBSITE));
    expect(falls(shown(first).map(({ day }) => day))).toBe(true);
    expect(first).toContain(`${total} Beiträge`);
  });

  it('[ROUTE-098] /news/finder finds by words and category, 25 on a page from 0, newest first', async () => {
    const all = await html('/news/finder');
    expect([entriesOf(all).length, falls(shown(all).map(({ day }) => day))]).toEqual([25, true]);
    const { list: later } = await find('perPage=25&page=1');
    expect(entriesOf(await html('/news/finder?page=1'))).toEqual(later.map(({ urls }) => urls.WEBSITE));
    const { total, list } = await find('searchValue=Zinsen&category=wissen&perPage=25&calculateTotal=true');
    const found = await html('/news/finder?suche=Zinsen&rubrik=wissen');
    expect([total > 0, entriesOf(found)]).toEqual([true, list.map(({ urls }) => urls.WEBSITE)]);
    expect(found).toContain(`${total} Treffer`);
    for (const { alias } of await categories()) expect(found).toContain(`<option value="${alias}"`);
    const nothing = await html('/news/finder?suche=xyzzyplugh');
    expect(nothing).toContain('Dazu ist noch nichts erschienen.');
  });
});

describe('who writes', () => {
  interface Author {
    readonly alias: string;
    readonly lastName: string;
    readonly firstName: string;
    readonly title?: string;
  }
  const authors = async () =>
    ((await (await get('/api/v1/articles/finder/directory')).json()) as { readonly authors: readonly Author[] }).authors;

  it('[ROUTE-100] /news/autoren links each of the authors, by last name', async () => {
    const page = await html('/news/autoren');
    const links = [...page.matchAll(/href="\/news\/autoren\/([^"/]+)"/g)].map(([, alias]) => alias);
    const sorted = (await authors()).toSorted((a, b) => a.lastName.localeCompare(b.lastName, 'de'));
    expect(sorted.length).toBeGreaterThan(3);
    expect([...new Set(links)]).toEqual(sorted.map(({ alias }) => alias));
  });

  it('[ROUTE-101] the page of an author has title and name and the pieces; an unknown one is not found', async () => {
    for (const { alias, title = '', firstName, lastName } of await authors()) {
      const page = await html(`/news/autoren/${alias}`);
      expect(page).toMatch(new RegExp(`<h1>${title === '' ? '' : `${title}\\s`}${firstName}\\s${lastName}</h1>`, 'u'));
      const { list } = await find(`author=${alias}&perPage=25`);
      expect(entriesOf(page)).toEqual(list.map(({ urls }) => urls.WEBSITE));
    }
    expect((await get('/news/autoren/niemand')).status).toBe(404);
  });
});

describe('feeds', () => {
  it.each(['agentur-meldungen', 'trading-chance-redaktion-44', 'directors-dealings'])(
    '[ROUTE-109] /news/feed/%s leads to the list of the category, page by page, newest first',
    async (alias) => {
      const { total, list } = await find(`category=${alias}&perPage=25&calculateTotal=true`);
      const response = await fetch(`${portal}/news/feed/${alias}`);
      const page = await response.text();
      expect([response.status, total > 15, entriesOf(page)]).toEqual([200, true, list.map(({ urls }) => urls.WEBSITE)]);
      // A page number beyond the last redirects to the last.
      const last = Math.min(1, Math.ceil(total / 25) - 1);
      const { list: other } = await find(`category=${alias}&perPage=25&page=${last}`);
      const turned = await (await fetch(`${portal}${new URL(response.url).pathname}?page=1`)).text();
      expect(entriesOf(turned)).toEqual(other.map(({ urls }) => urls.WEBSITE));
    },
  );

  it('[ROUTE-109] has sources as well, and knows no other name', async () => {
    const { list } = await find('source=redaktion&perPage=25');
    expect(entriesOf(await html('/news/feed/redaktion'))).toEqual(list.map(({ urls }) => urls.WEBSITE));
    expect((await get('/news/feed/gibt-es-nicht')).status).toBe(404);
  });

  it('[ROUTE-109] a report of each has its page', async () => {
    for (const alias of ['trading-chance-redaktion-44', 'directors-dealings']) {
      const [piece] = (await find(`category=${alias}&perPage=1`)).list;
      const page = await get(piece?.urls.WEBSITE ?? '');
      expect([page.status, (await page.text()).includes('data-block="table"')]).toEqual([200, true]);
    }
  });
});

describe('news by types of instruments', () => {
  const instants = (page: string) =>
    [...page.matchAll(/article-list__facts"><time dateTime="([^"]+)"/g)].map(([, instant = '']) => Date.parse(instant));

  it.each([
    ['ROUTE-110', 'aktien', 'entityTypes=STOCK', 'namensaktie-oder-inhaberaktie'],
    ['ROUTE-111', 'index', 'entityTypes=INDEX', 'wer-in-den-dax-kommt'],
    ['ROUTE-112', 'rohstoffe', 'entityTypes=COMMODITY,PRECIOUS_METAL', 'gold-silber-verhaeltnis'],
    ['ROUTE-113', 'devisen', 'entityTypes=CURRENCY', 'zinsdifferenz-und-terminkurs'],
    ['ROUTE-114', 'anlagethemen', 'category=themen-news', 'rechenzentren-und-strom'],
  ])('[%s] /news/%s lists what is about them, newest first, 25 a page, and has articles below it', async (_row, name, query, article) => {
    const { total, list } = await find(`${query}&perPage=25&calculateTotal=true`);
    const page = await html(`/news/${name}`);
    expect(total).toBeGreaterThan(0);
    expect(entriesOf(page)).toEqual(list.map(({ urls }) => urls.WEBSITE));
    expect(instants(page)).toEqual(instants(page).toSorted((a, b) => b - a));
    const { list: other } = await find(`${query}&perPage=25&page=${Math.min(1, Math.ceil(total / 25) - 1)}`);
    expect(entriesOf(await (await fetch(`${portal}/news/${name}?page=1`)).text())).toEqual(other.map(({ urls }) => urls.WEBSITE));
    const own = await get(`/news/${name}/${article}`);
    const text = await own.text();
    expect([own.status, text.includes('data-block="article-header"'), text.includes('data-block="paragraph"')]).toEqual([200, true, true]);
    expect((await get(`/news/${name}/gibt-es-nicht`)).status).toBe(404);
  });

  it('[ROUTE-110] /news/aktien has a category below it', async () => {
    const { list } = await find('category=dividenden-news&perPage=25');
    expect(list.length).toBeGreaterThan(1);
    expect(entriesOf(await html('/news/aktien/dividenden'))).toEqual(list.map(({ urls }) => urls.WEBSITE));
  });
});

describe('for the app', () => {
  it('[ROUTE-099] /news/mobile/… has the article without header, at an address that search engines do not list', async () => {
    const [piece] = (await find('category=analysen&perPage=1')).list;
    const path = piece?.urls.WEBSITE ?? '';
    const response = await get(path.replace('/news/', '/news/mobile/'));
    const page = await response.text();
    expect([response.status, page.includes('data-block="article-header"'), robotsOf(page)]).toEqual([200, true, 'noindex']);
    expect(page).toContain('page-main--app');
    expect(page).not.toMatch(/<header class="site-header/u);
    expect(await html(path)).toMatch(/<header class="site-header/u);
    expect(/<link rel="canonical" href="([^"]+)"/u.exec(page)?.[1]).toMatch(new RegExp(`${path}$`, 'u'));
    expect((await get('/news/mobile/gibt-es-nicht')).status).toBe(404);
  });
});

describe('the home page', () => {
  it('[ROUTE-011] has indices with prices, the newest pieces and guides, is wide, and counts as home page', async () => {
    const page = await html('/');
    // The clock of the run is within trading hours: the trading day comes first, then the editors' articles.
    const [{ list: day }, { list: pieces }] = [await find('category=boersentag&perPage=1'), await find('source=redaktion&perPage=2')];
    const stories = [...page.matchAll(/lead-story__(?:other-)?headline"><a href="([^"]+)"/gu)].map(([, href = '']) => href);
    expect(stories).toEqual([...day, ...pieces].map(({ urls }) => urls.WEBSITE));
    // Shares with large moves, each with the article that explains it.
    const moved = new Set((await find('category=bewegte-aktien&perPage=100')).list.map(({ urls }) => urls.WEBSITE));
    const reasons = [...page.matchAll(/moved-shares__reason"><a href="([^"]+)"/gu)].map(([, href = '']) => href);
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons.filter((href) => !moved.has(href))).toEqual([]);
    expect([...page.matchAll(/class="heat-fields__field"/gu)]).toHaveLength(40);
    expect(page).toMatch(/href="\/index\/DAX-Index-20735"/u);
    expect(page).toMatch(/data-notation="20735"/u);
    expect([...page.matchAll(/article-teasers__headline"><a href="\/ratgeber\//g)].length).toBeGreaterThan(3);
    const main = /<main[^>]*>/u.exec(page)?.[0] ?? '';
    expect(main).toContain('data-content-type="homepage"');
    expect(main).toContain('page-main--xl-large');
    expect(/<main[^>]*>/u.exec(await html('/news'))?.[0]).toContain('data-content-type="article"');
  });
});

describe('investment themes', () => {
  it('[ROUTE-087] /anlagethemen has one teaser with title and link for each theme', async () => {
    const links = [...(await html('/anlagethemen')).matchAll(/article-teasers__headline"><a href="([^"]+)">[^<]+</g)].map(
      ([, href = '']) => href,
    );
    const { list } = await find('category=anlagethemen&perPage=100');
    expect(links.length).toBeGreaterThan(3);
    expect(links.toSorted()).toEqual(list.map(({ urls }) => urls.WEBSITE).toSorted());
  });

  it('[ROUTE-088] a theme is drawn from the blocks of its content; an unknown one is not found', async () => {
    const [theme] = (await find('category=anlagethemen&perPage=1')).list;
    const page = await html(theme?.urls.WEBSITE ?? '');
    for (const type of ['article-header', 'paragraph']) expect(page).toContain(`data-block="${type}"`);
    expect((await get('/anlagethemen/energie/gibt-es-nicht')).status).toBe(404);
  });
});

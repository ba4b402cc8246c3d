import { describe, expect, inject, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';

const portal = inject('portal');
const { marketTiles } = loadConfig(`${import.meta.dirname}/../../config`).config;
const get = (path: string, init: RequestInit = {}) => fetch(`${portal}${path}`, { redirect: 'manual', ...init });
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/ +/g, ' ');

/** Returns the rows of all tables of a page as HTML, without the heads. */
async function rowsOf(path: string): Promise<string[]> {
  const html = await (await get(path)).text();
  return (html.match(/<tr.*?<\/tr>/gs) ?? []).filter((row) => row.includes('<td'));
}

describe('the page of an instrument', () => {
  it.each([
    ['ROUTE-008', 'SAP', { path: '/aktien/SAP-Aktie-DE0007164600', price: /\d,\d{2}$/, more: ['DE0007164600', '716460'] }],
    ['ROUTE-008', 'DAX', { path: '/index/DAX-Index-20735', price: /\d,\d{2}$/, more: ['Pkt.'] }],
    ['ROUTE-023', 'Gold', { path: '/rohstoffe/Gold-1326189', price: /\d,\d{2}$/, more: ['USD'] }],
    ['ROUTE-023', 'Brent', { path: '/rohstoffe/Brent-Rohoel-7743988', price: /\d,\d{2}$/, more: ['USD'] }],
    ['ROUTE-026', 'Bitcoin', { path: '/kryptowaehrungen/Bitcoin-BTC', price: /\d,\d{2}$/, more: ['EUR'] }],
    ['ROUTE-032', 'Euro / US-Dollar', { path: '/devisen/Eurokurs-Euro-Dollar-EUR-USD', price: /^\d,\d{4}$/, more: ['USD'] }],
  ] as const)('[%s] %s shows name, quote with time and quality, chart and reading', async (_row, name, { path, price, more }) => {
    const html = await (await get(path)).text();
    const header = /<header class="instrument-header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(header)?.[1]).toContain(name);
    expect(/data-field="last"[^>]*>([^<]+)</.exec(header)?.[1]).toMatch(price);
    expect(/data-field="performancePct">(.*?)<\/span>/s.exec(header)?.[1]).toMatch(/[+−]?\d+,\d{2}\u00a0%/);
    expect(header).toMatch(/<time dateTime="\d{4}-/);
    expect(header).toMatch(/quality-badge"[^>]*>(Realtime|verzögert|Schlusskurs)</);
    for (const text of more) expect(header).toContain(text);
    expect(html).toMatch(/data-block="price-chart".*?<svg/s);
    expect(html).toMatch(/article-teasers__headline"><a href="\/ratgeber\//);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname).toBe(path);
  });

  it.each(marketTiles.tiles)('[ROUTE-160] is where the tile of $name leads to', async ({ urls: { WEBSITE: path } }) => {
    const response = await get(path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    expect([response.status, new URL(canonical).pathname]).toEqual([200, path]);
  });

  it('names the articles about the instrument first', async () => {
    const html = await (await get('/rohstoffe/Gold-1326189')).text();
    expect(/article-teasers__headline"><a href="([^"]+)"/.exec(html)?.[1]).toBe('/ratgeber/goldpreis-verstehen');
  });

  it('[ROUTE-008] answers 404 for an unknown identifier', async () => {
    for (const path of ['/aktien/SAP-Aktie-DE0007164601', '/index/DAX-Index-1', '/kryptowaehrungen/Nichts-NIX', '/devisen/Nichts-EUR-XXX'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('[ROUTE-073] has a table of all venues with last price, change, volume, time and quality', async () => {
    const rows = await rowsOf('/aktien/handelsplaetze/SAP-Aktie-DE0007164600');
    const { list } = (await (await get('/api/v1/instruments/STOCK/82849/quotes')).json()) as { list: { market: { name: string } }[] };
    expect(rows).toHaveLength(list.length);
    for (const { market } of list) expect(textOf(rows.join(''))).toContain(market.name);
    for (const row of rows) {
      for (const field of ['last', 'performancePct', 'totalVolume']) expect(row).toContain(`data-field="${field}"`);
      expect(row).toMatch(/<time dateTime="\d{4}-/);
      expect(row).toContain('quality-badge');
    }
  });
});

describe('the page of a section', () => {
  it.each([
    ['ROUTE-022', '/rohstoffe', { names: ['Gold', 'Silber', 'Brent Rohöl'], unit: 'USD' }],
    ['ROUTE-064', '/index', { names: ['DAX', 'MDAX', 'TecDAX'], unit: 'Pkt.' }],
  ] as const)('[%s] %s lists instruments with link, last price and change', async (_row, path, { names, unit }) => {
    const rows = await rowsOf(path);
    for (const name of names) {
      const row = rows.find((candidate) => candidate.includes(`>${name}</a>`)) ?? '';
      expect(row).toContain(`href="${path}/`);
      expect(textOf(row)).toMatch(new RegExp(String.raw`\d,\d{2,3}\u00a0${unit}`));
      expect(textOf(row)).toMatch(/[+−]?\d+,\d{2}\u00a0%/);
    }
  });

  it('[ROUTE-091] /ratgeber has one teaser with title and link for each guide', async () => {
    const html = await (await get('/ratgeber')).text();
    const links = [...html.matchAll(/article-teasers__headline"><a href="([^"]+)">[^<]+</g)].map(([, href = '']) => href);
    const answer = await get('/api/v1/articles/finder/configuration_query?category=ratgeber&perPage=100');
    const { list } = (await answer.json()) as { list: { urls: { WEBSITE: string } }[] };
    expect(links.toSorted()).toEqual(list.map(({ urls }) => urls.WEBSITE).toSorted());
  });
});

describe('a guide', () => {
  it('[ROUTE-092] is drawn from the blocks of its body; an unknown one is not found', async () => {
    const html = await (await get('/ratgeber/aktien-kaufen')).text();
    for (const type of ['summary', 'table-of-contents', 'headline', 'paragraph']) expect(html).toContain(`data-block="${type}"`);
    expect((await get('/ratgeber/gibt-es-nicht')).status).toBe(404);
  });
});

describe('a page at the root', () => {
  it('[ROUTE-095] answers when its slug is configured, and 404 else', async () => {
    expect(textOf(await (await get('/impressum')).text())).toContain('Impressum');
    expect([(await get('/impressum')).status, (await get('/gibt-es-nicht')).status]).toEqual([200, 404]);
  });
});

describe('an address that cannot be read', () => {
  it.each([
    ['a broken escape', '/%E0%A4%A'],
    ['a zero byte', '/aktien/%00'],
    ["a tool of the framework's", '/_next/image?url=%2Ffavicon.svg&w=64&q=75'],
    ['eight thousand letters', `/${'a'.repeat(8000)}`],
  ])('leads to the page for what is not found: %s', async (_what, path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Seite nicht gefunden');
  });

  it('gets an answer in JSON from the API', async () => {
    const response = await get('/api/v1/instruments/STOCK/%E0%A4%A/quote');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('HEAD', () => {
  it('has the headers of GET', async () => {
    const [got, head] = [await get('/impressum'), await get('/impressum', { method: 'HEAD' })];
    for (const name of ['etag', 'cache-control', 'content-type']) expect(head.headers.get(name)).toBe(got.headers.get(name));
  });
});

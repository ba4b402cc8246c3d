import { describe, expect, inject, it } from 'vitest';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const get = (path: string, init: RequestInit = {}) => fetch(portal + path, { redirect: 'manual', ...init });

interface Listed {
  readonly urls: { readonly WEBSITE: string };
  readonly isin?: string;
  readonly wkn?: string;
}

async function listed(query: string): Promise<Listed> {
  const { list } = (await (await get(`/api/v1/${query}`)).json()) as { list: readonly (Listed & { readonly instrument?: Listed })[] };
  const [first] = list;
  if (first === undefined) throw new Error(`Nothing found for ${query}.`);
  return first.instrument ?? first;
}
const known =
  (WEBSITE: string, more: Partial<Listed> = {}) =>
  () =>
    Promise.resolve({ urls: { WEBSITE }, ...more });

const CLASSES: readonly (readonly [string, () => Promise<Listed>])[] = [
  ['a share', known('/aktien/SAP-Aktie-DE0007164600', { isin: 'DE0007164600', wkn: '716460' })],
  ['an index', known('/index/DAX-Index-20735', { isin: 'DE0008469008', wkn: '846900' })],
  ['an ETF', known('/etf/iShares-Core-MSCI-World-ETF-IE00B4L5Y983', { isin: 'IE00B4L5Y983', wkn: 'A0RPWH' })],
  ['a fund', () => listed('instruments/search/FUND?searchValue=Dividende')],
  ['a bond', () => listed('instruments/search/BOND?searchValue=Bundesrepublik')],
  ['a currency', known('/devisen/Eurokurs-Euro-Dollar-EUR-USD')],
  ['a commodity', known('/rohstoffe/Gold-1326189')],
  ['a future', () => listed('instruments/search/FUTURE?searchValue=DAX')],
  ['a coin', known('/kryptowaehrungen/Bitcoin-BTC')],
  ['a rate', () => listed('instruments/search/INTEREST?searchValue=Euribor')],
  ['a derivative', () => listed('derivatives/finder/configuration_query?perPage=1&entitySubType=KNOCKOUT_CERTIFICATE')],
];

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'u').exec(html)?.[1]?.replaceAll('&amp;', '&');
const pathOf = (address: string | undefined): string => new URL(address ?? '', portal).pathname;

interface Data {
  readonly '@context': string;
  readonly '@type': string;
  readonly [key: string]: unknown;
}
const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(([, text = '']) => JSON.parse(text) as Data);

describe.each(CLASSES)('%s', (name, find) => {
  it('has one address, to which all its other forms lead', async () => {
    const { urls, isin, wkn } = await find();
    const path = urls.WEBSITE;
    const [, section = '', slug = ''] = path.split('/');
    const identifier = /-([^-]+)$/u.exec(slug)?.[1] ?? '';
    const forms = [
      `/${section}/${slug.toLowerCase()}`,
      ...[isin, isin?.toLowerCase(), wkn].flatMap((code) => (code === undefined ? [] : [`/${section}/${code}`])),
    ];
    if (section !== 'devisen') forms.push(`/${section}/Anderer-Name-${identifier}`);
    for (const form of forms.filter((each) => each !== path)) {
      const response = await get(form);
      expect([form, response.status, response.headers.get('location')]).toEqual([form, 301, path]);
    }
    // A query, such as another venue, has the same page as canonical address.
    for (const same of [path, `${path}?handelsplatz=_FFM`, `${path}?utm_source=x`]) {
      const html = await (await get(same)).text();
      const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/gu)].map(([, address]) => pathOf(address));
      expect([same, canonical]).toEqual([same, [path]]);
    }
  });

  it('says of itself what search engines read', async () => {
    const path = (await find()).urls.WEBSITE;
    const { html } = await completePage(portal + path);
    const data = dataOf(html);
    for (const each of data)
      expect(each).toMatchObject({ '@context': 'https://schema.org', '@type': expect.stringMatching(/^[A-Z]\w+$/u) });
    const [trail, ...about] = data;
    expect(trail?.['@type']).toBe('BreadcrumbList');
    const steps = trail?.['itemListElement'] as { '@type': string; position: number; name: string; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const step of steps) expect([step['@type'], step.name.length > 0]).toEqual(['ListItem', true]);
    for (const step of steps.slice(0, -1)) expect((await get(pathOf(step.item))).status).toBe(200);
    const types = { 'a share': ['Corporation'], 'a currency': ['ExchangeRateSpecification'] }[name] ?? [];
    expect(about.map((each) => each['@type'])).toEqual(types);
    for (const each of about) expect(pathOf(String(each['url']))).toBe(path);
  });

  it('describes its daily prices as a dataset', async () => {
    const [, section = '', slug = ''] = (await find()).urls.WEBSITE.split('/');
    const path = `/${section}/historische-kurse/${slug}`;
    const sets = dataOf((await completePage(portal + path)).html).filter((each) => each['@type'] === 'Dataset');
    expect(sets).toHaveLength(1);
    expect(sets[0]).toMatchObject({ name: expect.stringMatching(/^Historische Kurse: ./u), inLanguage: 'de', isAccessibleForFree: true });
    expect([pathOf(String(sets[0]?.['url'])), [sets[0]?.['variableMeasured']].flat().includes('Schluss')]).toEqual([path, true]);
    // Google requires descriptions of at least 50 characters.
    expect(String(sets[0]?.['description']).length).toBeGreaterThanOrEqual(50);
  });

  it('[CONST-005] has a picture for where it is shared, as PNG of 1200 × 630 with a description', async () => {
    const path = (await find()).urls.WEBSITE;
    const { html } = await completePage(portal + path);
    expect(['og:image:width', 'og:image:height', 'twitter:card'].map((each) => meta(html, each))).toEqual([
      '1200',
      '630',
      'summary_large_image',
    ]);
    expect(meta(html, 'og:image:alt')).toMatch(/^.+: Kurs, Veränderung und Verlauf$/u);
    const picture = pathOf(meta(html, 'og:image'));
    expect(picture).toBe(`/vorschau${path}.png`);
    const response = await get(picture);
    const png = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type'), png.toString('latin1', 1, 4)]).toEqual([200, 'image/png', 'PNG']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(response.headers.get('cache-control')).toContain('max-age=300');
    const again = await get(picture, { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

it('a share tells its ticker with the code of its market, and its ISIN', async () => {
  const { html } = await completePage(`${portal}/aktien/SAP-Aktie-DE0007164600`);
  expect(dataOf(html).find((each) => each['@type'] === 'Corporation')).toMatchObject({
    name: 'SAP',
    tickerSymbol: expect.stringMatching(/^X[A-Z0-9]{3} [A-Z0-9.]+$/u),
    identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: 'DE0007164600' },
  });
});

describe('pictures', () => {
  it('of pages about no instrument are the portal’s own or those of their article, as PNG', async () => {
    for (const [path, picture] of [
      ['/', '/vorschau/bilder/parkett-vorschau.png'],
      ['/ratgeber/aktien-kaufen', '/vorschau/bilder/aktien-kaufen.png'],
    ] as const) {
      expect(pathOf(meta(await (await get(path)).text(), 'og:image'))).toBe(picture);
      const response = await get(picture);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      await response.arrayBuffer();
    }
  });

  it('are not there for what is not there', async () => {
    for (const path of [
      '/vorschau/aktien/Nichts-Aktie-DE0000000001.png',
      '/vorschau/aktien/Siemens.png',
      '/vorschau/bilder/geheim.png',
      '/vorschau/impressum/x.png',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    const moved = await get('/vorschau/aktien/DE0007164600.png');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/vorschau/aktien/SAP-Aktie-DE0007164600.png']);
  });
});

describe('the sitemap', () => {
  it('is an index that robots.txt names, whose parts hold fixed pages, instruments of all classes and products', async () => {
    expect(await (await get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/mu);
    const index = await (await get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/gu)].map(([, address]) => pathOf(address));
    expect([index.includes('<sitemapindex'), parts.length >= 2]).toEqual([true, true]);
    const held = await (await get(parts[0] ?? '')).text();
    // Reads only the first products: the answer is streamed.
    const reader = (await get(parts[1] ?? '')).body?.getReader();
    const products = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => pathOf(address));
    const paths = new Set(locations(held));
    for (const path of ['/aktien', '/aktien/SAP-Aktie-DE0007164600', '/derivate/realpush-liste/hansekontor', '/ratgeber/aktien-kaufen'])
      expect(paths).toContain(path);
    expect(locations(held).length).toBeLessThanOrEqual(50_000);
    expect(locations(products).length).toBeGreaterThan(0);
    expect(locations(products).every((path) => path.startsWith('/derivate/'))).toBe(true);
    expect((await get(`/sitemap-${parts.length + 1}.xml`)).status).toBe(404);
  });
});

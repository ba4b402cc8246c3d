import { describe, expect, inject, it } from 'vitest';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const get = (path: string) => fetch(`${portal}${path}`, { redirect: 'manual' });
const html = async (path: string): Promise<string> => (await completePage(`${portal}${path}`)).html;
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \u00A0]+/g, ' ');
const headerOf = (page: string): string => /<header class="instrument-header.*?<\/header>/s.exec(page)?.[0] ?? '';
const block = (page: string, type: string): string =>
  new RegExp(`data-block="${type}".*?(?=data-block="|</main>)`, 's').exec(page)?.[0] ?? '';

interface Listed {
  readonly list: readonly { readonly entityValue: string; readonly name: string; readonly urls: { readonly WEBSITE: string } }[];
}

/** Returns the page of a bond, fund, future or rate found by a call: the tests know no fixed one. */
async function firstOf(query: string, wanted: (name: string) => boolean = () => true): Promise<{ name: string; path: string }> {
  const { list } = (await (await get(`/api/v1/instruments/${query}`)).json()) as Listed;
  const found = list.find(({ name }) => wanted(name));
  if (!found) throw new Error(`Nothing found for ${query}.`);
  return { name: found.name, path: found.urls.WEBSITE };
}

/** Returns the page of the oldest product of a type, according to the finder. */
async function productOf(entitySubType: string): Promise<string> {
  const answer = await get(
    `/api/v1/derivatives/finder/configuration_query?perPage=1&sort=dateFirstTrading&order=ASC&entitySubType=${entitySubType}`,
  );
  const { list } = (await answer.json()) as { list: { instrument: { urls: { WEBSITE: string } } }[] };
  const [first] = list;
  if (!first) throw new Error(`There is no ${entitySubType}.`);
  return first.instrument.urls.WEBSITE;
}

describe('the eleven asset classes', () => {
  it.each([
    ['shares', '/aktien', () => Promise.resolve('/aktien/SAP-Aktie-DE0007164600')],
    ['indices', '/index', () => Promise.resolve('/index/DAX-Index-20735')],
    ['currencies', '/devisen', () => Promise.resolve('/devisen/Eurokurs-Euro-Dollar-EUR-USD')],
    ['commodities', '/rohstoffe', () => Promise.resolve('/rohstoffe/Brent-Rohoel-7743988')],
    ['crypto currencies', '/kryptowaehrungen', () => Promise.resolve('/kryptowaehrungen/Bitcoin-BTC')],
    ['funds', '/fonds', async () => (await firstOf('search/FUND?searchValue=Dividende', (name) => !name.includes('ETF'))).path],
    ['ETFs', '/etf', () => Promise.resolve('/etf/iShares-Core-MSCI-World-ETF-IE00B4L5Y983')],
    ['bonds', '/anleihen', async () => (await firstOf('search/BOND?searchValue=Bundesrepublik')).path],
    ['futures', '/futures', async () => (await firstOf('search/FUTURE?searchValue=DAX')).path],
    ['interest rates', '/zinsen', async () => (await firstOf('search/INTEREST?searchValue=Euribor')).path],
    ['derivatives', '/derivate/Knock-Outs', () => productOf('KNOCKOUT_CERTIFICATE')],
  ] as const)('[INSTR-001] %s have a list and a page with name, quote and chart', async (_class, list, example) => {
    const path = await example();
    const [overview, { html: page, response }] = await Promise.all([html(list), completePage(`${portal}${path}`)]);
    const header = headerOf(page);
    const section = `/${path.split('/')[1]}`;
    expect([overview.includes(`<th scope="row"><a`), overview.includes(`href="${section}/`)]).toEqual([true, true]);
    expect([path.startsWith(`${list.split('/').slice(0, 2).join('/')}/`), response.status]).toEqual([true, 200]);
    expect(/<h1[^>]*>([^<]+)/.exec(header)?.[1]).toMatch(/\w{3,}/);
    expect(/data-field="last"[^>]*>([^<]+)</.exec(header)?.[1]).toMatch(list === '/futures' ? /^[\d.]+(,\d{1,6})?$/ : /\d,\d{2,9}$/);
    expect(block(page, 'price-chart')).toContain('<svg');
    expect(page).not.toContain('block-fallback');
  });
});

describe('the page of a bond', () => {
  it('[ROUTE-021] tells name, identifiers, quote in percent, coupon, maturity, currency and issuer', async () => {
    const { name, path } = await firstOf('search/BOND?searchValue=Siemens');
    const page = await html(path);
    const header = textOf(headerOf(page));
    for (const text of [name, 'ISIN', 'WKN', ' % ']) expect(header).toContain(text);
    expect(headerOf(page)).toMatch(/quality-badge"[^>]*>(Realtime|verzögert|Schlusskurs)</);
    const facts = textOf(block(page, 'key-facts'));
    expect(facts).toMatch(/Emittent Siemens AG/);
    expect(facts).toMatch(/Kupon \d+,\d+ %/);
    expect(facts).toMatch(/Fälligkeit \d\d\.\d\d\.\d{4}/);
    expect(facts).toMatch(/Stückelung [\d.]+ EUR/);
    expect(block(page, 'price-chart')).toContain('<svg');
    expect(page).toMatch(/article-teasers__headline"><a href="/);
    expect((await get('/anleihen/Nichts-Anleihe-XS0000000009')).status).toBe(404);
  });
});

describe('the page of an ETF', () => {
  it('[ROUTE-046] tells name, identifiers, quote, issuer, costs, distribution and benchmark', async () => {
    const path = '/etf/iShares-Core-MSCI-World-ETF-IE00B4L5Y983';
    const page = await html(path);
    const header = textOf(headerOf(page));
    for (const text of ['iShares Core MSCI World', 'IE00B4L5Y983', 'A0RPWH', 'EUR']) expect(header).toContain(text);
    const facts = textOf(block(page, 'key-facts'));
    for (const text of ['Gesellschaft BlackRock', 'Erträge thesaurierend', 'Vergleichsindex MSCI World']) expect(facts).toContain(text);
    expect(facts).toMatch(/Laufende Kosten \d+,\d\d %/);
    expect(block(page, 'price-chart')).toContain('<svg');
    expect(page).toMatch(/article-teasers__headline"><a href="/);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '').pathname).toBe(path);
    expect((await get('/etf/Nichts-ETF-IE0000000007')).status).toBe(404);
  });
});

describe('the pages of futures and rates', () => {
  it('[ROUTE-061] /futures lists futures with link, last price and relative change', async () => {
    const rows = ((await html('/futures')).match(/<tr.*?<\/tr>/gs) ?? []).filter((row) => row.includes('<td'));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row).toMatch(/href="\/futures\/[^"]+-\d+"/);
      expect(textOf(row)).toMatch(/\d(,\d{1,6})? (Pkt\.|[A-Z]{3}|%)/);
      expect(textOf(row)).toMatch(/[+−]?\d+,\d{2} %/);
    }
  });

  it.each([
    ['ROUTE-062', 'search/FUTURE?searchValue=DAX-Future'],
    ['ROUTE-063', 'search/INTEREST?searchValue=Euribor'],
  ])('[%s] shows name, quote with time and quality, chart and reading', async (_row, query) => {
    const { name, path } = await firstOf(query);
    const page = await html(path);
    const header = headerOf(page);
    expect(textOf(header)).toContain(name);
    expect(header).toMatch(/<time dateTime="\d{4}-/);
    expect(header).toMatch(/quality-badge"[^>]*>(Realtime|verzögert|Schlusskurs)</);
    expect(header).toMatch(/data-field="performance(Pct)?"/);
    expect(block(page, 'price-chart')).toContain('<svg');
    expect(page).toMatch(/article-teasers__headline"><a href="/);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '').pathname).toBe(path);
    expect((await get(`${path.replace(/-\d+$/, '')}-1`)).status).toBe(404);
  });

  it('tells the change of a rate in percentage points, never in percent of itself', async () => {
    const { path } = await firstOf('search/INTEREST?searchValue=Euribor');
    const page = await html(path);
    expect(textOf(headerOf(page))).toMatch(/[+−]?\d,\d{3} (gestiegen|gefallen|unverändert) PP/);
    // Content without the bar of tiles, which shows other instruments.
    const main = /<main[^]*<\/main>/.exec(page)?.[0];
    expect(main).toContain('data-field="performance"');
    expect(main).not.toContain('data-field="performancePct"');
  });
});

import { Window, type Document } from 'happy-dom';
import { describe, expect, inject, it } from 'vitest';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { completePage } from './complete-page.ts';

import { isInSection } from './in-section.ts';

const portal = inject('portal');
const SAP = 'SAP-Aktie-DE0007164600';
const DAX = 'DAX-Index-20735';

/** Opens a page of the portal with the given cookies. */
async function open(path: string, cookie = ''): Promise<{ response: Response; document: Document }> {
  const { response, html } = await completePage(`${portal}${path}`, { headers: { cookie } });
  return { response, document: parsed(html) };
}
const { DOMParser } = new Window();
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const answerOf = async (path: string): Promise<unknown> => (await fetch(`${portal}/api/v1/${path}`)).json();
const textOf = (node: { readonly textContent: string | null } | null | undefined): string =>
  (node?.textContent ?? '').replaceAll('\u00A0', ' ').replaceAll(/ +/g, ' ');

/** Returns a session's cookies without the login pages. */
async function logIn(name: Parameters<typeof demoEmail>[0]): Promise<string> {
  const init = { method: 'POST', headers: { origin: portal, 'content-type': 'application/json' } };
  const answer = await fetch(`${portal}/api/v1/users/login`, {
    ...init,
    body: JSON.stringify({ email: demoEmail(name), password: DEMO_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Returns the table below a headline: its column heads, and its rows as texts by head. */
function tableUnder(document: Document, headline: string) {
  const block = [...document.querySelectorAll('[data-block] h2')].find((one) => textOf(one) === headline)?.closest('section');
  const heads = [...(block?.querySelectorAll('thead th') ?? [])].map(textOf);
  const rows = [...(block?.querySelectorAll('tbody tr') ?? [])];
  return {
    heads,
    links: rows.map((row) => row.querySelector('th a')?.getAttribute('href')),
    rows: rows.map((row) =>
      Object.fromEntries([...row.children].map((cell, index) => [heads[index] ?? '', textOf(index === 0 ? cell.firstChild : cell)])),
    ),
  };
}

/** Parses `−1,25 % gefallen` as a number. */
const percentOf = (text = ''): number => Number(/[+−-]?\d+,\d+/.exec(text)?.[0].replace('−', '-').replace(',', '.').replace('+', ''));
const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);

/**
 * Verifies the order: winners from the largest gain, losers from the largest loss; each with link, price, and change with sign and word.
 */
function expectMovers({ rows, links }: ReturnType<typeof tableUnder>, side: 'top' | 'flop', section: string): void {
  expect(rows.length).toBeGreaterThan(0);
  const changes = rows.map((row) => percentOf(row['Veränderung']));
  expect([side, isAscending(side === 'top' ? changes.toReversed() : changes)]).toEqual([side, true]);
  for (const [index, row] of rows.entries()) {
    expect([links[index], isInSection(links[index] ?? undefined, section)]).toEqual([links[index], true]);
    expect(row['Kurs']).toMatch(/\d,\d{2}/);
    expect(row['Veränderung']).toMatch(/^([+−]\d+,\d{2} % (gestiegen|gefallen)|0,00 % unverändert)$/);
  }
}

describe('the page of a share', () => {
  it('[ROUTE-072] shows name, identifiers, quote with quality, chart, key figures and news, and leads to its seven sub-pages', async () => {
    const { document } = await open(`/aktien/${SAP}`);
    const header = document.querySelector('header.instrument-header');
    for (const text of ['SAP', 'DE0007164600', '716460', 'EUR']) expect(textOf(header)).toContain(text);
    expect(textOf(header?.querySelector('.quality-badge'))).toMatch(/^(Realtime|verzögert|Schlusskurs)$/);
    expect(document.querySelector('[data-block="price-chart"] svg')).not.toBeNull();
    expect(textOf(document.querySelector('[data-block="key-facts"]'))).toContain('Börsenwert');
    const { list } = (await answerOf('articles/finder/configuration_query?entityType=STOCK&entityValue=82849&perPage=1')) as {
      list: { headline: string }[];
    };
    expect(textOf(document.querySelector('[data-block="instrument-news"]'))).toContain(list[0]?.headline);
    const pages = ['handelsplaetze', 'orderbuch', 'kennzahlen', 'historische-kurse', 'unternehmensprofil', 'zugehoerige-fonds', 'chart'];
    const tabs = [...(header?.querySelectorAll('nav a') ?? [])].map((link) => link.getAttribute('href'));
    expect(tabs).toEqual(expect.arrayContaining(pages.map((name) => `/aktien/${name}/${SAP}`)));
    expect(document.querySelector('.block-fallback')).toBeNull();
  });

  it('[ROUTE-074] [USER-024] has an order book of ten levels for Pro, and says to all others what brings it and what it costs', async () => {
    const path = `/aktien/orderbuch/${SAP}`;
    const [visitor, plus, pro] = await Promise.all([open(path), open(path, await logIn('plus')), open(path, await logIn('pro'))]);
    for (const { document, response } of [visitor, plus]) {
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(document.querySelector('.order-book__levels')).toBeNull();
      expect(textOf(document.querySelector('.order-book__upsell'))).toMatch(/Premium Pro.*\d+,\d{2} € im Monat/s);
      expect(document.querySelector('.order-book__upsell a[href="/premium/pro"]')).not.toBeNull();
    }
    expect(pro.document.querySelector('.order-book__upsell')).toBeNull();
    const side = (name: string): number[] =>
      [...pro.document.querySelectorAll(`.order-book__levels [data-price="${name}"]`)].map((cell) => percentOf(textOf(cell)));
    const [bids, asks] = [side('buy'), side('sell')];
    expect([bids.length, asks.length]).toEqual([10, 10]);
    expect([isAscending(bids.toReversed()), isAscending(asks), (bids[0] ?? 0) < (asks[0] ?? 0)]).toEqual([true, true, true]);
    const pieces = [...pro.document.querySelectorAll('.order-book__levels [data-side]')].map(textOf);
    expect(pieces.filter((text) => /^\d+(\.\d{3})*$/.test(text.trim()))).toHaveLength(20);
  });

  it('draws the order book of a private page alone for the browser that has the rest, and every public page whole', async () => {
    const cookie = await logIn('pro');
    const ask = async (path: string, block: string): Promise<{ blocks: (string | null)[]; isWhole: boolean }> => {
      const document = parsed(await (await fetch(portal + path, { headers: { cookie, 'parkett-block': block } })).text());
      const blocks = [...document.querySelectorAll('.block')].map((one) => one.getAttribute('data-block'));
      return { blocks, isWhole: document.querySelector('footer') !== null };
    };
    const path = `/aktien/orderbuch/${SAP}`;
    expect(await ask(path, 'order-book')).toEqual({ blocks: ['order-book'], isWhole: false });
    expect(await ask(path, '"><script>')).toEqual({ blocks: [], isWhole: false });
    expect((await ask(`/aktien/${SAP}`, 'order-book')).isWhole).toBe(true);
  });

  it('[ROUTE-075] tells its key figures per year, a column for each', async () => {
    const { document } = await open(`/aktien/kennzahlen/${SAP}`);
    const { heads, rows } = tableUnder(document, 'Bewertung und Dividende');
    const { stocksCnFundamentalList } = (await answerOf('stocks/82849/figures')) as {
      stocksCnFundamentalList: { list: { label: string; cnPer: number }[] };
    };
    expect(heads.slice(2)).toEqual(stocksCnFundamentalList.list.map(({ label }) => label));
    const per = rows.find((row) => row['Kennzahl']?.includes('KGV)'));
    for (const { label, cnPer } of stocksCnFundamentalList.list)
      expect(per?.[label]).toBe(cnPer.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
    const names = [...document.querySelectorAll('tbody th')].map(textOf).join('\n');
    for (const name of ['Ergebnis je Aktie', 'Dividende je Aktie in EUR', 'Kurs-Gewinn-Verhältnis']) expect(names).toContain(name);
    expect(document.querySelectorAll('svg.sparkline').length).toBeGreaterThan(10);
  });

  it('[ROUTE-076] has its daily prices page by page and between two days, and a file of them only for those who may have it', async () => {
    const path = `/aktien/historische-kurse/${SAP}`;
    const heads = ['Datum', 'Schluss in EUR', 'Veränderung', 'Eröffnung', 'Hoch', 'Tief', 'Stück'];
    const [all, second, some] = await Promise.all(['', '?page=1', '?von=2026-03-02&bis=2026-03-31'].map((query) => open(path + query)));
    const days = (document: Document | undefined): string[] =>
      [...(document?.querySelectorAll('[data-block="price-history-table"] tbody time') ?? [])].map(
        (day) => day.getAttribute('datetime') ?? '',
      );
    expect(tableUnder(all?.document ?? parsed(''), 'Historische Kurse').heads).toEqual(heads);
    const [first, next, between] = [days(all?.document), days(second?.document), days(some?.document)];
    expect([first.length, next.length, (next[0] ?? '') < (first.at(-1) ?? '')]).toEqual([30, 30, true]);
    const history = (await answerOf('instruments/STOCK/82849/eod_history?startDate=2026-03-02&endDate=2026-03-31')) as {
      datetimeLast: number[];
    };
    expect(between).toEqual(
      history.datetimeLast
        .map((at) => new Date(at * 1_000).toISOString().slice(0, 10))
        .toSorted()
        .toReversed(),
    );
    const file = all?.document.querySelector('[data-block="price-history-export"]');
    expect(file?.closest('[data-needs]')?.hasAttribute('hidden') ?? file?.hasAttribute('hidden')).toBe(true);
    expect(textOf(all?.document.querySelector('.feature-offer'))).toMatch(/CSV-Datei: mit Premium Plus für \d+,\d{2} € im Monat/);
  });

  it('[ROUTE-077] tells what the company does, where it is, its sector and who leads it', async () => {
    const { document } = await open(`/aktien/unternehmensprofil/${SAP}`);
    const { profile } = (await answerOf('stocks/82849/company_snapshot')) as { profile: { value: string }[] };
    const main = textOf(document.querySelector('main'));
    expect(main).toContain((profile[0]?.value ?? '').slice(0, 40));
    expect(main).toMatch(/Sektor\s*Technologie/);
    expect(main).toMatch(/Ort\s*Walldorf/);
    expect([...document.querySelectorAll('h2')].map(textOf)).toEqual(expect.arrayContaining(['Vorstand', 'Anschrift und Kontakt']));
  });

  it('[ROUTE-078] lists the funds that hold it, with link and weight', async () => {
    const { document } = await open(`/aktien/zugehoerige-fonds/${SAP}`);
    const { rows, links } = tableUnder(document, 'Fonds und ETFs mit dieser Aktie');
    expect(rows.length).toBeGreaterThan(5);
    expect(links.every((href) => /^\/(etf|fonds)\/./.test(href ?? ''))).toBe(true);
    const weights = rows.map((row) => percentOf(row['Gewicht der Aktie']));
    expect([weights.every((weight) => weight > 0), isAscending(weights.toReversed())]).toEqual([true, true]);
  });
});

describe('the page of an index', () => {
  it('[ROUTE-066] shows name, points, chart and news, and leads to its members, winners and losers', async () => {
    const { document } = await open(`/index/${DAX}`);
    const header = document.querySelector('header.instrument-header');
    for (const text of ['DAX', 'Pkt.']) expect(textOf(header)).toContain(text);
    expect(document.querySelector('[data-block="price-chart"] svg')).not.toBeNull();
    expect(document.querySelector('[data-block="instrument-news"] a')).not.toBeNull();
    for (const name of ['einzelwerte', 'top-flop']) expect(document.querySelector(`main a[href="/index/${name}/${DAX}"]`)).not.toBeNull();
  });

  it('draws its members as a map, and says what each gave to its move, which together is the move', async () => {
    const { document } = await open(`/index/${DAX}`);
    const block = document.querySelector('[data-block="index-members"]');
    expect(block?.querySelectorAll('.heat-fields > li')).toHaveLength(40);
    const moved = percentOf(textOf(document.querySelector('header.instrument-header [data-field="performancePct"]')));
    const sum = percentOf(/ergeben die 40 Mitglieder ([+−]?[\d,]+ %)/.exec(textOf(block))?.[1]);
    expect(Math.abs(sum - moved)).toBeLessThanOrEqual(0.06);
    const points = tableUnder(document, 'Wer den Index bewegt').rows.map((row) => percentOf(row['Beitrag in PP']));
    expect([points.length, isAscending(points.toReversed())]).toEqual([10, true]);
  });

  it('[ROUTE-067] lists its members with name and link, last price and relative change', async () => {
    const { document } = await open(`/index/einzelwerte/${DAX}`);
    const { rows, links } = tableUnder(document, 'Einzelwerte');
    const { list } = (await answerOf('indices/20735/constituents')) as { list: { instrument: { urls: { WEBSITE: string } } }[] };
    expect(new Set(links)).toEqual(new Set(list.map(({ instrument }) => instrument.urls.WEBSITE)));
    for (const row of rows) {
      expect(row['Kurs']).toMatch(/\d,\d{2} EUR/);
      expect(row['Veränderung']).toMatch(/\d,\d{2} %/);
    }
  });

  it('[ROUTE-068] ranks its members: winners, losers, and both', async () => {
    const pages = await Promise.all(['top-flop', 'top', 'flop'].map((name) => open(`/index/${name}/${DAX}`)));
    const [both, top, flop] = pages.map(({ document }) => ({
      top: tableUnder(document, 'Gewinner'),
      flop: tableUnder(document, 'Verlierer'),
    }));
    for (const one of [both, top]) expectMovers(one?.top ?? tableUnder(parsed(''), ''), 'top', '/aktien');
    for (const one of [both, flop]) expectMovers(one?.flop ?? tableUnder(parsed(''), ''), 'flop', '/aktien');
    expect([top?.flop.rows, flop?.top.rows]).toEqual([[], []]);
  });
});

describe('winners and losers', () => {
  it.each([
    ['ROUTE-020', '/anleihen'],
    ['ROUTE-047', '/etf'],
    ['ROUTE-060', '/fonds'],
    ['ROUTE-081', '/aktien'],
  ])('[%s] [ROUTE-005] of %s stand by their relative change, with link, price, sign and word', async (_row, section) => {
    const { document } = await open(`${section}/top-flop`);
    const lists = { top: tableUnder(document, 'Gewinner'), flop: tableUnder(document, 'Verlierer') };
    expect([lists.top.rows.length, lists.flop.rows.length]).toEqual([25, 25]);
    expectMovers(lists.top, 'top', section);
    expectMovers(lists.flop, 'flop', section);
  });
});

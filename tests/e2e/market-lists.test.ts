import { describe, expect, inject, it } from 'vitest';
import { DERIVATIVE_TYPES, pathOfType } from '#domain/derivative/types.ts';

import { isInSection } from './in-section.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const get = (path: string) => fetch(`${portal}${path}`, { redirect: 'manual' });
const htmlOf = async (path: string): Promise<string> => (await completePage(portal + path)).html;
const answerOf = async <Answer>(path: string): Promise<Answer> => (await (await get(`/api/v1/${path}`)).json()) as Answer;
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \u00A0]+/g, ' ')
    .trim();

/** Returns the cells of a page's first table as text, with the link of each row, without the head. */
async function tableOf(path: string) {
  const [table = ''] = /<table.*?<\/table>/s.exec(await htmlOf(path)) ?? [];
  const rows = (table.match(/<tr.*?<\/tr>/gs) ?? []).map((row) => ({
    link: /<a[^>]*href="([^"]+)"/.exec(row)?.[1] ?? '',
    cells: (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(textOf),
  }));
  return { head: rows[0]?.cells ?? [], rows: rows.slice(1) };
}

/** Converts `02.12.2025` to `2025-12-02`. */
const dayOf = (text: string): string => text.split('.').toReversed().join('-');
const wordsOf = (cell: string | undefined): string => (cell ?? '').split(' ').slice(0, 2).join(' ');

describe('new issues', () => {
  it.each([
    ['ROUTE-019', '/anleihen/neuemissionen', 'Begebung', 25],
    ['ROUTE-041', '/derivate/neuemissionen', 'Erster Handelstag', 30],
    ['ROUTE-048', '/etf/neuemissionen', 'Auflage', 25],
    ['ROUTE-059', '/fonds/neuemissionen', 'Auflage', 25],
  ])('[ROUTE-006] [%s] %s lists name, WKN and day of issue, newest first, page by page', async (_row, path, label, perPage) => {
    const [first, second] = await Promise.all([tableOf(path), tableOf(`${path}?page=1`)]);
    expect(first.head.slice(0, 3)).toEqual(['Name', 'WKN', label]);
    expect(first.rows).toHaveLength(perPage);
    const days = [...first.rows, ...second.rows].map(({ cells }) => cells[2] ?? '');
    for (const day of days) expect(day).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
    expect(days.map(dayOf)).toEqual(days.map(dayOf).toSorted().toReversed());
    for (const { link, cells } of first.rows) {
      expect(cells[1]).toMatch(/^[A-Z0-9]{6}$/);
      expect([link, isInSection(link ?? undefined, path.slice(0, path.lastIndexOf('/')))]).toEqual([link, true]);
    }
    expect(await htmlOf(path)).toContain(`href="${path}?page=1"`);
  });

  it('[ROUTE-042] [ROUTE-006] lists those of one type of derivatives only, newest first', async () => {
    interface Found {
      readonly list: readonly { readonly instrument: { readonly name: string; readonly urls: { readonly WEBSITE: string } } }[];
    }
    for (const type of DERIVATIVE_TYPES.slice(0, 3)) {
      const { rows } = await tableOf(`/derivate/${pathOfType(type)}/neuemissionen`);
      const query = `derivatives/finder/configuration_query?sort=dateFirstTrading&order=DESC&perPage=30&entitySubType=${type}`;
      const { list } = await answerOf<Found>(query);
      expect(rows.map(({ link }) => link)).toEqual(list.map(({ instrument }) => instrument.urls.WEBSITE));
      expect(rows.length).toBeGreaterThan(0);
    }
    for (const label of ['Turbos', 'knock-outs', 'constructor'])
      expect([label, (await get(`/derivate/${label}/neuemissionen`)).status]).toEqual([label, 404]);
  });
});

describe('lists of a market', () => {
  it('[ROUTE-025] has the largest crypto currencies first', async () => {
    interface Found {
      readonly list: readonly {
        readonly instrument: { readonly urls: { readonly WEBSITE: string } };
        readonly cryptosDetails: { readonly marketCapitalization: number };
      }[];
    }
    const { head, rows } = await tableOf('/kryptowaehrungen/die-groessten-kryptowaehrungen');
    const { list } = await answerOf<Found>('cryptos/finder/configuration_query?sort=marketCapitalization&order=DESC&perPage=50');
    const worth = list.map(({ cryptosDetails }) => cryptosDetails.marketCapitalization);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(head.slice(0, 2)).toEqual(['Name', 'Marktkapitalisierung']);
    expect(rows[0]?.cells[0]).toContain('Bitcoin');
    expect(rows[0]?.cells[1]).toMatch(/^\d,\d{2} Bio EUR$/);
    // Compares without order: a new minute may begin between the two answers.
    expect(rows.map(({ link }) => link).toSorted()).toEqual(list.map(({ instrument }) => instrument.urls.WEBSITE).toSorted());
  });

  it('[ROUTE-037] has no page of a derivative without one', async () => {
    expect((await get('/derivate/snapshot')).status).toBe(404);
  });

  it('[ROUTE-056] [ROUTE-057] lists fund companies by name, each with its funds', async () => {
    const entries = [...(await htmlOf('/fonds/kvgs')).matchAll(/href="(\/fonds\/kvgs\/[^"]+)">([^<]+)</g)].map(
      ([, href = '', name = '']) => ({
        href,
        name: textOf(name),
      }),
    );
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.map(({ name }) => name)).toEqual(entries.map(({ name }) => name).toSorted(new Intl.Collator('de').compare));
    const [company] = entries;
    if (company === undefined) throw new Error('There is no company.');
    const html = await htmlOf(company.href);
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(company.name);
    const { rows } = await tableOf(company.href);
    expect(rows.length).toBeGreaterThan(0);
    for (const { link, cells } of rows) {
      expect(link).toMatch(/^\/(?:fonds|etf)\//);
      expect(cells[0]).toContain(company.name);
    }
    expect((await get('/fonds/kvgs/gibt-es-nicht')).status).toBe(404);
  });

  it('[ROUTE-058] ranks funds by the performance of a period that can be switched', async () => {
    // The first request of a minute computes the performance.
    for (const sort of ['performancePct1Y', 'performancePct3Y'])
      await get(`/api/v1/funds/finder/configuration_query?isExchangeTraded=false&order=DESC&perPage=25&sort=${sort}`);
    const html = await htmlOf('/fonds/performance');
    const periods = [...html.matchAll(/href="(\/fonds\/performance\?sortierung=[^"]+)"(?: aria-current="true")?>([^<]+)</g)];
    expect(periods.map(([, , label]) => label)).toEqual(
      expect.arrayContaining(['1 Woche', '3 Monate', 'Seit Jahresbeginn', '1 Jahr', '3 Jahre', '5 Jahre']),
    );
    for (const [period, path] of [
      ['1 Jahr', '/fonds/performance'],
      ...periods.filter(([, , label]) => label === '3 Jahre').map(([, href = '', label = '']) => [label, href.replaceAll('&amp;', '&')]),
    ] as const) {
      const { head, rows } = await tableOf(path);
      const column = head.indexOf(period);
      const changes = rows.map(({ cells }) =>
        Number(wordsOf(cells[column]).replace('−', '-').replace('.', '').replace(',', '.').split(' ')[0]),
      );
      expect(rows).toHaveLength(25);
      expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    }
    expect(await htmlOf(periods.find(([, , label]) => label === '3 Jahre')?.[1]?.replaceAll('&amp;', '&') ?? '')).toMatch(
      /aria-current="true">3 Jahre</,
    );
  });

  it('[ROUTE-082] [ROUTE-083] lists countries by name with their flags, each with its shares', async () => {
    const html = await htmlOf('/aktien/aktien-laender');
    const entries = [...html.matchAll(/([\u{1F1E6}-\u{1F1FF}]{2})<\/span><a href="(\/aktien\/aktien-laender\/[^"]+)">([^<]+)</gu)];
    const names = entries.map(([, , , name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['Deutschland', 'Frankreich', 'Vereinigte Staaten']));
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(entries.find(([, , , name]) => name === 'Deutschland')?.slice(1, 3)).toEqual(['🇩🇪', '/aktien/aktien-laender/deutschland']);
    expect(html.match(/href="\/aktien\/aktien-laender\//g)?.length).toBe(entries.length);
    const { rows } = await tableOf('/aktien/aktien-laender/deutschland');
    const query = 'stocks/finder/configuration_query?isoCountry=DE&perPage=50';
    const { list } = await answerOf<{ list: readonly { instrument: { urls: { WEBSITE: string } } }[] }>(query);
    expect(rows.map(({ link }) => link)).toEqual(list.map(({ instrument }) => instrument.urls.WEBSITE));
    expect((await get('/aktien/aktien-laender/nirgendwo')).status).toBe(404);
  });
});

describe('rates of currencies', () => {
  it('[ROUTE-030] stand in a matrix: from the row to the column, none on the diagonal', async () => {
    const { head, rows } = await tableOf('/devisen/cross-rates');
    const codes = head.slice(1);
    expect(codes.slice(0, 4)).toEqual(['EUR', 'USD', 'GBP', 'CHF']);
    expect(rows.map(({ cells }) => (cells[0] ?? '').slice(0, 3))).toEqual(codes);
    const rate = (row: number, column: number): number =>
      Number((rows[row]?.cells[column + 1] ?? '').replaceAll('.', '').replace(',', '.'));
    expect(codes.map((_, place) => rows[place]?.cells[place + 1])).toEqual(codes.map(() => '–'));
    const pairs = codes.flatMap((_, row) => codes.map((__, column) => [row, column] as const)).filter(([row, column]) => row !== column);
    for (const [row, column] of pairs) expect(rate(row, column) * rate(column, row)).toBeCloseTo(1, 2);
    const { list } = await answerOf<{ list: readonly { quote: { last: number } }[] }>(
      'currencies/finder/configuration_query?isoCurrencyBase=EUR&isoCurrencyQuote=USD',
    );
    expect(rate(0, 1)).toBeCloseTo(list[0]?.quote.last ?? 0, 2);
  });

  it('[ROUTE-031] convert an amount that the address names, in German, and tell a bad one', async () => {
    const resultOf = (html: string): string => textOf(/<output.*?<\/output>/s.exec(html)?.[0] ?? '');
    const html = await htmlOf('/devisen/waehrungsrechner?betrag=1.234,50&von=USD&nach=EUR');
    expect(resultOf(html)).toMatch(/^1\.234,50 USD = \d{1,3}(?:\.\d{3})*,\d{2} EUR 1 USD = \d,\d{5} EUR$/);
    expect(resultOf(await htmlOf('/devisen/waehrungsrechner?betrag=viel&von=USD&nach=EUR'))).toContain('„viel“ ist kein Betrag');
  });
});

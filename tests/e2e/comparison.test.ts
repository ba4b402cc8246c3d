import { describe, expect, inject, it } from 'vitest';
import { MOST_COMPARED } from '#domain/comparison/selection.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const get = (path: string) => fetch(`${portal}${path}`, { redirect: 'manual' });
const htmlOf = async (path: string): Promise<string> => (await completePage(portal + path)).html;
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \u00A0]+/g, ' ')
    .trim();

interface Found {
  readonly list: readonly { readonly instrument: { readonly name: string; readonly isin: string } }[];
}
/** Returns ISINs of instruments in the order of a finder. */
async function isinsOf(finder: string, count: number): Promise<readonly string[]> {
  const answer = await get(`/api/v1/${finder}&perPage=${count}`);
  return ((await answer.json()) as Found).list.map(({ instrument }) => instrument.isin);
}

const columns = (html: string): readonly string[] => [...html.matchAll(/class="comparison__code">([^<]+)</g)].map(([, isin = '']) => isin);
const facts = (html: string): readonly string[] => [...html.matchAll(/<th scope="row">([^<]+)<\/th>/g)].map(([, label = '']) => label);
const refusals = (html: string): string => [...html.matchAll(/comparison__refused"[^>]*>([^<]+)</g)].map(([, text = '']) => text).join(' ');

describe.each([
  ['ROUTE-045', '/etf/vergleich', 'funds/finder/configuration_query?isExchangeTraded=true'],
  ['ROUTE-054', '/fonds/vergleich', 'funds/finder/configuration_query?isExchangeTraded=false'],
])('[%s] %s', (row, path, finder) => {
  it(`[${row}] [ROUTE-007] compares ten, one column each; an eleventh cannot be added and the ten stay`, async () => {
    const isins = await isinsOf(finder, MOST_COMPARED + 1);
    const ten = isins.slice(0, MOST_COMPARED);
    const eleventh = isins[MOST_COMPARED] ?? '';
    expect(columns(await htmlOf(`${path}?werte=${ten.join(',')}`))).toEqual(ten);
    const added = await get(`${path}?werte=${ten.slice(0, 9).join(',')}&dazu=${ten[9]}`);
    expect([added.status, decodeURIComponent(added.headers.get('location') ?? '')]).toEqual([303, `${path}?werte=${ten.join(',')}`]);
    for (const query of [`werte=${ten.join(',')}&dazu=${eleventh}`, `werte=${isins.join(',')}`]) {
      const html = await htmlOf(`${path}?${query}`);
      expect(columns(html)).toEqual(ten);
      expect(refusals(html)).toMatch(/höchstens 10/);
    }
  });

  it(`[${row}] [ROUTE-007] removes by a link, and says what to do while nothing is chosen`, async () => {
    const isins = await isinsOf(finder, 3);
    const html = await htmlOf(`${path}?werte=${isins.join(',')}`);
    const [, second = ''] = [...html.matchAll(/comparison__remove" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(columns(await htmlOf(second))).toEqual([isins[0], isins[2]]);
    const empty = await htmlOf(path);
    expect(textOf(/<p class="empty-state.*?<\/p>/s.exec(empty)?.[0] ?? '')).toContain('Noch ist nichts gewählt');
    const [, start = ''] = /comparison__suggestions"><li><a href="([^"]+)"/.exec(empty) ?? [];
    expect(columns(await htmlOf(start)).length).toBeGreaterThan(1);
  });
});

it('[ROUTE-018] [ROUTE-007] compares bonds by coupon, maturity, yield and price', async () => {
  const isins = await isinsOf('bonds/finder/configuration_query?isoCountry=DE&typeCoupon=FIXED', 1).catch(() => []);
  const others = await isinsOf('bonds/finder/configuration_query?sort=yieldToMaturity&order=DESC', 3);
  const all = [...new Set([...isins, ...others])];
  const html = await htmlOf(`/anleihen/vergleich?werte=${all.join(',')}`);
  expect(columns(html)).toEqual(all);
  expect(facts(html)).toEqual(expect.arrayContaining(['Kurs', 'Kupon', 'Fälligkeit', 'Rendite bis zur Fälligkeit']));
  expect(html).toMatch(/data-best="">.*?bester Wert/s);
});

it('[ROUTE-038] [ROUTE-007] compares derivatives of one type; another type is refused, an unknown one answers 404', async () => {
  const isins = await isinsOf('derivatives/finder/configuration_query?entitySubType=KNOCKOUT_CERTIFICATE', 2);
  const [warrant = ''] = await isinsOf('derivatives/finder/configuration_query?entitySubType=WARRANT', 1);
  const html = await htmlOf(`/derivate/Knock-Outs/vergleich?werte=${[...isins, warrant].join(',')}`);
  expect(columns(html)).toEqual(isins);
  expect(refusals(html)).toContain(warrant);
  expect((await get('/derivate/Turbos/vergleich')).status).toBe(404);
});

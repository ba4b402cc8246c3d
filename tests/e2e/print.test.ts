import { describe, expect, inject, it } from 'vitest';
import { desktop, useBrowser, type Watched } from './browser.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const { open } = useBrowser();
let window: Watched | undefined;

/** Returns a page of a class, requested by a call because instruments may disappear. */
async function exampleOf(query: string): Promise<string> {
  const { list } = (await (await fetch(`${portal}/api/v1/${query}`)).json()) as {
    list: readonly { urls?: { WEBSITE: string }; instrument?: { urls: { WEBSITE: string } } }[];
  };
  return list[0]?.urls?.WEBSITE ?? list[0]?.instrument?.urls.WEBSITE ?? '';
}
const product = (type: string) =>
  exampleOf(`derivatives/finder/configuration_query?perPage=1&sort=dateFirstTrading&order=ASC&entitySubType=${type}`);
const known = (path: string) => () => Promise.resolve(path);

/** Counts the pages of a PDF: Chromium writes one such object for each. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page$/gmu)?.length ?? 0;

/** Returns the visible, hidden and cut elements of a page in print media. */
function onPaper() {
  const isShown = (element: Element): boolean => element.checkVisibility();
  const shown = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].filter(isShown).map(({ outerHTML }) => outerHTML.slice(0, 90));
  const tables = [...document.querySelectorAll('main .data-table')].filter(isShown);
  const main = document.querySelector('main');
  return {
    hidden: shown('nav, form, dialog, input, summary, button:not(.source-note), .site-footer, .top-assets, .ad-place, .ad-label'),
    /** Columns that are hidden for lack of space and not folded into their rows either. */
    columns: tables.flatMap((table) =>
      [...table.querySelectorAll<HTMLElement>('th[scope="col"]')]
        .filter((head) => !isShown(head))
        .filter(({ dataset }) => ![...table.querySelectorAll(`.data-table__fold[data-rank="${dataset['rank']}"]`)].some(isShown))
        .map(({ textContent }) => textContent),
    ),
    charts: shown('main .series-chart svg').length,
    /** Texts of a drawing that overlap the element below; the label of a grid line may extend beyond the edge by half its height. */
    overlaps: [...document.querySelectorAll('main svg text')].filter(isShown).flatMap((text) => {
      const { bottom, height } = text.getBoundingClientRect();
      const frame = text.closest('svg')?.getBoundingClientRect();
      return frame !== undefined && bottom > frame.bottom + height / 2 ? [text.textContent] : [];
    }),
    state: main === null ? '' : getComputedStyle(main, '::before').content,
    sources: [...document.querySelectorAll('main a[href^="http"]')]
      .filter(isShown)
      .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
  };
}

describe('an instrument on paper', () => {
  it.each([
    ['a share', known('/aktien/SAP-Aktie-DE0007164600')],
    ['an index', known('/index/DAX-Index-20735')],
    ['an ETF', known('/etf/iShares-Core-MSCI-World-ETF-IE00B4L5Y983')],
    ['a fund', () => exampleOf('instruments/search/FUND?searchValue=Dividende')],
    ['a bond', () => exampleOf('instruments/search/BOND?searchValue=Bundesrepublik')],
    ['a currency', known('/devisen/Eurokurs-Euro-Dollar-EUR-USD')],
    ['a commodity', known('/rohstoffe/Gold-1326189')],
    ['a future', () => exampleOf('instruments/search/FUTURE?searchValue=DAX')],
    ['a coin', known('/kryptowaehrungen/Bitcoin-BTC')],
    ['a rate', () => exampleOf('instruments/search/INTEREST?searchValue=Euribor')],
    ['a knock-out', () => product('KNOCKOUT_CERTIFICATE')],
    ['a certificate', () => product('BONUS_CERTIFICATE')],
  ])('%s takes one or two A4 pages, whole, dated, and without what only a screen can do', async (_class, example) => {
    const path = await example();
    await completePage(portal + path);
    window ??= await open({ ...desktop, viewport: { width: 718, height: 1_000 } });
    const { page } = window;
    await page.goto(portal + path, { waitUntil: 'load' });
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect([path, pages >= 1 && pages <= 2]).toEqual([path, true]);
    await page.emulateMedia({ media: 'print' });
    const { charts, state, sources, ...gone } = await page.evaluate(onPaper);
    expect(gone).toEqual({ hidden: [], columns: [], overlaps: [] });
    expect(charts).toBeGreaterThan(0);
    expect(state).toMatch(/^"https?:\/\/[^ ]+ · Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d\u00A0Uhr"$/u);
    expect(state).toContain(path);
    for (const [href, content] of sources) expect(content).toContain(`(${href})`);
    await page.emulateMedia({ media: null });
  });
});

it('the sheet for paper is fetched last and holds up nothing', async () => {
  const { html } = await completePage(`${portal}/impressum`);
  expect(html.match(/<link rel="stylesheet" media="print" href="\/assets\/print-[^"]+"/gu)).toHaveLength(1);
  // A static page does not change, byte for byte.
  expect(html).not.toContain('data-state=');
});

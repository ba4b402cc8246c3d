import { afterEach, expect, it } from 'vitest';
import { menuPages } from './menu-pages.ts';

const link = (href: string, label: string, shown = ''): string => `<li ${shown}><a href="${href}">${label}</a></li>`;
const branch = (label: string, items: string): string =>
  `<li><details><summary>${label}</summary><ul class="site-header__tree">${items}</ul></details></li>`;

/** Menu as the header renders it: groups, entries, and their children. */
function menu(): void {
  const etf = branch('ETFs', link('/etf', 'ETFs: Übersicht') + link('/etf/finder', 'Finder') + link('/etf/vergleich', 'Vergleich'));
  const currencies = branch('Devisen', link('/devisen/waehrungsrechner', 'Währungsrechner') + link('/devisen/finder', 'Finder'));
  const news = branch('News', link('/news/finanzkalender', 'Finanzkalender') + link('/neu', 'Agentur<span>Neu</span>'));
  const hidden = link('/geheim', 'Finder geheim', 'hidden') + link('/depot', 'Finder im Depot', 'data-user="known"');
  const tree = `<ul class="site-header__tree">${branch('Börse', etf + currencies + hidden)}${branch('Nachrichten', news)}</ul>`;
  document.body.innerHTML = `<details class="site-header__full"><summary>Menü</summary><nav>${tree}</nav></details>`;
}
afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['etf vergleich', ['ETFs: Vergleich /etf/vergleich']],
  ['Vergleich ETF', ['ETFs: Vergleich /etf/vergleich']],
  ['währungsrechner', ['Devisen: Währungsrechner /devisen/waehrungsrechner']],
  ['waehr', ['Devisen: Währungsrechner /devisen/waehrungsrechner']],
  ['kalender', ['News: Finanzkalender /news/finanzkalender']],
  ['devisen rechner', ['Devisen: Währungsrechner /devisen/waehrungsrechner']],
  ['gleich', ['ETFs: Vergleich /etf/vergleich']],
  ['nder', []],
  ['finanzkal', ['News: Finanzkalender /news/finanzkalender']],
  ['finder', ['ETFs: Finder /etf/finder', 'Devisen: Finder /devisen/finder']],
  ['agentur', ['News: Agentur /neu']],
  ['etf', ['ETFs: Übersicht /etf', 'ETFs: Finder /etf/finder', 'ETFs: Vergleich /etf/vergleich']],
  ['et', []],
  ['sparplan', []],
  ['—', []],
])('%s names %j', (text, right) => {
  menu();
  expect(menuPages(text).map(({ name, url }) => `${name} ${url}`)).toEqual(right);
});

it('finds nothing on a page without a menu', () => {
  expect(menuPages('finder')).toEqual([]);
});

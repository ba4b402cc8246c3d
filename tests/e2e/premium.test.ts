import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { readPage, textOf, type ReadPage } from './page-text.ts';

const { products, site } = loadConfig(join(import.meta.dirname, '../../config')).config;
const PLANS = [
  ['[PREM-003] [ROUTE-155] Basic', '/premium/basic', '4,90\u00A0€'],
  ['[PREM-004] [ROUTE-155] Plus', '/premium/plus', '9,90\u00A0€'],
  ['[PREM-005] [ROUTE-155] Pro', '/premium/pro', '39,90\u00A0€'],
  ['[PREM-006] [ROUTE-155] Pur', '/premium/pur', '1,90\u00A0€'],
] as const;
const systems = products.products.filter(({ tradingSystem }) => tradingSystem !== undefined);

describe('the plans', () => {
  let start: ReadPage;
  beforeAll(async () => {
    start = await readPage('/premium');
  });

  it('[ROUTE-152] [PREM-001] stand on their start page by the configured order, each as one card with its price', () => {
    expect(start.status).toBe(200);
    const headings = [...start.html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gsu)].map(([, name = '']) => textOf(name).trim());
    const ordered = products.products.toSorted((a, b) => a.order - b.order).map(({ name }) => name);
    expect(headings).toEqual(ordered);
    const places = PLANS.map(([name, , price]) => [start.text.indexOf(`Premium ${name.split(' ').at(-1)}`), start.text.indexOf(price)]);
    expect(places.slice(0, 3).every(([name = -1, price = -1]) => name >= 0 && price > name)).toBe(true);
    expect(start.text).toContain('im Monat');
    expect(start.text).toContain('Handelssysteme');
  });

  it.each(PLANS)('%s has a page with its price for a month', async (_name, path, price) => {
    const page = await readPage(path);
    expect([page.status, page.text.includes(`${price} im Monat`)]).toEqual([200, true]);
    expect(start.text).toContain(price);
  });

  it('[PREM-007] of the six trading systems cost 99,90 € a month each', async () => {
    expect(systems).toHaveLength(6);
    expect(start.text.split('99,90\u00A0€ im Monat')).toHaveLength(7);
    for (const { product } of systems) expect((await readPage(`/premium/${product}`)).text).toContain('99,90\u00A0€ im Monat');
  });

  it('[ROUTE-153] have no page under another name', async () => {
    expect((await readPage('/premium/gibt-es-nicht')).status).toBe(404);
  });

  it('[PREM-013] Basic: no banners, the German indices and Frankfurt in real time', async () => {
    const { text } = await readPage('/premium/basic');
    for (const part of [/keine Werbebanner/iu, /Realtimekurse der deutschen Indizes/u, /Frankfurt/u]) expect(text).toMatch(part);
  });

  it('[PREM-015] Pro: all of Basic and Plus, and the order book of Xetra with ten bids and asks', async () => {
    const { text } = await readPage('/premium/pro');
    for (const part of [/Alles aus Premium Plus/u, /Basic und Plus sind enthalten/u, /Xetra-Orderbuch mit je zehn Geld- und Briefkursen/u])
      expect(text).toMatch(part);
    expect((await readPage('/premium/plus')).text).toContain('Alles aus Premium Basic');
  });

  it('[PREM-022] German systems: orders from 9:00 to 17:30 on Xetra, in euros', async () => {
    const german = systems.filter(({ product }) => product !== 'us-100');
    expect(german).toHaveLength(5);
    for (const { product } of german) {
      const { text } = await readPage(`/premium/${product}`);
      expect([product, /Aufträge\s+Xetra, 0?9:00 bis 17:30\sUhr/u.test(text), /Währung\s+EUR/u.test(text)]).toEqual([product, true, true]);
    }
  });

  it('[PREM-023] the American one: orders from 15:30 to 22:00, in dollars at the reference rate of the central bank', async () => {
    const { text } = await readPage('/premium/us-100');
    expect(text).toMatch(/15:30 bis 22:00\sUhr/u);
    expect(text).toMatch(/USD, umgerechnet zum Referenzkurs der Europäischen Zentralbank/u);
  });

  it('[CONF-041] explain themselves by their text, and name themselves to measurements', async () => {
    for (const { product, code, infoText, trackingName } of products.products) {
      const page = await readPage(`/premium/${product}`);
      const [first = ''] = infoText.split('\n\n');
      expect([product, page.text.includes(first.replaceAll('\n', ' '))]).toEqual([product, true]);
      const order = page.html.split('<a ').find((part) => part.includes(`data-item-id="${code}"`));
      expect([product, order?.includes(`data-item-name="${trackingName}"`)]).toEqual([product, true]);
    }
  });
});

describe('the login of the bank', () => {
  it('[PERS-009] is another one elsewhere, and no form of ours sends anything there', async () => {
    const { text, html, links } = await readPage('/login');
    expect(text).toContain('Willst du zum Webtrading?');
    expect(links.filter((link) => link.startsWith(site.hosts.webTrading)).length).toBeGreaterThan(0);
    const actions = [...html.matchAll(/<form[^>]* action="([^"]*)"/gu)].map(([, action = '']) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !action.startsWith('/login'))).toEqual([]);
  });
});

import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desktop, mobile, useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { Visitor, type Way } from './visitor.ts';

const portal = inject('portal');
const browser = useBrowser();
/** Waits only for the answer: the next step waits for the elements that it needs. */
const SOON = { waitUntil: 'commit' } as const;
const ARTICLE = /^Kennzahlen lesen/u;

interface Hit {
  readonly instrument: { readonly name: string; readonly wkn?: string };
  readonly quote?: { readonly last: number };
  readonly total?: number;
}
const answered = async (call: string): Promise<{ readonly total: number; readonly list: readonly Hit[] }> =>
  (await (await fetch(`${portal}/api/v1/${call}`)).json()) as never;
const plain = async (place: Locator): Promise<string> =>
  (await place.innerText()).replaceAll(/[\u00A0\s]+/gu, ' ').replaceAll('\u00AD', '');
const figure = (text: string | undefined): number => Number((text ?? '').replaceAll('.', '').replace(',', '.'));

interface Job {
  readonly job: string;
  /** Maximum number of actions: on a phone, by keyboard. */
  readonly most: readonly [phone: number, keyboard: number];
  readonly as?: Parameters<typeof logIn>[1];
  /** Whether it needs an article that editors may remove: only `npm run test:jobs` runs it. */
  readonly needsArticle?: true;
  readonly done: (visitor: Visitor) => Promise<void>;
}

const JOBS: readonly Job[] = [
  {
    job: 'finds out what SAP costs and why it moved',
    most: [4, 45],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('sap', /^SAP.*Aktie/u);
      const header = await plain(page.locator('.instrument-header'));
      const [, price, change] = /([\d.]+,\d+) EUR ([+−]?[\d.]+,\d+) %/u.exec(header) ?? [];
      const hits = await answered('stocks/finder/configuration_query?name=SAP&perPage=5');
      const last = hits.list.find(({ instrument }) => instrument.wkn === '716460')?.quote?.last ?? Number.NaN;
      expect(Math.abs(figure(price) / last - 1)).toBeLessThan(0.02);
      expect(change).toBeDefined();
      expect(header).toMatch(/Xetra, .*\d{2}:\d{2}/u);
      // A share with little movement has no report of its own; then its news explain it.
      const reason = page.locator('.move-reason');
      const why = (await reason.count()) > 0 ? reason : await visitor.section('Nachrichten');
      expect(await plain(why)).toMatch(/SAP/u);
      expect(await plain(why)).toMatch(/Kurswerk Nachrichten/u);
    },
  },
  {
    job: 'compares three ETFs by costs',
    most: [3, 13],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('etf vergleich', /^ETFs: Vergleich/u);
      await visitor.follow(page.getByRole('main').getByRole('link', { name: 'MSCI World', exact: true }));
      const costs = page.getByRole('row', { name: /^Laufende Kosten im Jahr/u });
      await costs.waitFor();
      const all = (await plain(costs)).match(/\d+,\d+ %/gu) ?? [];
      const best = await plain(costs.locator('[data-best]').first());
      expect(all).toHaveLength(3);
      expect(figure(/[\d,]+/u.exec(best)?.[0])).toBe(Math.min(...all.map((one) => figure(/[\d,]+/u.exec(one)?.[0]))));
      // All of them track the named index.
      expect((await plain(page.getByRole('row', { name: /^Index/u }))).match(/MSCI World(?! \S*SRI)/gu)).toHaveLength(3);
    },
  },
  {
    job: 'finds a knock-out on gold with leverage 5',
    most: [7, 24],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('knock-out', /^Derivate: Knock-outs/u);
      await visitor.follow(page.locator('summary', { hasText: /^Basiswert/u }));
      // Typing the name is shorter than tabbing past the names before it.
      if (visitor.way === 'by keyboard') await visitor.fill(page.getByRole('searchbox', { name: 'Basiswert suchen' }), 'gold');
      await visitor.choose(page.getByRole('radio', { name: /^Gold\s*[\d.]+$/u }));
      await page.waitForURL(/entityValueUnderlying=1326189/u, SOON);
      await visitor.follow(page.locator('summary', { hasText: /^Hebel/u }));
      const bounds = page.locator('[data-part="panel-gearingAskRange"] input');
      await visitor.fill(bounds.first(), '4,5');
      await visitor.fill(bounds.nth(1), '5,5');
      await page.waitForURL(/gearingAskRange=4.5(?:;|%3B)5.5/u, SOON);
      await page.locator('[data-finder]:not([aria-busy])').waitFor();
      const first = await plain(page.locator('main tbody tr').first());
      expect(first).toMatch(/Gold .* (?:4,[5-9]\d|5,[0-5]\d) .*EUR/u);
      const shown = figure(/^[\d.]+/u.exec(await plain(page.locator('[data-part=total]')))?.[0]);
      // Prices move between two answers, and with them the products that have such leverage.
      const query =
        'entityValueUnderlying=1326189&entitySubType=KNOCKOUT_CERTIFICATE&gearingAskRange=4.5;5.5&calculateTotal=true&perPage=1';
      expect(Math.abs((await answered(`derivatives/finder/configuration_query?${query}`)).total - shown)).toBeLessThanOrEqual(10);
    },
  },
  {
    job: 'learns when Allianz pays its next dividend',
    most: [4, 40],
    async done(visitor) {
      await visitor.search('allianz', /^Allianz.*Aktie/u);
      const section = await visitor.section('Nächste Dividende');
      expect(await plain(section)).toMatch(/Ex-Tag \d{2}\.\d{2}\.\d{4} .*Auszahlung \d{2}\.\d{2}\.\d{4}/u);
    },
  },
  {
    job: 'learns what a savings plan costs at which bank',
    most: [4, 32],
    async done(visitor) {
      await visitor.search('msci world', /^iShares Core MSCI World/u);
      const section = await visitor.section('Sparpläne und ihre Kosten');
      expect(await plain(section)).toMatch(/Gebühr Festbetrag .*\S+ \d+,\d{2} EUR \d,\d{2} % \d,\d{2} EUR/u);
    },
  },
  {
    job: 'learns what moved the DAX',
    most: [4, 34],
    async done(visitor) {
      await visitor.search('dax', /^DAX.*Index/u);
      const section = await visitor.section('Wer den Index bewegt');
      expect(await plain(section)).toMatch(
        /[+−]?\d+,\d{2} %.*Zusammen ergeben die 40 Mitglieder [+−]?\d+,\d{2} %, der Index [+−]?\d+,\d{2} %/u,
      );
    },
  },
  {
    job: 'opens the calendar of the next days',
    most: [2, 3],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('kalender', /Finanzkalender/u);
      await page.waitForURL('**/news/finanzkalender', SOON);
      const first = page.locator('main table tbody tr').first();
      expect(await plain(first)).toMatch(/\d{2}\.\d{2}\.\d{4}/u);
      expect(((await first.boundingBox())?.y ?? Infinity) < (page.viewportSize()?.height ?? 0)).toBe(true);
    },
  },
  {
    job: 'finds which bond pays most with a year left',
    most: [5, 42],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('anleihen finder', /^Anleihen: Finder/u);
      await visitor.follow(page.locator('summary', { hasText: /^Restlaufzeit/u }));
      await visitor.fill(page.locator('[data-part="panel-remainingYearsRange"] input').nth(1), '1');
      await page.waitForURL(/remainingYearsRange=(?:;|%3B)1/u, SOON);
      await page.locator('[data-finder]:not([aria-busy])').waitFor();
      expect(await plain(page.locator('.finder__chip').first())).toBe('Filter entfernen: Restlaufzeit: bis 1 Jahr');
      await visitor.follow(page.locator('main th').getByRole('link', { name: /^Rendite/u }));
      await page.waitForURL(/sortierung=/u, SOON);
      await page.locator('[data-finder]:not([aria-busy])').waitFor();
      const [best] = (await answered('bonds/finder/configuration_query?remainingYearsRange=;1&sort=yieldToMaturity&order=DESC&perPage=1'))
        .list;
      expect(await plain(page.locator('main tbody tr').first())).toContain(best?.instrument.wkn);
    },
  },
  {
    job: 'converts 250 dollars',
    most: [4, 14],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('rechner dev', /Währungsrechner/u);
      await visitor.fill(page.getByLabel('Betrag'), '250');
      await visitor.follow(page.getByRole('link', { name: /Tauschen/u }));
      const result = page.locator('.currency-calculator output');
      await expect.poll(() => plain(result)).toMatch(/^250,00 USD = [\d,]+ EUR/u);
      const euros = figure(/= ([\d,]+) EUR/u.exec(await plain(result))?.[1]);
      const rate = (await answered('currencies/finder/configuration_query?isoCurrencyBase=EUR&name=US-Dollar&perPage=1')).list[0]?.quote
        ?.last;
      expect(Math.abs(euros / (250 / (rate ?? Number.NaN)) - 1)).toBeLessThan(0.01);
      expect(await plain(page.locator('.currency-calculator__time'))).toMatch(/^Kurse vom \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr$/u);
    },
  },
  {
    job: 'draws a line in a chart and finds it again',
    as: 'plus',
    most: [10, 110],
    async done(visitor) {
      const { page } = visitor;
      const open = async (): Promise<void> => {
        await visitor.search('sap', /^SAP.*Aktie/u);
        await visitor.follow(page.locator('.instrument-header__pages').getByRole('link', { name: 'Chart', exact: true }));
        await page.waitForURL('**/chart/**', SOON);
      };
      const panel = page.locator('.full-chart__panel summary', { hasText: 'Zeichnen' });
      const drawn = async (): Promise<number> => Number(/\d+/u.exec(await plain(panel))?.[0] ?? 0);
      await open();
      await visitor.follow(panel);
      await page.locator('.full-chart__island[aria-busy="false"]').waitFor({ state: 'attached' });
      const before = await drawn();
      await visitor.follow(page.getByRole('button', { name: 'Waagerechte Linie', exact: true }).first());
      const plot = page.locator('.full-chart__plot');
      if (visitor.way === 'by keyboard') {
        await expect.poll(() => plot.evaluate((one) => one === document.activeElement)).toBe(true);
        await visitor.press('Home');
        await visitor.press('Enter');
      } else {
        await plot.tap({ position: { x: 120, y: 90 } });
        visitor.actions += 1;
      }
      await expect.poll(drawn).toBe(before + 1);
      await page.waitForLoadState('networkidle');
      await page.goto(portal, { waitUntil: 'domcontentloaded' });
      await open();
      await visitor.follow(panel);
      await expect.poll(drawn).toBe(before + 1);
    },
  },
  {
    job: 'reads on where an article was left',
    needsArticle: true,
    most: [12, 50],
    async done(visitor) {
      const { page } = visitor;
      const open = async (): Promise<void> => {
        await visitor.search('ratgeber', /^Ratgeber: Übersicht/u);
        await visitor.follow(page.getByRole('main').getByRole('link', { name: ARTICLE }).first());
        await page.waitForURL('**/ratgeber/*', SOON);
      };
      await open();
      if (visitor.way === 'by keyboard') for (let times = 0; times < 4; times += 1) await visitor.press('PageDown');
      else for (let times = 0; times < 5; times += 1, visitor.actions += 1) await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
      await page.waitForLoadState('networkidle');
      await page.goto(portal, { waitUntil: 'domcontentloaded' });
      await open();
      const offer = page.getByRole('link', { name: /^Weiterlesen bei „/u });
      await visitor.follow(offer);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    },
  },
  {
    job: 'finds the costs of a certificate',
    most: [5, 64],
    async done(visitor) {
      const { page } = visitor;
      await visitor.search('discount', /^Derivate: Discount/u);
      await visitor.follow(page.locator('main tbody tr a').first());
      await page.waitForURL(/\/derivate\/Discount-(?!Zertifikate)/u, SOON);
      const section = await visitor.section('Kosten');
      expect(await plain(section)).toMatch(
        /Spanne zwischen Geld und Brief \d+,\d+ EUR .*Stand \d{2}\.\d{2}\.\d{4}.* Alle Kosten des Emittenten/u,
      );
    },
  },
];

/** Number of jobs that `npm test` runs; `npm run test:jobs` runs all of them. */
const SAMPLE = 2;
const seed = process.env.JOBS_SEED ?? String(randomInt(1_000_000));
function chosenJobs(): readonly Job[] {
  if (process.env.JOBS === 'all') return JOBS;
  process.stdout.write(`jobs: JOBS_SEED=${seed}\n`);
  const able = JOBS.filter(({ needsArticle }) => needsArticle === undefined);
  const from = Number(seed) % able.length || 0;
  return Array.from({ length: SAMPLE }, (_, at) => able[(from + at * 5) % able.length] as Job);
}
const chosen = chosenJobs();

describe.each<[Way, 0 | 1]>([
  ['on a phone', 0],
  ['by keyboard', 1],
])('a visitor %s', (way, place) => {
  it.each(chosen)(`$job, ${way} in $most.${place} actions`, async ({ most, as, done }) => {
    const { page, errors } = await browser.open(place === 0 ? mobile : desktop);
    if (as !== undefined) await logIn(page.context(), as);
    await page.goto(portal, { waitUntil: 'domcontentloaded' });
    const visitor = new Visitor(page, way);
    await done(visitor);
    expect(visitor.actions).toBeLessThanOrEqual(most[place]);
    expect(errors).toEqual([]);
  });
});

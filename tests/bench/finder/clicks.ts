import type { Browser, Page } from 'playwright-core';
import { desktop } from '#tests/e2e/browser.ts';
import { createChance } from '../chance.ts';

/** Times of one click, in milliseconds. */
export interface Click {
  readonly what: ClickKind;
  /** Query after the click. */
  readonly query: string;
  /** Milliseconds from the click until the answer is painted. */
  readonly painted: number;
  /** Share of the page request in it. */
  readonly call: number;
}

type ClickKind = 'choice' | 'chip' | 'order' | 'page';

/** Actions of a visitor, mostly choices; sorting and paging are rarer. */
const KINDS: readonly ClickKind[] = ['choice', 'choice', 'choice', 'order', 'page', 'chip'];
const TARGETS: Readonly<Record<ClickKind, string>> = {
  choice: '.finder__bar > .finder__filter .finder__choice input:not(:checked)',
  chip: '.finder__chip',
  order: '.finder__hits thead a[href]',
  page: '.paging a[href]',
};

const MOST_TRIES = 20;

/** State of the measured click and of the frame that showed its answer, stored in the page. */
interface Watch {
  clicked: number;
  painted: number;
}

/** Records when the answer to the last click is painted. Runs in the page. */
function watchFinder(): void {
  const watch: Watch = { clicked: 0, painted: 0 };
  Object.assign(globalThis, { finderWatch: watch });
  document.addEventListener('click', () => Object.assign(watch, { clicked: performance.now(), painted: 0 }), true);
  document.addEventListener('DOMContentLoaded', () => {
    const finder = document.querySelector('[data-finder]');
    if (finder === null) return;
    new MutationObserver(() => {
      if (finder.hasAttribute('aria-busy') || watch.painted !== 0) return;
      watch.painted = -1;
      // The browser paints after the callbacks of a frame; the next task comes after that.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (watch.painted = performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    }).observe(finder, { attributes: true, attributeFilter: ['aria-busy'] });
  });
}

/**
 * Clicks through a finder as its visitors do: sets and removes filters, sorts, turns pages. Hardly any two clicks lead to the same address,
 * which makes cached answers rare. The first clicks do not count.
 */
export async function measureClicks(browser: Browser, address: string, clicks: number): Promise<readonly Click[]> {
  const page = await browser.newPage(desktop);
  await page.addInitScript(watchFinder);
  const chance = createChance(20_261_123);
  const found: Click[] = [];
  const first = Math.ceil(clicks / 5);
  for (let number = 0; number < first + clicks; number += 1) {
    // A new visitor begins with the initial address now and then.
    if (number % 12 === 0) await open(page, address);
    const click = await clickOnce(page, chance);
    if (number >= first) found.push(click);
  }
  await page.close();
  return found;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  // The first page of a freshly started provider may lack its block.
  for (let tries = 1; tries < MOST_TRIES && (await page.locator('[data-finder]').count()) === 0; tries += 1) await page.reload();
  // The island hydrates on an event on one of its elements, not on its background.
  await page.locator('[data-finder] *').first().dispatchEvent('pointerover');
  await page.locator('[data-finder][data-alive]').waitFor();
}

async function clickOnce(page: Page, chance: () => number): Promise<Click> {
  for (;;) {
    const what = KINDS[Math.floor(chance() * KINDS.length)] ?? 'choice';
    const { length } = await page.$$(TARGETS[what]);
    if (length === 0) continue;
    const before = page.url();
    // Uses the browser's own click: Playwright's search for the element is no part of the wait.
    await page.evaluate(
      ([selector, index]) => {
        performance.clearResourceTimings();
        const target = document.querySelectorAll<HTMLElement>(selector)[index];
        const panel = target?.closest('details');
        if (panel) panel.open = true;
        requestAnimationFrame(() => target?.click());
      },
      [TARGETS[what], Math.floor(chance() * Math.min(length, 12))] as const,
    );
    await page
      .waitForFunction(() => (globalThis as unknown as { finderWatch: Watch }).finderWatch.painted > 0, undefined, { timeout: 20_000 })
      .catch(async () => {
        const stands = await page.locator('[data-finder]').count();
        throw new Error(`${what} on ${before} was not answered; now at ${page.url()}, ${stands === 0 ? 'without' : 'with'} a finder.`);
      });
    if (page.url() === before) continue;
    const { painted, call } = await page.evaluate(() => {
      const watch = (globalThis as unknown as { finderWatch: Watch }).finderWatch;
      const calls = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === location.pathname);
      const times = { painted: watch.painted - watch.clicked, call: calls.at(-1)?.duration ?? Number.NaN };
      watch.painted = 0;
      return times;
    });
    return { what, query: new URL(page.url()).search, painted, call };
  }
}

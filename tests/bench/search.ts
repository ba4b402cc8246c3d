// npm run bench:search: time until suggestions are painted, and size of what every page loads before its first use. Prints JSON; exit code
// 1 if a goal is missed.
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { earlyScript } from '#site/document/inline-scripts.ts';
import { desktop, launchChromium } from '#tests/e2e/browser.ts';
import { gzippedBytes } from './page-weight.ts';
import { startProvider, startSite } from './portal.ts';
import { endAll } from './processes.ts';

const GOALS = { paintedP95Ms: 50, shellJsGz: 5_000 } as const;
/** Page without prices in its content: every page loads at least as much. */
const PATH = '/impressum';
/** Debounce of typed text before a search, in ms. Source: portal.md §9. */
const DEBOUNCE = 500;
const KEY_INTERVAL = 60;

/** Typical queries: names, parts of them, umlauts in each spelling, typing errors, codes and symbols. */
const WARM_UP = ['bmw', 'volkswagen', 'apple', 'DE0007100000', 'silber', 'nasdaq'];
const QUERIES = [
  'siemens, sap, deutsche bank, allianz, telekom, rheinmetall, nvidia, microsoft, coca cola, commerz',
  'münchener rück, muenchener, munchener, hannover rück, köln, dax, mdax, euro dollar, bitcoin, gold',
  'simens, rheinmetal, daimlr, alianz, porshe, 716460, 723610, DE0008404005, US0378331005, ENER6Y',
  'msci world, bundesanleihe, öl, brent, e.on, basf, adidas, infineon, lufthansa, airbus',
].flatMap((row) => row.split(', '));

/** Times of one text, in milliseconds. */
interface Sample {
  readonly text: string;
  /** Milliseconds from the end of the debounce until the suggestions are painted. */
  readonly painted: number;
  /** Share of the call in it. */
  readonly call: number;
}

/** Last key press and the frame that showed its suggestions, stored in the page. */
interface Watch {
  lastKey: number;
  painted: number;
}

/** Records when the suggestions for the last typed text are painted. Runs in the page. */
function watchSuggestions(debounce: number): void {
  const watch: Watch = { lastKey: 0, painted: 0 };
  Object.assign(globalThis, { searchWatch: watch });
  document.addEventListener('input', () => Object.assign(watch, { lastKey: performance.now(), painted: 0 }), true);
  const look = (): void => {
    const isFresh = document.querySelector('.search-panel:not([data-busy]) :is([role=option], .search-panel__text)') !== null;
    // Skips suggestions shown before the end of the debounce: they belong to another text.
    if (!isFresh || watch.painted > 0 || performance.now() < watch.lastKey + debounce) return;
    watch.painted = -1;
    // The browser paints after the callbacks of a frame; the next task comes after that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (watch.painted = performance.now()));
      port1.start();
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Types a text as a person does and waits for its suggestions. */
async function sampleOf(page: Page, text: string): Promise<Sample> {
  await page.locator('.search-box [role=combobox]').fill('');
  await page.evaluate(() => performance.clearResourceTimings());
  await page.keyboard.type(text, { delay: KEY_INTERVAL });
  await page.waitForFunction(() => (globalThis as unknown as { searchWatch: Watch }).searchWatch.painted > 0, undefined, {
    timeout: 20_000,
  });
  const { painted, call } = await page.evaluate((debounce) => {
    const { lastKey, painted: at } = (globalThis as unknown as { searchWatch: Watch }).searchWatch;
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/instruments/query?'));
    return { painted: at - lastKey - debounce, call: calls.at(-1)?.duration ?? Number.NaN };
  }, DEBOUNCE);
  return { text, painted, call };
}

async function measureTyping(browser: Browser, origin: string): Promise<readonly Sample[]> {
  const page = await browser.newPage(desktop);
  await page.addInitScript(watchSuggestions, DEBOUNCE);
  await page.goto(origin + PATH);
  await page.keyboard.press('/');
  await page.locator('.search-box [role=combobox]').waitFor();
  for (const text of WARM_UP) await sampleOf(page, text);
  const samples: Sample[] = [];
  for (const text of QUERIES) samples.push(await sampleOf(page, text));
  await page.close();
  return samples;
}

interface Weight {
  readonly files: Readonly<Record<string, number>>;
  readonly total: number;
}

/**
 * Returns the size of the scripts of a page before the first interaction, in gzipped bytes: inline scripts, and files as transferred. The
 * module of live prices has a separate budget (docs/decisions/0023-live-module-of-ten-kilobytes.md); every page with a bar of prices loads
 * it.
 */
async function weighShell(browser: Browser, origin: string, withLivePrices: boolean): Promise<Weight> {
  const page = await browser.newPage(desktop);
  const scripts = new Set<string>();
  const live = /data-live="([^"]+)"/u.exec(await (await fetch(origin + PATH)).text())?.[1];
  if (live === undefined) throw new Error(`${PATH} does not name the module of live prices.`);
  if (!withLivePrices) await page.route(origin + live, (route) => route.abort());
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto(origin + PATH, { waitUntil: 'networkidle' });
  await page.close();
  const files: Record<string, number> = { inline: gzipSync(earlyScript).length };
  for (const url of scripts) files[new URL(url).pathname] = await gzippedBytes(url);
  return { files, total: Object.values(files).reduce((sum, bytes) => sum + bytes, 0) };
}

function quantiles(values: readonly number[]): { readonly p50: number; readonly p95: number; readonly max: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

try {
  const origin = await startSite(await startProvider());
  const browser = await launchChromium();
  try {
    const loadBefore = loadavg()[0];
    const samples = await measureTyping(browser, origin);
    const shellJsGz = await weighShell(browser, origin, false);
    const withLivePrices = await weighShell(browser, origin, true);
    const painted = quantiles(samples.map((sample) => sample.painted));
    const goalsMet = painted.p95 <= GOALS.paintedP95Ms && shellJsGz.total <= GOALS.shellJsGz;
    const slowest = samples.toSorted((a, b) => b.painted - a.painted).slice(0, 3);
    const report = {
      node: process.version,
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      load: [loadBefore, loadavg()[0]],
      texts: samples.length,
      paintedMs: painted,
      callMs: quantiles(samples.map(({ call }) => call)),
      slowest: slowest.map(({ text, painted: ms }) => `${text}: ${Math.round(ms)} ms`),
      shellJsGz,
      shellJsGzWithLivePrices: withLivePrices,
      goals: GOALS,
      goalsMet,
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    process.exitCode = goalsMet ? 0 : 1;
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}

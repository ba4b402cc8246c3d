import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchChromium } from '../../e2e/browser.ts';

/** Maximum time of a frame, in ms: two frames at 60 Hz, which browsers report as 33.3 or 33.4. */
const GOAL_MS = 33.4;
const STEPS = 90;
const CHARTS = ['none', 'bare', 'uplot', 'ours', 'indicators'] as const;
const DATA = ['days', 'ticks'] as const;

/**
 * `npm run bench:chart`: drags and zooms 50 years of days and 100,000 ticks by the mouse in Chromium, drawn as on the chart page, with two
 * indicators, by the bare library, by uPlot (a line alone) and on a page without a chart, all in the same run. Prints milliseconds between
 * frames as JSON; fails if a frame of our chart takes longer than the goal.
 */
async function measure(): Promise<object> {
  const folder = resolve('.cache/bench-chart');
  mkdirSync(folder, { recursive: true });
  const outDir = resolve(folder, 'browser');
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('.'),
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: resolve('tests/bench/chart/page.ts'), output: { entryFileNames: 'page.js' } },
    },
  });
  writeFileSync(resolve(outDir, 'index.html'), PAGE);
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await launchChromium();
  try {
    const origin = server.resolvedUrls?.local[0] ?? '';
    const results: Record<string, object> = {};
    for (const data of DATA) {
      const charts: Record<string, Frames> = {};
      for (const chart of CHARTS) charts[chart] = await measureChart(browser, `${origin}?chart=${chart}&data=${data}`);
      const { none, bare, ours } = charts;
      const judged = [charts['ours'], charts['indicators']].flatMap((frames) => [frames?.pan, frames?.zoom]);
      const slowest = Math.max(...judged.map((span) => span?.max ?? Infinity));
      const work = Math.max(...judged.map((span) => span?.work ?? Infinity));
      // Machine noise: a page without a chart already exceeds the goal, which makes times by the clock meaningless.
      const isNoisy = Math.max(none?.pan.max ?? Infinity, none?.zoom.max ?? Infinity) > GOAL_MS;
      const isSmooth = work <= GOAL_MS && (slowest <= GOAL_MS || isNoisy);
      if (!isSmooth) process.exitCode = 1;
      results[data] = {
        isSmooth,
        isNoisy,
        panWorkToBare: ratio(ours?.pan.work, bare?.pan.work),
        zoomWorkToBare: ratio(ours?.zoom.work, bare?.zoom.work),
        ...charts,
      };
    }
    return { processors: availableParallelism(), load: loadavg()[0], goalMs: GOAL_MS, ...results };
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Span {
  /** Milliseconds between frames as a visitor sees them, including other load of the machine. */
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly frames: number;
  /** Processor time of the costliest frame, in ms: scripts, layout and painting of this page alone. */
  readonly work: number;
}
interface Frames {
  /** Milliseconds until the first frame with the chart. */
  readonly drawn: number;
  readonly pan: Span;
  readonly zoom: Span;
}

async function measureChart(browser: Browser, url: string): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  try {
    await page.goto(url);
    await page.waitForSelector('body[data-ready]');
    await page.waitForTimeout(500);
    await page.mouse.move(640, 300);
    const zoom = await framesDuring(browser, page, async () => {
      for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step % 30 < 20 ? -100 : 100);
    });
    const pan = await framesDuring(browser, page, async () => {
      await page.mouse.down();
      for (let step = 0; step < STEPS; step += 1) await page.mouse.move(640 + 300 * Math.sin(step / 8), 300);
      await page.mouse.up();
    });
    return { drawn: Number(await page.locator('body').getAttribute('data-ready')), pan, zoom };
  } finally {
    await page.close();
  }
}

/** Records the frames of a page during an action. */
async function framesDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<Span> {
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel'] });
  await page.evaluate(() => {
    const deltas: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      deltas.push(now - last);
      last = now;
      if (document.body.dataset['watched'] === undefined) requestAnimationFrame(next);
      else document.body.dataset['watched'] = deltas.slice(2).join(' ');
    };
    delete document.body.dataset['watched'];
    requestAnimationFrame(next);
  });
  await run();
  await page.evaluate(() => (document.body.dataset['watched'] = ''));
  await page.waitForSelector('body[data-watched*=" "]');
  const work = longestTask(await browser.stopTracing());
  const text = (await page.locator('body').getAttribute('data-watched')) ?? '';
  const deltas = text
    .split(' ')
    .map(Number)
    .toSorted((a, b) => a - b);
  const at = (rank: number): number => round(deltas[Math.floor((deltas.length - 1) * rank)] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), max: at(1), frames: deltas.length, work: round(work) };
}

/** Event of Chromium's trace, reduced to the fields used here; `tdur` is processor time in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Returns the processor time of the costliest task of a page, in ms: all work for one frame is one task. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const pages = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => pages.has(thread(event)) && event.name === 'ThreadControllerImpl::RunTask');
  if (!tasks.some(({ tdur }) => (tdur ?? 0) > 0)) throw new Error('The trace tells no time of the processor.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const ratio = (ours = Number.NaN, bare = Number.NaN): number => round(ours / bare);

const PAGE = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Chart</title>
<style>body { margin: 0 } main { height: 600px; --color-paper: #faf8f4; --color-rule: #e2dcd0; --color-muted: #615a50; --color-accent: #0c5261; --color-up: #176b3d; --color-down: #b0261f; --full-chart-0: #9a5b00; --full-chart-1: #6a3d9a }</style>
<main></main><script type="module" src="/page.js"></script></html>`;

console.log(JSON.stringify(await measure(), null, 2));

import type { Browser, CDPSession } from 'playwright-core';

export interface Smoothness {
  readonly frames: number;
  /** Milliseconds between frames. */
  readonly frameP50: number;
  readonly frameP95: number;
  readonly frameMax: number;
  readonly longTasks: number;
  /** Shares of time in which the page's main thread is busy: in total, with scripts, styles, layout. */
  readonly busy: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Changed texts per second. */
  readonly writes: number;
  /** Number of rows with a change. */
  readonly rows: number;
}

/** Milliseconds until all rows are subscribed, and milliseconds of the measurement that follows. */
const WARM_UP = 6000;
const SPAN = 10_000;

/**
 * Opens the page, waits until it is warm and records its frames.
 * @throws when nothing on it changes
 */
export async function measurePage(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Smoothness> {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(url);
    await page.waitForTimeout(WARM_UP);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await durations(session);
    const start = performance.now();
    const seen = await page.evaluate(watchFrames, SPAN);
    const elapsed = (performance.now() - start) / 1000;
    const after = await durations(session);
    const share = (name: string): number => round(((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)) / elapsed);
    if (seen.moved === 0) throw new Error(`${url} does not move.`);
    const sorted = seen.deltas.toSorted((a, b) => a - b);
    const at = (rank: number): number => round(sorted[Math.floor((sorted.length - 1) * rank)] ?? Number.NaN);
    return {
      frames: sorted.length,
      frameP50: at(0.5),
      frameP95: at(0.95),
      frameMax: at(1),
      longTasks: seen.longTasks,
      busy: share('TaskDuration'),
      script: share('ScriptDuration'),
      style: share('RecalcStyleDuration'),
      layout: share('LayoutDuration'),
      writes: Math.round(seen.writes / elapsed),
      rows: seen.moved,
    };
  } finally {
    await page.close();
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns the seconds that the page's main thread has spent on each kind of work. */
async function durations(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Records frames. Runs in the page. */
function watchFrames(span: number): Promise<{ deltas: number[]; longTasks: number; writes: number; moved: number }> {
  return new Promise((resolve) => {
    const deltas: number[] = [];
    const moved = new Set<Element | null | undefined>();
    let longTasks = 0;
    let writes = 0;
    const tasks = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
    tasks.observe({ type: 'longtask' });
    const texts = new MutationObserver((records) => {
      writes += records.length;
      for (const { target } of records) moved.add(target.parentElement?.closest('tr'));
    });
    texts.observe(document.body, { characterData: true, subtree: true });
    const start = performance.now();
    let last = start;
    const frame = (now: number): void => {
      if (now > last) deltas.push(now - last);
      last = now;
      if (now - start < span) requestAnimationFrame(frame);
      else {
        tasks.disconnect();
        texts.disconnect();
        resolve({ deltas, longTasks, writes, moved: moved.size });
      }
    };
    requestAnimationFrame(frame);
  });
}

import type { Browser, CDPSession } from 'playwright-core';

export interface Smoothness {
  readonly frames: number;
  /** Milliseconds from frame to frame. */
  readonly frameP50: number;
  readonly frameP95: number;
  readonly frameMax: number;
  readonly longTasks: number;
  /** Shares of the time for which the page's thread is busy: with everything, scripts, styles, layout. */
  readonly busy: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Texts that changed, per second. */
  readonly writes: number;
  /** Rows in which something changed. */
  readonly rows: number;
}

/** Milliseconds until all rows are subscribed, and for which is measured then. */
const WARM_UP = 6000;
const SPAN = 10_000;

/** Opens the page, lets it settle and watches its frames. Fails when it stands still. */
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

/** Seconds that the page's thread has spent on each kind of work. */
async function durations(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
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

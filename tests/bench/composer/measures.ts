import type { Page } from 'playwright-core';
import { quantiles } from '../answer-times.ts';

/** Number of frames for which a list is scrolled. */
const FRAMES = 180;

export async function longTasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const own = window as unknown as { tasks: number[]; watch: PerformanceObserver };
    own.tasks = [];
    own.watch = new PerformanceObserver((list) => own.tasks.push(...list.getEntries().map(({ duration }) => duration)));
    own.watch.observe({ type: 'longtask' });
  });
  await act();
  await page.waitForTimeout(200);
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
}

export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Milliseconds between frames while a list scrolls by about a screen a second; without a list, those of an empty page. */
export async function framesWhileScrolling(page: Page, scroller?: string): Promise<number[]> {
  return page.evaluate(
    ({ wanted, count }) =>
      new Promise<number[]>((done) => {
        const list = wanted === undefined ? document.documentElement : document.querySelector(wanted);
        const frames: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          frames.push(now - last);
          last = now;
          if (list !== null) list.scrollTop += 120;
          if (frames.length < count) requestAnimationFrame(step);
          else done(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
    { wanted: scroller, count: FRAMES },
  );
}

/** Milliseconds of the page's requests to addresses with this ending, from the request to the end of the answer. */
export async function answersOf(page: Page, ending: string): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      performance.getEntriesByType('resource').flatMap(({ name, duration }) => (new URL(name).pathname.endsWith(wanted) ? [duration] : [])),
    ending,
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export async function moveAcross(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1)
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 40, from.y + ((to.y - from.y) * step) / 40);
  await page.mouse.up();
}

/** Takes the same measurements on an empty page: the machine's share. */
export async function measureEmpty(page: Page, rounds: number) {
  await page.setContent('<!doctype html><title>leer</title><input autofocus>');
  const keys: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(() => {
      const own = window as unknown as { took?: Promise<number> };
      own.took = new Promise((done) => {
        addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => done(performance.now() - timeStamp)), { once: true });
      });
    });
    await page.keyboard.press('a');
    keys.push(await page.evaluate(() => (window as unknown as { took: Promise<number> }).took));
  }
  const tasks = await longTasksDuring(page, () => moveAcross(page, { x: 60, y: 100 }, { x: 60, y: 700 }));
  return {
    keyToFrameMs: quantiles(keys),
    longestTaskWhileDraggingMs: Math.round(Math.max(0, ...tasks)),
    frameMs: quantiles(await framesWhileScrolling(page)),
  };
}

import type { Browser } from 'playwright-core';

/** A phone on a poor line, in bytes a second: 150 ms of delay, 1.6 Mbit/s, as in Lighthouse's slow 4G. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Pixels of one scroll step of a reader. */
const STEP = 600;
const STEPS = 4;
const STEP_MS = 400;

/** Layout shift of a page, and its largest source. */
export interface Shift {
  /** Sum of all shifts that no input caused: more than Google's figure, which takes the worst five seconds. */
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Loads a page over a slow line in a separate window, scrolls through it, and returns the shifts. */
export async function readShift(
  browser: Browser,
  address: string,
  width: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Shift> {
  const isPhone = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    extraHTTPHeaders: { ...headers },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(() => {
      const seen: { value: number; moved: string[] }[] = [];
      Object.assign(globalThis, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const block = element?.closest('[data-block]')?.getAttribute('data-block') ?? '';
            return `${block} ${element?.localName ?? '?'}.${element?.className ?? ''} ${Math.round(previousRect.top)}→${Math.round(currentRect.top)}`;
          });
          seen.push({ value: entry.value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    for (let step = 1; step <= STEPS; step += 1) {
      await page.evaluate((top) => scrollTo(0, top), step * STEP);
      await page.waitForTimeout(STEP_MS);
    }
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);
    const largest = shifts.toSorted((one, other) => other.value - one.value).slice(0, 2);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    return { sum: Math.round(sum * 1000) / 1000, moved: largest.flatMap(({ value, moved }) => [value.toFixed(3), ...moved]) };
  } finally {
    await context.close();
  }
}

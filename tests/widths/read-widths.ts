import type { Page } from 'playwright-core';
import { renderWholePage } from './render-whole-page.ts';
import { widthFaults } from './faults.ts';

/** All widths from 320 to 1600 pixels in steps of 20. */
export const widths: readonly number[] = Array.from({ length: 65 }, (_, index) => 320 + index * 20);

/** Example of each fault and the widths at which the page has it. */
export type FaultsByWidth = Readonly<Record<string, { readonly example: string; readonly widths: readonly number[] }>>;

/** Resizes a loaded page to each of the widths, and returns elements that are cut off or too wide. */
export async function readWidths(page: Page, some: readonly number[] = widths): Promise<FaultsByWidth> {
  const found: Record<string, { example: string; widths: number[] }> = {};
  await renderWholePage(page);
  // Uses the protocol directly, because Playwright's own call takes twice as long.
  const session = await page.context().newCDPSession(page);
  for (const width of some) {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false });
    if ((await page.evaluate(() => innerWidth)) !== width) throw new Error(`${page.url()} did not become ${width} px wide.`);
    for (const [fault, example] of Object.entries(await page.evaluate(widthFaults)))
      (found[fault] ??= { example, widths: [] }).widths.push(width);
  }
  return found;
}

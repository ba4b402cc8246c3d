import { availableParallelism, loadavg } from 'node:os';
import { launchChromium } from '../../e2e/browser.ts';
import { buildPages } from './build.ts';
import { measurePage } from './measure.ts';
import { LAYOUTS, RATE, ROWS, type Layout } from './rows.ts';
import { serve } from './serve.ts';

/**
 * `npm run bench:live`: a page with a thousand live rows at a thousand updates per second, in Chromium, compared with the same table as one
 * React component per cell. Prints JSON; fails if our page is not smooth in the layout `list`.
 */
async function measure(): Promise<object> {
  const site = await serve(await buildPages());
  const browser = await launchChromium();
  try {
    const layouts: Partial<Record<Layout, object>> = {};
    for (const [layout, { width, height }] of Object.entries(LAYOUTS) as [Layout, (typeof LAYOUTS)[Layout]][]) {
      const updater = await measurePage(browser, `${site.origin}/updater/${layout}`, { width, height });
      const react = await measurePage(browser, `${site.origin}/react/${layout}`, { width, height });
      const isSmooth = updater.longTasks === 0 && updater.frameP95 <= 20;
      if (!isSmooth && layout === 'list') process.exitCode = 1;
      layouts[layout] = { isSmooth, updater, react };
    }
    return { processors: availableParallelism(), load: loadavg()[0], rows: ROWS, updatesPerSecond: RATE, layouts };
  } finally {
    await browser.close();
    site.close();
  }
}

console.log(JSON.stringify(await measure(), null, 2));

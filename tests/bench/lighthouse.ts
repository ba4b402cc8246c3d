import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { benchPages, startProvider, startSite } from './portal.ts';
import { endAll, freePort } from './processes.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** `npm run bench:lighthouse`: Lighthouse's mobile scores of the built server for the five pages, as JSON. */
async function measure(): Promise<object> {
  const origin = await startSite(await startProvider());
  const chrome = await launch({
    chromePath: process.env.PARKETT_CHROMIUM ?? '/usr/bin/chromium',
    port: await freePort(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const scores: Record<string, object> = {};
    for (const [name, path] of Object.entries(benchPages)) {
      await fetch(origin + path);
      const { audits, categories: results } = await auditOf(origin + path, chrome.port);
      scores[name] = {
        ...Object.fromEntries(categories.map((category) => [category, results[category]?.score])),
        blockingTimeMs: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
        layoutShift: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
        largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
        failed: Object.values(audits)
          .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
          .map(({ id }) => id),
      };
    }
    return scores;
  } finally {
    chrome.kill();
  }
}

/** One page's audit. Now and then the browser records no trace; then Lighthouse has no scores and looks again. */
async function auditOf(url: string, port: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { runtimeError } = run.lhr;
    const isWhole = categories.every((category) => typeof run.lhr.categories[category]?.score === 'number');
    if (isWhole || attempt === 3) return run.lhr;
    process.stderr.write(`${url}: ${runtimeError?.message ?? 'no scores'}, looking again\n`);
  }
}

try {
  console.log(JSON.stringify(await measure(), null, 2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}

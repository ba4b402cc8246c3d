import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { budgets } from '../../budgets.ts';
import { benchPages, startProvider, startSite } from './portal.ts';
import { endAll, freePort } from './processes.ts';
import { median } from './throughput.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const RUNS = 5;

/** Results of Lighthouse for one page; times in milliseconds. */
interface Audit {
  readonly scores: Readonly<Record<string, number>>;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly largestPaint: number;
  readonly failed: readonly string[];
}

/**
 * `npm run bench:lighthouse`: Lighthouse's mobile scores of the built server for the five pages, as JSON: medians of five runs. `missed`
 * names the pages that miss one of `budgets` and determines the exit code.
 */
async function measure(): Promise<{ readonly goals: typeof budgets; readonly pages: object; readonly missed: readonly string[] }> {
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
    const pages: Record<string, PageVerdict> = {};
    for (const [name, path] of Object.entries(benchPages)) {
      await fetch(origin + path);
      const audits: Audit[] = [];
      for (let run = 0; run < RUNS; run += 1) audits.push(readAudit(await auditOf(origin + path, chrome.port)));
      pages[name] = verdictOf(audits);
    }
    return { goals: budgets, pages, missed: Object.keys(pages).filter((name) => pages[name]?.goalsMet === false) };
  } finally {
    chrome.kill();
  }
}

function readAudit({ audits, categories: results }: Result): Audit {
  const numberOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((category) => [category, results[category]?.score ?? Number.NaN])),
    blockingTime: Math.round(numberOf('total-blocking-time')),
    layoutShift: Number(numberOf('cumulative-layout-shift').toFixed(3)),
    largestPaint: Math.round(numberOf('largest-contentful-paint')),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id),
  };
}

interface PageVerdict {
  readonly scores: Readonly<Record<string, number>>;
  readonly performanceLeast: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly largestPaint: number;
  readonly failed: readonly string[];
  readonly goalsMet: boolean;
}

/** Compares the medians of the runs with the budgets. */
function verdictOf(audits: readonly Audit[]): PageVerdict {
  const of = (read: (audit: Audit) => number): number => median(audits.map(read));
  const scores = Object.fromEntries(categories.map((category) => [category, of((audit) => audit.scores[category] ?? Number.NaN)]));
  const performanceLeast = Math.min(...audits.map((audit) => audit.scores['performance'] ?? Number.NaN));
  const [blockingTime, largestPaint] = [of((audit) => audit.blockingTime), of((audit) => audit.largestPaint)];
  return {
    scores,
    performanceLeast,
    blockingTime,
    layoutShift: of((audit) => audit.layoutShift),
    largestPaint,
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
    goalsMet:
      (scores['performance'] ?? 0) >= budgets.performanceMedian &&
      performanceLeast >= budgets.performanceLeast &&
      blockingTime <= budgets.blockingTime &&
      largestPaint <= budgets.largestPaint,
  };
}

/** Audits one page. Retries when the browser recorded no trace, without which Lighthouse has no scores. */
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
  const report = await measure();
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.missed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}

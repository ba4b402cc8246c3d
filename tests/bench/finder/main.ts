// npm run bench:finder: time from a click until the answer of the derivative finder is on screen, with 60,000 products on the embedded
// store and with 1,000,000 on PostgreSQL. Prints JSON; exit code 1 if a goal is missed. `-- embedded` or `-- server` measures one of them.
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#tests/e2e/browser.ts';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { quantiles } from '../answer-times.ts';
import { startProvider, startSite } from '../portal.ts';
import { endAll } from '../processes.ts';
import { untilWarm } from '../until-warm.ts';
import { measureClicks } from './clicks.ts';

const PATH = '/derivate/finder';
const CLICKS = Number(process.env.BENCH_CLICKS ?? 80);
/** Friday before noon on a running clock: product figures are recomputed every minute, as they are while venues are open. */
const CLOCK = '2026-11-20T10:30:00Z x1';

interface Size {
  readonly derivatives: number;
  /** Maximum p95 until answers are painted, in ms. */
  readonly goal: number;
  readonly databaseUrl?: string;
}

const only = process.argv[2];

async function measure(browser: Browser, { derivatives, goal, databaseUrl }: Size) {
  const started = performance.now();
  try {
    const provider = await startProvider({ derivatives, clock: CLOCK, ...(databaseUrl !== undefined && { databaseUrl }) });
    await untilWarm(provider.provider);
    const origin = await startSite(provider);
    const warmAfterSeconds = Math.round((performance.now() - started) / 1_000);
    const loadBefore = loadavg()[0];
    const clicks = await measureClicks(browser, origin + PATH, CLICKS);
    const painted = quantiles(clicks.map((click) => click.painted));
    const kinds = Map.groupBy(clicks, ({ what }) => what);
    return {
      derivatives,
      store: databaseUrl === undefined ? 'embedded' : 'server',
      warmAfterSeconds,
      load: [loadBefore, loadavg()[0]],
      clicks: clicks.length,
      paintedMs: painted,
      pageMs: quantiles(clicks.map(({ call }) => call)),
      byKind: Object.fromEntries(
        [...kinds].map(([kind, own]) => [kind, { clicks: own.length, ...quantiles(own.map((click) => click.painted)) }]),
      ),
      slowest: clicks
        .toSorted((a, b) => b.painted - a.painted)
        .slice(0, 4)
        .map(({ what, query, painted: ms, call }) => `${what} ${query}: ${Math.round(ms)} ms, of it ${Math.round(call)} ms the page`),
      goalMs: goal,
      goalMet: painted.p95 <= goal,
    };
  } finally {
    await endAll();
  }
}

const browser = await launchChromium();
try {
  const small = { derivatives: Number(process.env.BENCH_DERIVATIVES ?? 60_000), goal: 100 };
  const large = { derivatives: Number(process.env.BENCH_DERIVATIVES_LARGE ?? 1_000_000), goal: 200 };
  const embedded = only === 'server' ? undefined : await measure(browser, small);
  let server: Awaited<ReturnType<typeof measure>> | undefined;
  if (only !== 'embedded') {
    const postgres = await startPostgres();
    try {
      server = await measure(browser, { ...large, databaseUrl: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
  const report = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, embedded, server };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = [embedded, server].every((world) => world?.goalMet !== false) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await endAll();
}

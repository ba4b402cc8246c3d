import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../e2e/browser.ts';
import { acceptEncoding } from './accept-encoding.ts';
import { timesInTurns, type Times } from './answer-times.ts';
import { askedPages, cookieOfPro, type AskedPage } from './asked-pages.ts';
import { budgets } from '../../budgets.ts';
import { buildBaseline } from './build-baseline.ts';
import { findProgram } from '../../scripts/lib/system-package.mjs';
import { startNginx } from './nginx.ts';
import { scriptBeforeInteraction, weighPage } from './page-weight.ts';
import { benchPages, startBaseline, startProvider, startSameBytes, startSite, type BenchPage } from './portal.ts';
import { endAll } from './processes.ts';
import { median, medianRatio, ratesInTurns } from './throughput.ts';
import { untilWarm } from './until-warm.ts';

/** Smallest answer that passes through the whole server. */
const EMPTY = '/health';

/** Maximum time of a page that is rendered for its request, in ms. */
const MOST_MS = 60;

/** Minimum ratio of the rates of cached pages of each kind to the empty page, in the same run. */
const LEAST_CACHED_TO_EMPTY = 1;

/**
 * `npm run bench:page`: sizes of pages and throughput of the built server, compared with two baselines in the same run. `sameBytesToEmpty`
 * is the cost of the size alone: the same answers from `node:http` without a server in front. `asked` are pages that depend on their query
 * or a session: the time until an uncached one is complete, compared with the baseline, and its scripts before the first interaction.
 * `goalsMet` and the exit code check these, that each of the five kinds is served from the cache at the rate of the empty page, requests no
 * foreign host, and stays within the budgets of script, styles and HTML, also the page that depends on its query. `missed` names the missed
 * goals. Prints JSON; figures of nginx are `—` where it is not installed. Bytes are gzipped, rates are requests per second of one server
 * process.
 */
async function measure(): Promise<{ readonly goalsMet: boolean }> {
  const provider = await startProvider();
  await untilWarm(provider.provider);
  const cached = await startSite(provider);
  const uncached = await startSite(provider, true);
  const asked = await askedPages(provider.provider);
  const cookie = await cookieOfPro(cached);
  const addresses = [...Object.values(benchPages), ...Object.values(asked).map(({ path }) => path)];
  const bare = await startBaseline(provider, await buildBaseline(), addresses, cookie);
  const sameBytes = await startSameBytes(cached, EMPTY);
  const nginx = findProgram('nginx') === undefined ? undefined : await startNginx(cached);
  const browser = await launchChromium();
  const pages: Partial<Record<BenchPage, KindFigures>> = {};
  const times: Record<string, AskedFigures> = {};
  try {
    for (const [name, page] of Object.entries(asked)) {
      times[name] = await measureAsked(browser, page, { bare, site: uncached, cookie: page.asPro === true ? cookie : undefined });
      process.stderr.write(`${name} gemessen\n`);
    }
    if (process.argv.includes('asked')) return reportOf({ asked: times });
    for (const [name, path] of Object.entries(benchPages) as [BenchPage, string][]) {
      const weight = await weighPage(browser, cached, path);
      const rates = await ratesInTurns({
        bareRenderToString: { url: bare + path },
        uncached: { url: uncached + path },
        emptyCachedPage: { url: cached + EMPTY, acceptEncoding },
        emptySameBytes: { url: sameBytes + EMPTY, acceptEncoding },
        sameBytes: { url: sameBytes + path, acceptEncoding },
        cached: { url: cached + path, acceptEncoding },
        nginxHit: nginx && { url: nginx.origin + path, acceptEncoding, connections: 32, isFast: true },
      });
      const cachedToEmpty = medianRatio(rates.cached, rates.emptyCachedPage);
      pages[name] = {
        path,
        ...weight,
        requestsPerSecond: Object.fromEntries(
          Object.entries(rates).map(([server, rounds]) => [server, rounds.length === 0 ? '—' : Math.round(median(rounds))]),
        ),
        uncachedToBare: medianRatio(rates.uncached, rates.bareRenderToString),
        cachedToEmpty,
        goalsMet:
          cachedToEmpty >= LEAST_CACHED_TO_EMPTY &&
          weight.jsGzBeforeInteraction <= budgets.scriptBeforeInteraction &&
          weight.jsGzAfterAllIslands <= budgets.scriptAfterIslands &&
          weight.htmlGz <= budgets.html &&
          weight.cssGz <= budgets.styles &&
          weight.foreignHosts.length === 0,
        sameBytesToEmpty: medianRatio(rates.sameBytes, rates.emptySameBytes),
        nginxToCached: nginx === undefined ? '—' : medianRatio(rates.nginxHit, rates.cached),
      };
      process.stderr.write(`${name} gemessen\n`);
    }
  } finally {
    await browser.close();
  }
  return reportOf({ asked: times, pages });
}

/** One of the five kinds of pages. */
interface KindFigures {
  readonly path: string;
  readonly requestsPerSecond: Readonly<Record<string, number | '—'>>;
  readonly uncachedToBare: number;
  readonly cachedToEmpty: number;
  readonly sameBytesToEmpty: number;
  readonly nginxToCached: number | '—';
  readonly goalsMet: boolean;
}

interface AskedFigures {
  readonly path: string;
  readonly uncachedMs: Times;
  readonly bareMs: Times;
  /** Ratio of the medians. */
  readonly uncachedToBare: number;
  readonly jsGzBeforeInteraction: number;
  readonly goalsMet: boolean;
}

/** One page that depends on its query or a session. */
async function measureAsked(
  browser: Browser,
  { path, another, mostScript }: AskedPage,
  { bare, site, cookie }: { readonly bare: string; readonly site: string; readonly cookie: string | undefined },
): Promise<AskedFigures> {
  const jsGzBeforeInteraction = await scriptBeforeInteraction(browser, site, path, cookie);
  const { bareRenderToString, uncached } = await timesInTurns({
    bareRenderToString: { addressOf: () => bare + path },
    uncached: { addressOf: (request) => site + another(request), cookie },
  });
  return {
    path,
    uncachedMs: uncached,
    bareMs: bareRenderToString,
    uncachedToBare: Number((uncached.p50 / bareRenderToString.p50).toFixed(2)),
    jsGzBeforeInteraction,
    goalsMet: uncached.p95 <= MOST_MS && jsGzBeforeInteraction <= mostScript,
  };
}

function reportOf(figures: {
  readonly asked: Readonly<Record<string, AskedFigures>>;
  readonly pages?: Partial<Record<BenchPage, KindFigures>>;
}) {
  const missed = Object.entries({ ...figures.asked, ...figures.pages }).flatMap(([name, { goalsMet }]) => (goalsMet ? [] : [name]));
  const goals = { p95Ms: MOST_MS, cachedToEmpty: LEAST_CACHED_TO_EMPTY, budgets };
  return { processors: availableParallelism(), loadAfter: loadavg()[0], ...figures, goals, missed, goalsMet: missed.length === 0 };
}

try {
  const report = await measure();
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.goalsMet ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}

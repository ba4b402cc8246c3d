import { availableParallelism, loadavg } from 'node:os';
import { launchChromium } from '../e2e/browser.ts';
import { buildBaseline } from './build-baseline.ts';
import { findProgram } from '../../scripts/lib/system-package.mjs';
import { startNginx } from './nginx.ts';
import { weighPage } from './page-weight.ts';
import { benchPages, startBaseline, startProvider, startSite, type BenchPage } from './portal.ts';
import { endAll } from './processes.ts';
import { median, medianRatio, ratesInTurns } from './throughput.ts';

/** Cached pages are asked for as browsers do: their compressed form is kept. */
const acceptEncoding = 'gzip, deflate, br';

/**
 * `npm run bench:page`: what pages weigh and how many the built server answers, beside two baselines of the same run.
 * Prints JSON; what nginx does is `—` where it is not installed. Bytes are gzipped, rates are requests per second of one server process.
 */
async function measure(): Promise<object> {
  const provider = await startProvider();
  const cached = await startSite(provider);
  const uncached = await startSite(provider, true);
  const bare = await startBaseline(provider, await buildBaseline());
  const nginx = findProgram('nginx') === undefined ? undefined : await startNginx(cached);
  const browser = await launchChromium();
  const pages: Partial<Record<BenchPage, object>> = {};
  try {
    for (const [name, path] of Object.entries(benchPages) as [BenchPage, string][]) {
      const weight = await weighPage(browser, cached, path);
      const rates = await ratesInTurns({
        bareRenderToString: { url: bare + path },
        uncached: { url: uncached + path },
        emptyCachedPage: { url: `${cached}/health`, acceptEncoding },
        cached: { url: cached + path, acceptEncoding },
        nginxHit: nginx && { url: nginx.origin + path, acceptEncoding, connections: 32, isFast: true },
      });
      pages[name] = {
        path,
        ...weight,
        requestsPerSecond: Object.fromEntries(
          Object.entries(rates).map(([server, rounds]) => [server, rounds.length === 0 ? '—' : Math.round(median(rounds))]),
        ),
        uncachedToBare: medianRatio(rates.uncached, rates.bareRenderToString),
        cachedToEmpty: medianRatio(rates.cached, rates.emptyCachedPage),
        nginxToCached: nginx === undefined ? '—' : medianRatio(rates.nginxHit, rates.cached),
      };
      process.stderr.write(`${name} gemessen\n`);
    }
  } finally {
    await browser.close();
  }
  return { processors: availableParallelism(), loadBefore: loadavg()[0], pages };
}

try {
  console.log(JSON.stringify(await measure(), null, 2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}

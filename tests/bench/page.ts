import { availableParallelism, loadavg } from 'node:os';
import { launchChromium } from '../e2e/browser.ts';
import { acceptEncoding } from './accept-encoding.ts';
import { buildBaseline } from './build-baseline.ts';
import { findProgram } from '../../scripts/lib/system-package.mjs';
import { startNginx } from './nginx.ts';
import { weighPage } from './page-weight.ts';
import { benchPages, startBaseline, startProvider, startSameBytes, startSite, type BenchPage } from './portal.ts';
import { endAll } from './processes.ts';
import { median, medianRatio, ratesInTurns } from './throughput.ts';

/** The smallest page that goes the whole way. */
const EMPTY = '/health';

/**
 * `npm run bench:page`: what pages weigh and how many the built server answers, beside two baselines of the same run.
 * `sameBytesToEmpty` is what the size of a page alone costs: the same answers from `node:http`, with nothing in front.
 * Prints JSON; what nginx does is `—` where it is not installed. Bytes are gzipped, rates are requests per second of one server process.
 */
async function measure(): Promise<object> {
  const provider = await startProvider();
  const cached = await startSite(provider);
  const uncached = await startSite(provider, true);
  const bare = await startBaseline(provider, await buildBaseline());
  const sameBytes = await startSameBytes(cached, EMPTY);
  const nginx = findProgram('nginx') === undefined ? undefined : await startNginx(cached);
  const browser = await launchChromium();
  const pages: Partial<Record<BenchPage, object>> = {};
  try {
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
      pages[name] = {
        path,
        ...weight,
        requestsPerSecond: Object.fromEntries(
          Object.entries(rates).map(([server, rounds]) => [server, rounds.length === 0 ? '—' : Math.round(median(rounds))]),
        ),
        uncachedToBare: medianRatio(rates.uncached, rates.bareRenderToString),
        cachedToEmpty: medianRatio(rates.cached, rates.emptyCachedPage),
        sameBytesToEmpty: medianRatio(rates.sameBytes, rates.emptySameBytes),
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

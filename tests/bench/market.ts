// npm run bench:market: time to compute prices, in milliseconds. Prints JSON. „Cold“ reads an instrument for the first time, in another
// world each run; „warm“ reads it again, a second later.
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { DAX, DAY, FRIDAY, notationId, SAP, SAP_TRADEGATE, testMarket } from '#market/prices/testing.ts';
import type { Market } from '#market/prices/index.ts';

const RUNS = 12;
const BITCOIN = notationId('BTC');
const EURO = notationId('EURUSD');
const SP500 = notationId('4359526');

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

/** Returns p50 and p95 of several runs; each run gets its number. */
function measured(work: (run: number) => unknown, runs = RUNS): { readonly p50: number; readonly p95: number } {
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return { p50: round(times[Math.floor(runs / 2)] ?? 0), p95: round(times[Math.min(runs - 1, Math.floor(runs * 0.95))] ?? 0) };
}

/** Returns markets that have computed only one thing: the code is compiled, the notation is new. */
function fresh(): Market[] {
  return Array.from({ length: RUNS }, (_, run) => testMarket({ seed: `bench ${run}` }));
}

const tenYears = (market: Market | undefined, id: number) => market?.bars(id, { from: FRIDAY - 3_652 * DAY, to: FRIDAY, resolution: '1D' });
const cold = (work: (market: Market | undefined) => unknown) => {
  const markets = fresh();
  for (const market of markets) market.quote(SAP_TRADEGATE, FRIDAY);
  return measured((run) => work(markets[run]));
};

/** Warms up as the provider does in its idle time, and returns the duration of the longest slice. */
function warmedUp(): { readonly market: Market; readonly slices: number; readonly longestMs: number; readonly totalMs: number } {
  const market = testMarket();
  const begin = performance.now();
  let [slices, longestMs] = [0, 0];
  for (let last = performance.now(), isDone = false; !isDone; slices += 1) {
    isDone = market.warmUp(FRIDAY);
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }
  return { market, slices, longestMs: round(longestMs), totalMs: round(performance.now() - begin) };
}

const { market: warm, ...warmUp } = warmedUp();
const listed = catalogueSeed.notations.filter(({ isDefault }) => isDefault).slice(0, 100);
const list = (instant: number): unknown => listed.map(({ idNotation }) => warm.quote(idNotation, instant));
list(FRIDAY);

const result = {
  tenYearsDailyCold: { share: cold((market) => tenYears(market, SAP)), currency: cold((market) => tenYears(market, EURO)) },
  tenYearsDailyAfterWarmUp: {
    dax: measured(() => tenYears(warm, DAX)),
    sp500: measured(() => tenYears(warm, SP500)),
    bitcoin: measured(() => tenYears(warm, BITCOIN)),
  },
  dayOfMinutes: measured((run) =>
    warm.bars(SAP, { from: FRIDAY - run * 7 * DAY - DAY / 2, to: FRIDAY - run * 7 * DAY + DAY / 2, resolution: '1m' }),
  ),
  quoteCold: { share: cold((market) => market?.quote(SAP, FRIDAY)), currency: cold((market) => market?.quote(EURO, FRIDAY)) },
  quoteAfterWarmUp: {
    dax: measured((run) => warm.quote(DAX, FRIDAY + run * 1_000)),
    bitcoin: measured((run) => warm.quote(BITCOIN, FRIDAY + run * 1_000)),
  },
  quoteWarm: measured((run) => warm.quote(SAP_TRADEGATE, FRIDAY + run * 1_000)),
  quoteListOf100Warm: measured((run) => list(FRIDAY + run * 1_000)),
  warmUp,
  memoryMb: Math.round(process.memoryUsage().rss / 1_048_576),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

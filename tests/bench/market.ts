// npm run bench:market: what computing prices costs. Prints JSON; each figure stands beside reading the same result from stored JSON.
import { DAY, FRIDAY, SAP, SAP_TRADEGATE, testMarket } from '#provider/market/testing.ts';

const RUNS = 8;

/** The middle of several runs in milliseconds; each run gets its number. */
function middle(work: (run: number) => unknown): number {
  const times = Array.from({ length: RUNS }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

/** Computing beside parsing what was computed: the price of having no stored history. */
function compared(compute: (run: number) => unknown): { readonly ms: number; readonly storedJsonMs: number; readonly ratio: number } {
  const stored = JSON.stringify(compute(0));
  const ms = middle((run) => compute(run + 1));
  const storedJsonMs = middle(() => JSON.parse(stored) as unknown);
  return { ms: round(ms), storedJsonMs: round(storedJsonMs), ratio: round(ms / storedJsonMs) };
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

const cold = Array.from({ length: RUNS + 1 }, (_, run) => testMarket({ seed: `bench ${run}` }));
const warm = testMarket();
warm.quote(SAP_TRADEGATE, FRIDAY);

const result = {
  tenYearsDailyCold: compared((run) => cold[run]?.bars(SAP, { from: FRIDAY - 3_652 * DAY, to: FRIDAY, resolution: '1D' })),
  dayOfMinutes: compared((run) =>
    warm.bars(SAP, { from: FRIDAY - run * 7 * DAY - DAY / 2, to: FRIDAY - run * 7 * DAY + DAY / 2, resolution: '1m' }),
  ),
  quoteWarm: compared((run) => warm.quote(SAP_TRADEGATE, FRIDAY - run * 1_000)),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

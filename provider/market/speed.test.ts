import { describe, expect, it } from 'vitest';
import { DAY, FRIDAY, MINUTE, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';

/** Processor milliseconds of the fastest of some runs, so that a busy machine does not count against the market. */
function fastest(runs: number, work: (run: number) => unknown): number {
  return Math.min(
    ...Array.from({ length: runs }, (_, run) => {
      const begin = process.cpuUsage();
      work(run);
      const { user, system } = process.cpuUsage(begin);
      return (user + system) / 1_000;
    }),
  );
}

describe('the market is quick', { timeout: 30_000 }, () => {
  const market = testMarket();

  it('computes ten years of daily bars in about 20 ms (twice that on a machine shared with others)', () => {
    const fresh = Array.from({ length: 8 }, (_, run) => testMarket({ seed: `speed ${run}` }));
    for (const one of fresh) one.quote(SAP, 0);
    expect(fastest(8, (run) => fresh[run]?.bars(SAP, { from: FRIDAY - 3_652 * DAY, to: FRIDAY, resolution: '1D' }))).toBeLessThan(40);
  });

  it('computes a day of minute bars within 10 ms', () => {
    expect(
      fastest(8, (run) =>
        market.bars(SAP, { from: FRIDAY - (run + 1) * 7 * DAY - DAY / 2, to: FRIDAY - (run + 1) * 7 * DAY + DAY / 2, resolution: '1m' }),
      ),
    ).toBeLessThan(10);
  });

  it('computes a quote within 0.3 ms', () => {
    market.quote(SAP_TRADEGATE, FRIDAY);
    expect(
      fastest(5, (run) => {
        for (let count = 0; count < 100; count += 1) market.quote(SAP_TRADEGATE, FRIDAY - run * MINUTE - count * 1_000);
      }) / 100,
    ).toBeLessThan(0.3);
  });
});

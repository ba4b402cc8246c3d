import { expect, inject, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { checkPortal } from '#tests/crawl/check/check.ts';

it(
  'a small part of what `npm run crawl -- --check` reads has no fault, and shows what the contract answers',
  { timeout: 120_000 },
  async () => {
    const { config } = loadConfig(`${import.meta.dirname}/../../config`);
    const [origin, provider] = [inject('portal'), inject('provider')];
    const now = Date.parse(process.env.PROVIDER_CLOCK ?? '2026-11-20T14:30:00Z');
    const report = await checkPortal({ origin, provider, now, config, instruments: 12, mostQueries: 1, most: 30 });
    expect(report.faults).toEqual({});
    expect(report.pages).toBe(30);
    expect(report.figures.compared).toBeGreaterThan(1_000);
    expect(report.figures.unasked).toBe(0);
    expect(report.figures.inBlocks.found).toBeGreaterThan(1_000);
  },
);

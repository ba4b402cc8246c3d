import { describe, expect, it, vi } from 'vitest';
import { agency, slots } from './testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('the plan of reports on moved shares', () => {
  it('tells of the movers of DAX, MDAX, Dow Jones and NASDAQ 100, on each trading day as often from either end', () => {
    const told = Map.groupBy(
      slots.filter(({ turns }) => turns !== undefined),
      ({ subject }) => subject.entityValue,
    );
    const counted = [...told].map(([index, of]) => [index, of.filter(({ turns }) => turns?.end === 'top').length, of.length]);
    // Reports during the day, and five after the close.
    expect(new Map(counted.map(([index, ...counts]) => [index, counts]))).toEqual(
      new Map([
        ['20735', [15, 30]],
        ['323547', [13, 26]],
        ['324977', [11, 22]],
        ['325104', [11, 22]],
      ]),
    );
  });

  it('tells nothing of New York between an early close and the regular one', () => {
    const newYork = agency.slots('2026-11-27', '2026-11-27').filter(({ subject }) => subject.entityValue === '324977');
    const latest = Math.max(...newYork.map(({ at }) => at));
    // 1 p.m. in New York is 6 p.m. in London; the report comes about ten minutes later.
    expect(new Date(latest).toISOString().slice(0, 15)).toBe('2026-11-27T18:1');
  });
});

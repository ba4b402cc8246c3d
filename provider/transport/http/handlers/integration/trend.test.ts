import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trendOf, type DailyBars } from './trend.ts';

function barsOf(close: readonly number[]): DailyBars {
  return { close, high: close.map((price) => price * 1.01), low: close.map((price) => price * 0.99) };
}
const path = (days: number, step: (day: number) => number): number[] => {
  let price = 100;
  return Array.from({ length: days }, (_, day) => (price *= 1 + step(day)));
};

describe('trendOf', () => {
  it('sees a steady rise, a steady fall and a market that goes nowhere', () => {
    const wave = (day: number): number => (day % 2 === 0 ? 0.01 : -0.01);
    expect(trendOf(barsOf(path(60, (day) => 0.002 + wave(day) / 2)), 20).trend).toBe('UP');
    expect(trendOf(barsOf(path(60, (day) => -0.002 + wave(day) / 2)), 20).trend).toBe('DOWN');
    expect(trendOf(barsOf(path(60, wave)), 20)).toMatchObject({ trend: 'SIDEWAYS', strength: 1 });
  });

  it('computes the strength from the t value: three returns of +1, +1, −1 percent have t = 0.5, tanh(0.25) = 24 %', () => {
    const close = [0, 0.01, 0.02, 0.01].map((log) => 100 * Math.exp(log));
    expect(trendOf(barsOf(close), 3)).toMatchObject({ trend: 'SIDEWAYS', strength: 24 });
  });

  it('turns around when the market is turned around', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 25, maxLength: 60 }), (returns) => {
        const after = (points: number): number => Math.exp(points / 10_000) - 1;
        const rising = trendOf(barsOf(path(returns.length, (day) => after(returns[day] ?? 0))), 20);
        const falling = trendOf(barsOf(path(returns.length, (day) => after(-(returns[day] ?? 0)))), 20);
        expect(Math.abs(rising.strength - falling.strength)).toBeLessThanOrEqual(1);
        expect([rising.trend, falling.trend].toSorted()).not.toEqual(['UP', 'UP']);
        expect(rising.strength).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('finds support below and resistance above the price, before the last day', () => {
    const { support, resistance } = trendOf(barsOf([100, 90, 110, 105]), 20);
    expect([support, resistance]).toEqual([90 * 0.99, 110 * 1.01]);
    expect(trendOf(barsOf([100, 101, 102, 120]), 20).resistance).toBeUndefined();
  });

  it('says nothing about a price that is new', () => {
    expect(trendOf(barsOf([100]), 20)).toEqual({ trend: 'SIDEWAYS', strength: 0 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gauss, hashText, quickGaussIn, uniform } from '../base/hash.ts';
import { fixedStep, shareStep } from './price-step.ts';
import { createProcess } from './process.ts';
import { createVarianceClock, REFERENCE_DAY } from './variance-clock.ts';

const numbers = Array.from({ length: 40_000 }, (_, index) => index);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('chance from hashes', () => {
  it('is uniform between 0 and 1', () => {
    const values = numbers.map((index) => uniform(7, index, 1));
    expect(mean(values)).toBeCloseTo(0.5, 2);
    expect(Math.min(...values)).toBeGreaterThan(0);
    expect(values.filter((value) => value < 0.1).length / values.length).toBeCloseTo(0.1, 2);
  });

  it('has mean 0, variance 1 and no memory as a normal number', () => {
    const values = numbers.map((index) => gauss(hashText('key'), 3, index));
    expect(mean(values)).toBeCloseTo(0, 1);
    expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
    expect(mean(values.slice(1).map((value, index) => value * (values[index] ?? 0)))).toBeCloseTo(0, 1);
  });

  it('keeps mean and variance when drawn quickly', () => {
    const values = numbers.map((index) => quickGaussIn(11, index));
    expect(mean(values)).toBeCloseTo(0, 1);
    expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
  });

  it('differs between keys that are close', () => {
    expect(mean(numbers.map((index) => gauss(1, 0, index) * gauss(2, 0, index)))).toBeCloseTo(0, 1);
  });
});

describe('a price process', () => {
  const clock = createVarianceClock('EUROPE', 1);
  const process = createProcess({
    key: 5,
    clock,
    volatility: 0.25,
    anchors: [
      [10_957, 1],
      [REFERENCE_DAY, 3],
    ],
  });

  it('passes through its anchors', () => {
    expect(process.nodes(10_957, 0, 0)[0]).toBeCloseTo(1, 10);
    expect(process.nodes(REFERENCE_DAY, 0, 0)[0]).toBeCloseTo(3, 10);
  });

  it('joins one day to the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8_000, max: 24_000 }), (day) => {
        const end = process.nodes(day, 47, 47)[48];
        expect(process.nodes(day + 1, 0, 0)[0]).toBe(end);
      }),
    );
  });

  it('gives the same nodes whichever part of the day was asked for first', () => {
    const other = createProcess({
      key: 5,
      clock,
      volatility: 0.25,
      anchors: [
        [10_957, 1],
        [REFERENCE_DAY, 3],
      ],
    });
    for (const half of [40, 3, 17, 30]) other.nodes(20_000, half, half + 1);
    for (let half = 0; half < 48; half += 1)
      expect(process.nodes(20_000, half, half)[half]).toBe(other.nodes(20_000, half, half + 1)[half]);
  });

  it('has about the volatility asked for', () => {
    const free = createProcess({ key: 9, clock, volatility: 0.25, anchors: [] });
    const squares = numbers
      .slice(0, 9_000)
      .map((index) => ((free.nodes(12_001 + index, 0, 0)[0] ?? 0) - (free.nodes(12_000 + index, 0, 0)[0] ?? 0)) ** 2);
    expect(Math.sqrt(mean(squares) * 365.25)).toBeGreaterThan(0.2);
    expect(Math.sqrt(mean(squares) * 365.25)).toBeLessThan(0.32);
  });
});

describe('price steps', () => {
  const steps = fc.constantFrom(shareStep, fixedStep(0.01), fixedStep(0.25), fixedStep(5), fixedStep(0.00001));
  const prices = fc.double({ min: 0.0002, max: 50_000, noNaN: true });

  it('never change the order of prices', () => {
    fc.assert(
      fc.property(steps, prices, prices, (step, a, b) => {
        expect(step(Math.min(a, b))).toBeLessThanOrEqual(step(Math.max(a, b)));
      }),
    );
  });

  it('round to short decimals', () => {
    expect([shareStep(157.6789), shareStep(9.87654), shareStep(0.123456)]).toEqual([157.68, 9.877, 0.1235]);
    expect([fixedStep(0.25)(191.4), fixedStep(5)(15_348), fixedStep(0.00001)(1.165512)]).toEqual([191.5, 15_350, 1.16551]);
    expect([shareStep(157.671, 'up'), shareStep(157.679, 'down')]).toEqual([157.68, 157.67]);
  });
});

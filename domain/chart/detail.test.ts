import { describe, expect, it } from 'vitest';
import type { Bars } from './bars.ts';
import { detailOf, renderedPlace, placeOfRendered, thinnedBars, thinnedLine, type Seen } from './detail.ts';

const DAYS = 12_600;
const ALL: Seen = { from: -0.5, to: DAYS - 0.5 };
const row = (count: number, of: (index: number) => number = (index) => index): number[] =>
  Array.from({ length: count }, (_none, index) => of(index));
const barsOf = (count: number): Bars => ({
  at: row(count),
  open: row(count),
  high: row(count, (index) => index + 10),
  low: row(count, (index) => index - 10),
  close: row(count, (index) => index + 1),
  volume: row(count, () => 3),
});

describe('what a plot holds of a history', () => {
  it('is all of it, thinned, when all is seen, and a part of the single bars when few are', () => {
    expect(detailOf(DAYS, ALL, 600)).toEqual({ step: 32, start: 0, end: DAYS });
    expect(detailOf(DAYS, { from: 6_000, to: 6_400 }, 600)).toEqual({ step: 1, start: 5_920, end: 6_480 });
    expect(detailOf(100, { from: -0.5, to: 99.5 }, 600)).toEqual({ step: 1, start: 0, end: 100 });
  });

  it('never has more bars side by side than can be told apart, nor many more than are seen', () => {
    for (let from = -50; from < DAYS; from += 731) {
      for (const span of [3, 40, 599, 601, 5_000, DAYS]) {
        const detail = detailOf(DAYS, { from, to: from + span }, 600);
        expect(span / detail.step).toBeLessThanOrEqual(600);
        expect((detail.end - detail.start) / detail.step).toBeLessThanOrEqual(1_210);
        expect(detail.start).toBeLessThanOrEqual(Math.max(0, from));
        expect(detail.end).toBeGreaterThanOrEqual(Math.min(DAYS, from + span));
        expect(detail.start % (2 * detail.step)).toBe(0);
      }
    }
  });

  it('stays as it is while the view moves within it', () => {
    const held = detailOf(DAYS, { from: 6_000, to: 6_400 }, 600);
    expect(detailOf(DAYS, { from: 6_050, to: 6_450 }, 600, held)).toBe(held);
    expect(detailOf(DAYS, { from: 6_250, to: 6_650 }, 600, held)).toEqual({ step: 1, start: 6_170, end: 6_730 });
    // Nothing beyond the ends can be held.
    const whole = detailOf(DAYS, ALL, 600);
    expect(detailOf(DAYS, { from: -900, to: DAYS - 901 }, 600, whole)).toBe(whole);
  });

  it('has a place for each bar, and each place a bar', () => {
    const detail = { step: 4, start: 8, end: 40 };
    expect([renderedPlace(detail, 7.5), renderedPlace(detail, 11.5), renderedPlace(detail, 9.5)]).toEqual([-0.5, 0.5, 0]);
    for (const place of [-3, 8, 9.25, 77]) expect(placeOfRendered(detail, renderedPlace(detail, place))).toBeCloseTo(place, 9);
  });
});

describe('what is rendered of many bars', () => {
  it('opens with the first, closes with the last, and has the highest, the lowest and all volume', () => {
    const rendered = thinnedBars(barsOf(22), { step: 4, start: 8, end: 22 });
    expect(rendered).toEqual({
      at: [8, 12, 16, 20],
      open: [8, 12, 16, 20],
      high: [21, 25, 29, 31],
      low: [-2, 2, 6, 10],
      close: [12, 16, 20, 22],
      volume: [12, 12, 12, 6],
    });
    expect(thinnedBars(barsOf(22), { step: 1, start: 20, end: 22 }).close).toEqual([21, 22]);
  });

  it('keeps the peaks of a line, in their order, as many points as bars, and its newest value', () => {
    const values = row(1_000, (index) => Math.sin(index / 3) + (index === 421 ? 50 : 0) - (index === 777 ? 50 : 0));
    const detail = { step: 8, start: 0, end: 1_000 };
    const rendered = thinnedLine(values, detail);
    expect(rendered).toHaveLength(thinnedBars(barsOf(1_000), detail).at.length);
    expect([Math.max(...rendered), Math.min(...rendered)]).toEqual([Math.max(...values), Math.min(...values)]);
    expect(rendered.at(-1)).toBe(values.at(-1));
    expect(thinnedLine([3, 1, 9, 4, 5, 2, 2, 8], { step: 2, start: 0, end: 8 })).toEqual([1, 9, 2, 8]);
  });

  it('leaves a gap where a line has no value', () => {
    expect(thinnedLine([NaN, NaN, NaN, NaN, 1, NaN, 2, 3, 4], { step: 2, start: 0, end: 9 })).toEqual([NaN, NaN, 1, 3, 4]);
  });
});

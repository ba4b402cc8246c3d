import { describe, expect, it } from 'vitest';
import { comparisonLayout } from './comparison.ts';

const DAY = 86_400;
const days = (from: number, ...value: number[]) => ({ at: value.map((_price, index) => (from + index) * DAY), value });

describe('a comparison', () => {
  it('measures each line from its own price on the first common day', () => {
    const layout = comparisonLayout([days(0, 50, 100, 110, 120), days(1, 20, 19, 18)]);
    expect(layout?.lines.map((line) => [line?.first, line?.last, Math.round(line?.change ?? 0)])).toEqual([
      [100, 120, 20],
      [20, 18, -10],
    ]);
    expect([layout?.from, layout?.to]).toEqual([DAY, 3 * DAY]);
  });

  it('takes the price before the beginning where a line has none on that day', () => {
    const layout = comparisonLayout([{ at: [0, 2 * DAY, 3 * DAY], value: [10, 30, 40] }, days(1, 5, 5, 5)]);
    expect(layout?.lines[0]).toMatchObject({ first: 10, last: 40 });
    expect(layout?.lines.map((line) => line?.path.startsWith('M0 '))).toEqual([true, true]);
  });

  it('draws what has not changed where zero is', () => {
    const layout = comparisonLayout([days(0, 10, 10), days(0, 10, 20)]);
    expect(layout?.lines[0]?.path).toBe(`M0 ${layout?.zero}L1000 ${layout?.zero}`);
    expect(layout?.yLabels.some(({ label }) => label.startsWith('0'))).toBe(true);
  });

  it('leaves out what has no prices, no later price, or a price that is not above zero, each in its place', () => {
    const layout = comparisonLayout([days(0), days(0, 10, 11), days(0, -1, 2), days(0, 5, 6), days(0, 7)]);
    expect(layout?.lines.map((line) => line !== undefined)).toEqual([false, true, false, true, false]);
  });

  it('is none with fewer than two lines', () => {
    expect(comparisonLayout([])).toBeUndefined();
    expect(comparisonLayout([days(0, 1, 2), days(0, 1)])).toBeUndefined();
    expect(comparisonLayout([days(0, 1, 2), days(5, 1, 2)])).toBeUndefined();
  });
});

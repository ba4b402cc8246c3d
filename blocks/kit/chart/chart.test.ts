import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#domain/format/number.ts';
import { changeOf, describeSeries } from './describe.ts';
import { downsample } from './downsample.ts';
import { chartLayout } from './layout.ts';
import { areaPath, linePath } from './path.ts';
import { decimalsOfStep, niceTicks, padded } from './scale.ts';
import { cleanSeries, extentOf } from './series.ts';
import { timeTicks } from './time-ticks.ts';

const DAY = 86_400;
const at = (iso: string): number => Date.parse(iso) / 1000;
const daily = (start: string, count: number): number[] => Array.from({ length: count }, (_none, day) => at(start) + day * DAY);

describe('a series', () => {
  it('leaves out gaps and repeated instants', () => {
    expect(cleanSeries([1, 2, 2, 3, 4], [10, null, 11, Number.NaN, 12])).toEqual({ at: [1, 4], value: [10, 12] });
  });

  it('has no extent without points', () => {
    expect(extentOf([])).toBeUndefined();
    expect(extentOf([3, -1, 2])).toEqual([-1, 3]);
  });

  it('tells its change from a reference, else from its first point', () => {
    expect(changeOf({ at: [1, 2], value: [100, 110] })).toBeCloseTo(10);
    expect(changeOf({ at: [1, 2], value: [100, 110] }, 88)).toBeCloseTo(25);
    expect(changeOf({ at: [], value: [] })).toBeUndefined();
  });
});

describe('downsampling', () => {
  const series = {
    at: daily('2026-01-01T12:00:00Z', 1000),
    value: Array.from({ length: 1000 }, (_none, index) => (index === 500 ? 99 : Math.sin(index / 50))),
  };

  it('keeps the limit, the ends and the one spike', () => {
    const thin = downsample(series, 100);
    expect(thin.at).toHaveLength(100);
    expect([thin.at[0], thin.at.at(-1)]).toEqual([series.at[0], series.at.at(-1)]);
    expect(thin.value).toContain(99);
  });

  it('keeps the order of time', () => {
    const thin = downsample(series, 37).at;
    expect(thin.toSorted((a, b) => a - b)).toEqual(thin);
  });

  it('leaves a short series as it is', () => {
    expect(downsample(series, 1000)).toBe(series);
  });
});

describe('ticks of prices', () => {
  it('are round and inside the limits', () => {
    expect(niceTicks([118.3, 183.2]).values).toEqual([120, 140, 160, 180]);
    expect(niceTicks([1.1702, 1.1761]).values).toEqual([1.172, 1.174, 1.176]);
  });

  it('show as many decimals as their step needs', () => {
    expect([20, 2.5, 0.002].map((step) => decimalsOfStep(step))).toEqual([0, 1, 3]);
  });

  it('have labels that differ from each other, for prices of any size', () => {
    const prices = fc.double({ min: 1e-7, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(prices, fc.double({ min: 0.003, max: 20, noNaN: true }), (low, rise) => {
        const { step, values } = niceTicks([low, low * (1 + rise)]);
        const labels = values.map((value) => formatNumber(value, { decimals: decimalsOfStep(step) }));
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.length).toBeGreaterThan(1);
      }),
    );
  });

  it.each([
    ['Shiba Inu', 0.0000081, 0.0000124, '0,000009'],
    ['Pepe', 0.0000043, 0.0000058, '0,0000045'],
  ])('say what a coin costs: %s', (_, low, high, first) => {
    const series = { at: [0, 1, 2].map((day) => at('2026-11-20T10:00:00Z') + day * 86_400), value: [low, high, low] };
    const labels = chartLayout(series)?.yLabels.map(({ label }) => label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain(first);
  });

  it('stand in limits that never cross zero for prices above it', () => {
    expect(padded([1, 100])[0]).toBe(0);
    expect(padded([5, 5])).toEqual([4.95, 5.05]);
  });
});

describe('ticks of time', () => {
  it('name hours of Berlin in summer time', () => {
    const five = Array.from({ length: 48 }, (_none, index) => at('2026-07-31T07:00:00Z') + index * 600);
    expect(timeTicks(five).map(({ label }) => label)).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  });

  it('name weekdays of a week and months of a year, with the year in January', () => {
    const hours = Array.from({ length: 5 * 24 }, (_none, hour) => at('2026-07-27T08:00:00Z') + hour * 3600);
    expect(timeTicks(hours).map(({ label }) => label)).toEqual(['Di 28.', 'Mi 29.', 'Do 30.', 'Fr 31.', 'Sa 1.']);
    expect(timeTicks(daily('2025-08-01T12:00:00Z', 365)).map(({ label }) => label)).toEqual(['Sep', 'Nov', '2026', 'Mär', 'Mai', 'Jul']);
  });

  it('of a few days are days, never the hour that all of them have', () => {
    expect(timeTicks(daily('2026-11-17T12:00:00Z', 4)).map(({ label }) => label)).toEqual(['Mi 18.', 'Do 19.', 'Fr 20.']);
    expect(timeTicks(daily('2026-11-19T12:00:00Z', 2)).map(({ label }) => label)).toEqual(['Fr 20.']);
    const twoAfternoons = [13, 14, 15, 37, 38, 39].map((hour) => at('2026-11-19T00:00:00Z') + hour * 3600);
    expect(timeTicks(twoAfternoons).map(({ label }) => label)).toEqual(['Fr 20.']);
  });

  it('name years of decades', () => {
    expect(
      timeTicks(Array.from({ length: 460 }, (_none, month) => Date.UTC(1987, 4 + month, 15) / 1000)).map(({ label }) => label),
    ).toEqual(['1990', '2000', '2010', '2020']);
  });
});

describe('a drawing', () => {
  it('runs from corner to corner', () => {
    const box = { width: 100, height: 50 };
    const line = linePath([0, 1], [0, 10], [0, 1], [0, 10], box);
    expect(line).toBe('M0 50L100 0');
    expect(areaPath(line, box)).toBe('M0 50L100 0L100 50L0 50Z');
  });

  it('needs two points', () => {
    expect(chartLayout({ at: [1], value: [1] })).toBeUndefined();
  });

  it('spaces points evenly when nights are left out', () => {
    const series = { at: [0, 1, 100], value: [1, 2, 3] };
    expect(chartLayout(series, { spacing: 'ordinal' })?.line).toMatch(/L500 /);
    expect(chartLayout(series)?.line).toMatch(/L10 /);
  });

  it('includes the reference price in its limits', () => {
    const layout = chartLayout({ at: [0, 1], value: [10, 11] }, { reference: 5 });
    expect(layout?.yLimits[0]).toBeLessThan(5);
    expect(layout?.reference).toBeGreaterThan(200);
  });

  it('says in words what it shows', () => {
    const series = { at: [at('2025-07-31T12:00:00Z'), at('2026-07-31T12:00:00Z')], value: [120.1, 157.68] };
    expect(describeSeries(series, { name: 'SAP', unit: 'EUR', decimals: 2 }).replaceAll('\u00A0', ' ')).toBe(
      'Kursverlauf von SAP: von 120,10 EUR am 31.07.2025 auf 157,68 EUR am 31.07.2026, Veränderung +31,29 %. Zwischen 120,10 EUR und 157,68 EUR lag der Kurs in dieser Zeit.',
    );
  });
});

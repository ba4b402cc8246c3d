import { describe, expect, it } from 'vitest';
import type { Bars } from '../chart/bars.ts';
import { deviation, exponentialAverage, highest, lowest, simpleAverage, weightedAverage, wilderAverage } from './averages.ts';
import { INDICATORS } from './catalogue.ts';
import { bollinger, donchian, keltner } from './channels.ts';
import { indicatorLabel, indicatorOf, MOST_INDICATORS, readIndicators, usualIndicator, writeIndicators } from './chosen.ts';
import { commodityChannel, macd, momentum, rateOfChange, relativeStrength, stochastic, typicalPrice, williams } from './momentum.ts';
import { aroon, averageTrueRange, directionalMovement, ichimoku, parabolicStop, trueRange } from './trend.ts';
import { moneyFlow, onBalance, volumeWeighted } from './volume.ts';

// Expected values were computed by hand from the formulas in the sources that the functions name.
const VALUES = [2, 4, 6, 3, 9];
const BARS: Bars = {
  at: [1, 2, 3, 4, 5],
  open: [9, 9, 11, 10, 13],
  high: [10, 12, 11, 14, 13],
  low: [8, 9, 7, 10, 11],
  close: [9, 11, 10, 13, 12],
  volume: [100, 200, 300, 400, 500],
};

/** Formats values with four decimals; `–` for a missing value. */
const shown = (values: readonly number[]): string =>
  values.map((value) => (Number.isNaN(value) ? '–' : String(+value.toFixed(4)))).join(' ');

describe('averages', () => {
  it.each([
    ['simple', simpleAverage(VALUES, 3), '– – 4 4.3333 6'],
    ['weighted', weightedAverage(VALUES, 3), '– – 4.6667 4.1667 6.5'],
    ['exponential', exponentialAverage(VALUES, 3), '– – 4 3.5 6.25'],
    ['Wilder’s', wilderAverage(VALUES, 3), '– – 4 3.6667 5.4444'],
    ['standard deviation', deviation(VALUES, 3), '– – 1.633 1.2472 2.4495'],
    ['highest', highest(VALUES, 2), '– 4 6 6 9'],
    ['lowest', lowest(VALUES, 2), '– 2 4 3 3'],
    ['exponential of values that begin later', exponentialAverage([NaN, ...VALUES], 3), '– – – 4 3.5 6.25'],
    ['of too few values', exponentialAverage([1, 2], 3), '– –'],
    ['of nothing but gaps', wilderAverage([NaN, NaN], 1), '– –'],
  ])('%s', (_name, values, expected) => expect(shown(values)).toBe(expected));
});

describe('momentum', () => {
  it('relative strength, on the prices of the textbook example', () => {
    const prices = [44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46.0];
    expect(shown(relativeStrength(prices, 14).slice(13))).toBe('– 70.4641 66.2496');
    expect(shown(relativeStrength([5, 5, 5], 2))).toBe('– – 50');
  });

  it('MACD', () => {
    const { line, signal, difference } = macd(VALUES, 2, 3, 2);
    expect([line, signal, difference].map(shown)).toEqual(['– – 1 0.1667 0.9722', '– – – 0.5833 0.8426', '– – – -0.4167 0.1296']);
  });

  it.each([
    ['typical price', typicalPrice(BARS), '9 10.6667 9.3333 12.3333 12'],
    ['momentum', momentum(BARS.close, 2), '– – 1 2 2'],
    ['rate of change', rateOfChange(BARS.close, 2), '– – 11.1111 18.1818 20'],
    ['Williams', williams(BARS, 2), '– -25 -40 -14.2857 -50'],
    ['commodity channel', commodityChannel(BARS, 3), '– – -33.3333 100 41.1765'],
  ])('%s', (_name, values, expected) => expect(shown(values)).toBe(expected));

  it('stochastic', () => {
    const { k, d } = stochastic(BARS, 2, 2, 2);
    expect([k, d].map(shown)).toEqual(['– – 67.5 72.8571 67.8571', '– – – 70.1786 70.3571']);
    const flat = { ...BARS, high: BARS.close.map(() => 5), low: BARS.close.map(() => 5), close: BARS.close.map(() => 5) };
    expect(shown(stochastic(flat, 2, 1, 1).k)).toBe('– 50 50 50 50');
    expect(shown(commodityChannel(flat, 3))).toBe('– – 0 0 0');
  });
});

describe('trend', () => {
  it.each([
    ['true range', trueRange(BARS), '2 3 4 4 2'],
    ['average true range', averageTrueRange(BARS, 2), '– 2.5 3.25 3.625 2.8125'],
    ['parabolic stop', parabolicStop(BARS, 2, 20), '– 8 12 7 7'],
  ])('%s', (_name, values, expected) => expect(shown(values)).toBe(expected));

  it('directional movement', () => {
    const { plus, minus, adx } = directionalMovement(BARS, 2);
    expect([plus, minus, adx].map(shown)).toEqual(['– – 28.5714 53.3333 34.7826', '– – 28.5714 13.3333 8.6957', '– – – 30 45']);
  });

  it('Aroon', () => {
    const { up, down } = aroon(BARS, 2);
    expect([up, down].map(shown)).toEqual(['– – 50 100 50', '– – 100 50 0']);
  });

  it('Ichimoku', () => {
    const lines = ichimoku(BARS, 1, 2, 3);
    expect(Object.values(lines).map(shown)).toEqual([
      '9 10.5 9 12 12',
      '– 10 9.5 10.5 12',
      '– – – 10.25 9.25',
      '– – – – 9.5',
      '10 13 12 – –',
    ]);
  });
});

describe('channels', () => {
  it.each([
    ['Bollinger', bollinger(VALUES, 3, 2), ['– – 7.266 6.8278 10.899', '– – 4 4.3333 6', '– – 0.734 1.8389 1.101']],
    ['Keltner', keltner(BARS, 2, 1), ['– 12.5 13.25 15.625 14.8125', '– 10 10 12 12', '– 7.5 6.75 8.375 9.1875']],
    ['Donchian', donchian(BARS, 2), ['– 12 12 14 14', '– 10 9.5 10.5 12', '– 8 7 7 10']],
  ])('%s', (_name, { upper, middle, lower }, expected) => expect([upper, middle, lower].map(shown)).toEqual(expected));
});

describe('volume', () => {
  it.each([
    ['on balance', onBalance(BARS), '0 200 -100 300 -200'],
    ['money flow', moneyFlow(BARS, 2), '– – 43.2432 63.7931 45.122'],
    ['money flow without volume', moneyFlow({ ...BARS, volume: [0, 0, 0, 0, 0] }, 2), '– – 50 50 50'],
    ['weighted price of two days', volumeWeighted(BARS, [true, false, true, false, false]), '9 10.1111 9.3333 11.0476 11.4444'],
  ])('%s', (_name, values, expected) => expect(shown(values)).toBe(expected));
});

describe('the catalogue', () => {
  const many: Bars = Object.fromEntries(
    Object.entries(BARS).map(([name, column]: [string, readonly number[]]) => [
      name,
      Array.from({ length: 120 }, (_none, index) => (column[index % 5] ?? 0) + (name === 'volume' ? 0 : index / 7)),
    ]),
  ) as unknown as Bars;

  it('has at least twenty indicators, each with a name and address of its own', () => {
    expect(INDICATORS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(INDICATORS.map(({ id }) => id)).size).toBe(INDICATORS.length);
    expect(INDICATORS.filter(({ id }) => !/^[a-z]+$/.test(id))).toEqual([]);
  });

  it.each(INDICATORS.map((one) => [one.id, one] as const))('%s has a value for each bar, and knows the newest ones', (_id, indicator) => {
    const lines = indicator.lines(many, usualIndicator(indicator).parameters, []);
    expect(lines.length).toBeGreaterThan(0);
    for (const { name, values } of lines) {
      expect(values).toHaveLength(120);
      // The lagging line ends before the newest bar.
      expect([name, Number.isFinite(values.at(name === 'Chikou' ? 60 : -1))]).toEqual([name, true]);
    }
  });

  it('stands in an address and comes back', () => {
    const chosen = readIndicators('sma-200,macd-12-26-9,vwap');
    expect(chosen).toEqual([
      { id: 'sma', parameters: [200] },
      { id: 'macd', parameters: [12, 26, 9] },
      { id: 'vwap', parameters: [] },
    ]);
    expect(writeIndicators(chosen)).toBe('sma-200,macd-12-26-9,vwap');
  });

  it('takes the usual number for a wrong one, leaves out what it does not know, and no more than can be told apart', () => {
    expect(readIndicators('rsi-0,rsi-99999,rsi-x,rsi,unfug-3,')).toEqual(
      Array.from({ length: 4 }, () => ({ id: 'rsi', parameters: [14] })),
    );
    expect(readIndicators(undefined)).toEqual([]);
    expect(readIndicators('sma,'.repeat(9))).toHaveLength(MOST_INDICATORS);
  });

  it('labels them shortly', () => {
    expect(readIndicators('rsi-9,macd,vwap,adx').map(indicatorLabel)).toEqual(['RSI 9', 'MACD 12/26/9', 'VWAP', 'ADX 14']);
    expect(indicatorOf('adx')?.isPro).toBe(true);
  });
});

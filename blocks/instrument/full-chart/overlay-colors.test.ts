import { describe, expect, it } from 'vitest';
import { readIndicators } from '#domain/indicator/chosen.ts';
import { colorsFor, type OverlayColors } from './overlay-colors.ts';

const viewOf = (indicators: string, others: readonly string[] = []) => ({ others, indicators: readIndicators(indicators) });
const told = (colors: OverlayColors) => Object.fromEntries(colors);

describe('colours beside the bars', () => {
  it('go from the first on, those of others before those of indicators', () => {
    expect(told(colorsFor(viewOf('sma-50,ema-20', ['INDEX:1'])))).toEqual({ 'INDEX:1': 0, 'sma-50': 1, 'ema-20': 2 });
  });

  it('stay when another is taken away, and what comes next gets the free one', () => {
    const three = colorsFor(viewOf('sma-50,ema-20,sma-200'));
    const two = colorsFor(viewOf('ema-20,sma-200'), three);
    expect(told(two)).toEqual({ 'ema-20': 1, 'sma-200': 2 });
    expect(told(colorsFor(viewOf('ema-20,sma-200,wma-10', ['INDEX:1']), two))).toEqual({
      'ema-20': 1,
      'sma-200': 2,
      'INDEX:1': 0,
      'wma-10': 3,
    });
  });

  it('stay when numbers are changed', () => {
    const before = colorsFor(viewOf('sma-50,ema-20'));
    expect(told(colorsFor(viewOf('sma-100,ema-20'), before))).toEqual({ 'ema-20': 1, 'sma-100': 0 });
  });

  it('are left to the prices by what has a strip of its own', () => {
    expect(told(colorsFor(viewOf('rsi-14,sma-50')))).toEqual({ 'rsi-14': 0, 'sma-50': 0 });
  });

  it('begin again where there are more lines than colours', () => {
    const colors = [...colorsFor(viewOf('sma-50,ema-20', ['A:1', 'A:2', 'A:3', 'A:4', 'A:5'])).values()];
    expect(colors).toEqual([0, 1, 2, 3, 4, 0, 1]);
  });
});

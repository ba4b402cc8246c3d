import { describe, expect, it } from 'vitest';
import { readIndicators } from '#domain/indicator/chosen.ts';
import { readView, writeView, type ChartView } from '#domain/chart/view.ts';
import { colorsFor, colorsIn, withColors, type OverlayColors } from './overlay-colors.ts';

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

describe('colours of a chart that is opened again', () => {
  const DEFAULTS = { range: 'Y1', ranges: ['Y1'], kinds: ['kerzen'] } as const;
  const open = (query: string): ChartView => readView(Object.fromEntries(new URLSearchParams(query)), DEFAULTS);
  const full = (indicators: string, others: readonly string[] = []): ChartView => ({ ...open(''), ...viewOf(indicators, others) });

  it('are those that it had when it was left, though others came and went before', () => {
    const view = full('ema-20,wma-10', ['INDEX:1']);
    const colors = colorsFor(view, colorsFor(viewOf('ema-20,wma-10'), colorsFor(viewOf('sma-50,ema-20'))));
    const query = writeView(withColors(view, colors), DEFAULTS.kinds);
    expect(query).toBe('?zeitraum=Y1&vergleich=INDEX:1&indikatoren=ema-20,wma-10&farben=2,1,0');
    expect(told(colorsIn(open(query)))).toEqual(told(colors));
  });

  it('stand in the address only where they do not come by themselves', () => {
    const view = full('sma-50,ema-20');
    expect(withColors({ ...view, colors: [3, 4] }, colorsFor(view)).colors).toBeUndefined();
    expect(
      withColors(
        view,
        new Map([
          ['sma-50', 1],
          ['ema-20', 0],
        ]),
      ).colors,
    ).toEqual([1, 0]);
  });

  it('are the usual ones where the address names one that is none', () => {
    const view = open('indikatoren=sma-50,ema-20&farben=0,5');
    expect(told(colorsIn(view))).toEqual(told(colorsFor(view)));
  });
});

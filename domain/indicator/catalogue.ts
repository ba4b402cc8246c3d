import type { Bars } from '../chart/bars.ts';
import { deviation, exponentialAverage, simpleAverage, weightedAverage, type Line } from './averages.ts';
import { bollinger, donchian, keltner, type Channel } from './channels.ts';
import { commodityChannel, macd, momentum, rateOfChange, relativeStrength, stochastic, williams } from './momentum.ts';
import { aroon, averageTrueRange, directionalMovement, ichimoku, parabolicStop } from './trend.ts';
import { moneyFlow, onBalance, volumeWeighted } from './volume.ts';

/** Whole number that a visitor may choose. */
export interface Parameter {
  readonly label: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** Line of an indicator. `columns` start at zero, `points` are not joined. */
export interface IndicatorLine {
  readonly name: string;
  readonly shape?: 'columns' | 'points';
  readonly values: Line;
}

/** Definition of an indicator and its computation. */
export interface Indicator {
  /** Name in addresses. */
  readonly id: string;
  readonly name: string;
  /** Drawn over the prices, or in a pane of its own. */
  readonly place: 'prices' | 'own';
  /** Whether it needs the feature of the extended chart tools. */
  readonly isPro: boolean;
  /** Whether it requires instruments with volume. */
  readonly needsVolume?: boolean;
  readonly parameters: readonly Parameter[];
  readonly lines: (bars: Bars, parameters: readonly number[], begins: readonly boolean[]) => readonly IndicatorLine[];
}

const count = (usual: number, label = 'Balken'): Parameter => ({ label, usual, least: 2, most: 400 });
const times = (usual: number): Parameter => ({ label: 'Breite', usual, least: 1, most: 10 });
const line = (name: string, values: Line): IndicatorLine[] => [{ name, values }];
const channel = ({ upper, middle, lower }: Channel): IndicatorLine[] => [
  { name: 'oben', values: upper },
  { name: 'Mitte', values: middle },
  { name: 'unten', values: lower },
];

/** All indicators, free ones first. */
export const INDICATORS: readonly Indicator[] = [
  {
    id: 'sma',
    name: 'Gleitender Durchschnitt (SMA)',
    place: 'prices',
    isPro: false,
    parameters: [count(50)],
    lines: ({ close }, [n = 50]) => line('SMA', simpleAverage(close, n)),
  },
  {
    id: 'ema',
    name: 'Exponentieller Durchschnitt (EMA)',
    place: 'prices',
    isPro: false,
    parameters: [count(20)],
    lines: ({ close }, [n = 20]) => line('EMA', exponentialAverage(close, n)),
  },
  {
    id: 'bollinger',
    name: 'Bollinger-Bänder',
    place: 'prices',
    isPro: false,
    parameters: [count(20), times(2)],
    lines: ({ close }, [n = 20, width = 2]) => channel(bollinger(close, n, width)),
  },
  {
    id: 'macd',
    name: 'MACD',
    place: 'own',
    isPro: false,
    parameters: [count(12, 'schnell'), count(26, 'langsam'), count(9, 'Signal')],
    lines({ close }, [quick = 12, slow = 26, signal = 9]) {
      const lines = macd(close, quick, slow, signal);
      return [
        { name: 'Differenz', shape: 'columns', values: lines.difference },
        { name: 'MACD', values: lines.line },
        { name: 'Signal', values: lines.signal },
      ];
    },
  },
  {
    id: 'rsi',
    name: 'Relative Stärke (RSI)',
    place: 'own',
    isPro: false,
    parameters: [count(14)],
    lines: ({ close }, [n = 14]) => line('RSI', relativeStrength(close, n)),
  },
  {
    id: 'stochastik',
    name: 'Stochastik',
    place: 'own',
    isPro: false,
    parameters: [count(14), { ...count(3, 'Glättung'), least: 1 }, count(3, 'Signal')],
    lines(bars, [n = 14, smooth = 3, signal = 3]) {
      const { k, d } = stochastic(bars, n, smooth, signal);
      return [...line('%K', k), ...line('%D', d)];
    },
  },
  {
    id: 'wma',
    name: 'Gewichteter Durchschnitt (WMA)',
    place: 'prices',
    isPro: true,
    parameters: [count(20)],
    lines: ({ close }, [n = 20]) => line('WMA', weightedAverage(close, n)),
  },
  {
    id: 'keltner',
    name: 'Keltner-Kanal',
    place: 'prices',
    isPro: true,
    parameters: [count(20), times(2)],
    lines: (bars, [n = 20, width = 2]) => channel(keltner(bars, n, width)),
  },
  {
    id: 'donchian',
    name: 'Donchian-Kanal',
    place: 'prices',
    isPro: true,
    parameters: [count(20)],
    lines: (bars, [n = 20]) => channel(donchian(bars, n)),
  },
  {
    id: 'sar',
    name: 'Parabolic SAR',
    place: 'prices',
    isPro: true,
    parameters: [
      { label: 'Schritt (Hundertstel)', usual: 2, least: 1, most: 20 },
      { label: 'Grenze (Hundertstel)', usual: 20, least: 2, most: 100 },
    ],
    lines: (bars, [step = 2, limit = 20]) => [{ name: 'SAR', shape: 'points', values: parabolicStop(bars, step, limit) }],
  },
  {
    id: 'ichimoku',
    name: 'Ichimoku',
    place: 'prices',
    isPro: true,
    parameters: [count(9, 'Wendelinie'), count(26, 'Basislinie'), count(52, 'Wolke')],
    lines(bars, [turn = 9, base = 26, wide = 52]) {
      const { turning, basis, first, second, chikou } = ichimoku(bars, turn, base, wide);
      return [
        ...line('Wendelinie', turning),
        ...line('Basislinie', basis),
        ...line('Wolke A', first),
        ...line('Wolke B', second),
        ...line('Chikou', chikou),
      ];
    },
  },
  {
    id: 'vwap',
    name: 'Umsatzgewichteter Durchschnittskurs (VWAP)',
    place: 'prices',
    isPro: true,
    needsVolume: true,
    parameters: [],
    lines: (bars, _none, begins) => line('VWAP', volumeWeighted(bars, begins)),
  },
  {
    id: 'atr',
    name: 'Durchschnittliche Schwankung (ATR)',
    place: 'own',
    isPro: true,
    parameters: [count(14)],
    lines: (bars, [n = 14]) => line('ATR', averageTrueRange(bars, n)),
  },
  {
    id: 'adx',
    name: 'Trendstärke (ADX, DMI)',
    place: 'own',
    isPro: true,
    parameters: [count(14)],
    lines(bars, [n = 14]) {
      const { plus, minus, adx } = directionalMovement(bars, n);
      return [...line('ADX', adx), ...line('+DI', plus), ...line('−DI', minus)];
    },
  },
  {
    id: 'aroon',
    name: 'Aroon',
    place: 'own',
    isPro: true,
    parameters: [count(25)],
    lines(bars, [n = 25]) {
      const { up, down } = aroon(bars, n);
      return [...line('auf', up), ...line('ab', down)];
    },
  },
  {
    id: 'cci',
    name: 'Commodity-Channel-Index (CCI)',
    place: 'own',
    isPro: true,
    parameters: [count(20)],
    lines: (bars, [n = 20]) => line('CCI', commodityChannel(bars, n)),
  },
  {
    id: 'roc',
    name: 'Veränderungsrate (ROC)',
    place: 'own',
    isPro: true,
    parameters: [count(12)],
    lines: ({ close }, [n = 12]) => line('ROC', rateOfChange(close, n)),
  },
  {
    id: 'momentum',
    name: 'Momentum',
    place: 'own',
    isPro: true,
    parameters: [count(10)],
    lines: ({ close }, [n = 10]) => line('Momentum', momentum(close, n)),
  },
  {
    id: 'williams',
    name: 'Williams %R',
    place: 'own',
    isPro: true,
    parameters: [count(14)],
    lines: (bars, [n = 14]) => line('%R', williams(bars, n)),
  },
  {
    id: 'abweichung',
    name: 'Standardabweichung',
    place: 'own',
    isPro: true,
    parameters: [count(20)],
    lines: ({ close }, [n = 20]) => line('Abweichung', deviation(close, n)),
  },
  {
    id: 'obv',
    name: 'On-Balance-Volume (OBV)',
    place: 'own',
    isPro: true,
    needsVolume: true,
    parameters: [],
    lines: (bars) => line('OBV', onBalance(bars)),
  },
  {
    id: 'mfi',
    name: 'Money-Flow-Index (MFI)',
    place: 'own',
    isPro: true,
    needsVolume: true,
    parameters: [count(14)],
    lines: (bars, [n = 14]) => line('MFI', moneyFlow(bars, n)),
  },
];

import type { Bars } from '../chart/bars.ts';
import { deviation, exponentialAverage, highest, lowest, simpleAverage, type Line } from './averages.ts';
import { averageTrueRange } from './trend.ts';

/** Three lines around prices. */
export interface Channel {
  readonly upper: Line;
  readonly middle: Line;
  readonly lower: Line;
}

/** Bollinger bands: the mean, and `width` standard deviations above and below. Source: Bollinger on Bollinger Bands (2001). */
export function bollinger(values: Line, count: number, width: number): Channel {
  return around(simpleAverage(values, count), deviation(values, count), width);
}

/** Keltner channel: exponential average, and `width` average true ranges above and below. Source: Raschke's form of Keltner (1960). */
export function keltner(bars: Bars, count: number, width: number): Channel {
  return around(exponentialAverage(bars.close, count), averageTrueRange(bars, count), width);
}

/**
 * Donchian channel: highest high and lowest low of the last `count` bars including the present one, and their mean. Source: Donchian
 * (1960).
 */
export function donchian({ high, low }: Bars, count: number): Channel {
  const [upper, lower] = [highest(high, count), lowest(low, count)];
  return { upper, middle: upper.map((value, index) => (value + (lower[index] ?? NaN)) / 2), lower };
}

function around(middle: Line, distance: Line, width: number): Channel {
  const moved = (sign: number): number[] => middle.map((value, index) => value + sign * width * (distance[index] ?? NaN));
  return { upper: moved(1), middle, lower: moved(-1) };
}

import type { Bars } from '../chart/bars.ts';
import { exponentialAverage, highest, lowest, overWindow, simpleAverage, sum, wilderAverage, type Line } from './averages.ts';

/** Typical price: the mean of high, low and close. */
export function typicalPrice({ high, low, close }: Bars): number[] {
  return close.map((value, index) => ((high[index] ?? value) + (low[index] ?? value) + value) / 3);
}

/** Momentum: the change of the price over `count` bars, in its unit. */
export function momentum(values: Line, count: number): number[] {
  return values.map((value, index) => value - (values[index - count] ?? NaN));
}

/** Rate of change: the change of the price over `count` bars, in percent. */
export function rateOfChange(values: Line, count: number): number[] {
  return values.map((value, index) => (value / (values[index - count] ?? NaN) - 1) * 100);
}

/** Relative strength index: the share of rises in all moves, both in Wilder's smoothing; 50 without any move. Source: Wilder 1978. */
export function relativeStrength(values: Line, count: number): number[] {
  const moves = momentum(values, 1);
  const rises = wilderAverage(
    moves.map((move) => (Number.isNaN(move) ? NaN : Math.max(move, 0))),
    count,
  );
  const falls = wilderAverage(
    moves.map((move) => (Number.isNaN(move) ? NaN : Math.max(-move, 0))),
    count,
  );
  return rises.map((rise, index) => {
    const all = rise + (falls[index] ?? NaN);
    return all === 0 ? 50 : (rise / all) * 100;
  });
}

/** MACD: the fast average minus the slow one, its average as signal, and the difference of both. Source: Appel (1979). */
export function macd(values: Line, quick: number, slow: number, signal: number) {
  const slower = exponentialAverage(values, slow);
  const line = exponentialAverage(values, quick).map((value, index) => value - (slower[index] ?? NaN));
  const average = exponentialAverage(line, signal);
  return { line, signal: average, difference: line.map((value, index) => value - (average[index] ?? NaN)) };
}

/** Position of the close between lowest low (0) and highest high (100) of `count` bars; 50 if both are equal. */
function placeInSpan({ high, low, close }: Bars, count: number): number[] {
  const tops = highest(high, count);
  const bottoms = lowest(low, count);
  return close.map((value, index) => {
    const [top, bottom] = [tops[index] ?? NaN, bottoms[index] ?? NaN];
    return top === bottom ? 50 : ((value - bottom) / (top - bottom)) * 100;
  });
}

/**
 * Slow stochastic: %K is the position of the close in the span, averaged over `smooth` bars, %D its average over `signal`. Source: Lane
 * (1984).
 */
export function stochastic(bars: Bars, count: number, smooth: number, signal: number) {
  const k = simpleAverage(placeInSpan(bars, count), smooth);
  return { k, d: simpleAverage(k, signal) };
}

/** Williams %R: the position of the close in the span, measured from the top (0 to −100). Source: Williams (1973). */
export function williams(bars: Bars, count: number): number[] {
  return placeInSpan(bars, count).map((place) => place - 100);
}

/**
 * Commodity channel index: the distance of the typical price from its mean, divided by 0.015 times the mean absolute distance. Source:
 * Lambert, Commodities (October 1980).
 */
export function commodityChannel(bars: Bars, count: number): number[] {
  return overWindow(typicalPrice(bars), count, (window) => {
    const mean = sum(window) / count;
    const distance = sum(window.map((value) => Math.abs(value - mean))) / count;
    return distance === 0 ? 0 : ((window.at(-1) ?? NaN) - mean) / (0.015 * distance);
  });
}

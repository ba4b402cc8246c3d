import type { Bars } from '../chart/bars.ts';
import { exponentialAverage, highest, lowest, overWindow, simpleAverage, sum, wilderAverage, type Line } from './averages.ts';

/** The mean of high, low and close. */
export function typicalPrice({ high, low, close }: Bars): number[] {
  return close.map((value, index) => ((high[index] ?? value) + (low[index] ?? value) + value) / 3);
}

/** Momentum: the change of the price over `count` bars, in its unit. */
export function momentum(values: Line, count: number): number[] {
  return values.map((value, index) => value - (values[index - count] ?? NaN));
}

/** The same in percent of the price then (rate of change). */
export function rateOfChange(values: Line, count: number): number[] {
  return values.map((value, index) => (value / (values[index - count] ?? NaN) - 1) * 100);
}

/** Relative strength index: the share of rises in all moves, each in Wilder's smoothing. Source: Wilder 1978. Without any move 50. */
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

/** MACD: the quick average less the slow one, its average as signal, and the difference of both. Source: Appel (1979). */
export function macd(values: Line, quick: number, slow: number, signal: number) {
  const slower = exponentialAverage(values, slow);
  const line = exponentialAverage(values, quick).map((value, index) => value - (slower[index] ?? NaN));
  const average = exponentialAverage(line, signal);
  return { line, signal: average, difference: line.map((value, index) => value - (average[index] ?? NaN)) };
}

/** Where the close lies between lowest low (0) and highest high (100) of `count` bars; 50 where both are the same. */
function placeInSpan({ high, low, close }: Bars, count: number): number[] {
  const tops = highest(high, count);
  const bottoms = lowest(low, count);
  return close.map((value, index) => {
    const [top, bottom] = [tops[index] ?? NaN, bottoms[index] ?? NaN];
    return top === bottom ? 50 : ((value - bottom) / (top - bottom)) * 100;
  });
}

/** Slow stochastic: %K is the place of the close in the span, averaged over `smooth` bars, %D its average over `signal`. Source: Lane (1984). */
export function stochastic(bars: Bars, count: number, smooth: number, signal: number) {
  const k = simpleAverage(placeInSpan(bars, count), smooth);
  return { k, d: simpleAverage(k, signal) };
}

/** Williams %R: the place of the close in the span, told from the top (0 to −100). Source: Williams (1973). */
export function williams(bars: Bars, count: number): number[] {
  return placeInSpan(bars, count).map((place) => place - 100);
}

/**
 * Commodity channel index: how far the typical price lies from its mean, in 1.5 hundredths of its mean distance from that. Source: Lambert,
 * Commodities (October 1980).
 */
export function commodityChannel(bars: Bars, count: number): number[] {
  return overWindow(typicalPrice(bars), count, (window) => {
    const mean = sum(window) / count;
    const distance = sum(window.map((value) => Math.abs(value - mean))) / count;
    return distance === 0 ? 0 : ((window.at(-1) ?? NaN) - mean) / (0.015 * distance);
  });
}

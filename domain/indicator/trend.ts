import type { Bars } from '../chart/bars.ts';
import { highest, lowest, overWindow, wilderAverage } from './averages.ts';

/**
 * True range: from the lower of low and preceding close to the higher of high and preceding close; for the first bar its span.
 * Source: Wilder, New Concepts in Technical Trading Systems (1978).
 */
export function trueRange({ high, low, close }: Bars): number[] {
  return high.map((top, index) => {
    const bottom = low[index] ?? top;
    const before = close[index - 1];
    return before === undefined ? top - bottom : Math.max(top, before) - Math.min(bottom, before);
  });
}

/** Average true range: the true range in Wilder's smoothing. Source: as above. */
export function averageTrueRange(bars: Bars, count: number): number[] {
  return wilderAverage(trueRange(bars), count);
}

/**
 * Directional movement: +DI, −DI and ADX. The upward movement of a bar is the rise of its high over the preceding one, the downward
 * movement the fall of its low; only the larger of the two counts. Source: Wilder 1978. The first bar has no movement and is left out of
 * the averages.
 */
export function directionalMovement(bars: Bars, count: number): { plus: number[]; minus: number[]; adx: number[] } {
  const { high, low } = bars;
  const moves = high.map((top, index) => {
    const up = top - (high[index - 1] ?? NaN);
    const down = (low[index - 1] ?? NaN) - (low[index] ?? top);
    return { up: index === 0 ? NaN : up > down && up > 0 ? up : 0, down: index === 0 ? NaN : down > up && down > 0 ? down : 0 };
  });
  const range = wilderAverage(
    trueRange(bars).map((value, index) => (index === 0 ? NaN : value)),
    count,
  );
  const share = (values: number[]): number[] => wilderAverage(values, count).map((value, index) => percent(value, range[index]));
  const plus = share(moves.map(({ up }) => up));
  const minus = share(moves.map(({ down }) => down));
  const spread = plus.map((value, index) => percent(Math.abs(value - (minus[index] ?? 0)), value + (minus[index] ?? 0)));
  return { plus, minus, adx: wilderAverage(spread, count) };
}

/** Percentage of a whole; 0 when the whole is 0. */
function percent(part: number, whole: number | undefined): number {
  return whole === 0 ? 0 : (part / (whole ?? NaN)) * 100;
}

/**
 * Aroon: age of the highest high and the lowest low of the last `count` + 1 bars, in percent (100 = in this bar); the newest of equal ones
 * counts. Source: Chande, Stocks & Commodities 13:9 (1995).
 */
export function aroon({ high, low }: Bars, count: number): { up: number[]; down: number[] } {
  const since = (values: readonly number[], best: (...values: number[]) => number): number[] =>
    overWindow(values, count + 1, (window) => (window.lastIndexOf(best(...window)) / count) * 100);
  return { up: since(high, Math.max), down: since(low, Math.min) };
}

/**
 * Parabolic stop and reverse. Begins upward if the second bar closes no lower than the first, at the first bar's extreme on the other side.
 * `step` and `limit` of the acceleration in hundredths. Source: Wilder 1978.
 */
export function parabolicStop({ high, low, close }: Bars, step: number, limit: number): number[] {
  const [faster, fastest] = [step / 100, limit / 100];
  let isUp = (close[1] ?? 0) >= (close[0] ?? 0);
  let stop = (isUp ? low[0] : high[0]) ?? NaN;
  let extreme = (isUp ? high[0] : low[0]) ?? NaN;
  let pace = faster;
  return high.map((top, index) => {
    if (index === 0) return NaN;
    const bottom = low[index] ?? top;
    stop += pace * (extreme - stop);
    // The stop never lies within the two preceding bars.
    const befores = [index - 1, Math.max(index - 2, 0)];
    if (isUp) stop = Math.min(stop, ...befores.map((at) => low[at] ?? stop));
    else stop = Math.max(stop, ...befores.map((at) => high[at] ?? stop));
    if (isUp ? bottom < stop : top > stop) {
      isUp = !isUp;
      [stop, extreme, pace] = [extreme, isUp ? top : bottom, faster];
    } else if (isUp ? top > extreme : bottom < extreme) {
      extreme = isUp ? top : bottom;
      pace = Math.min(pace + faster, fastest);
    }
    return stop;
  });
}

/**
 * Ichimoku Kinkō Hyō: turning line, base line, both edges of the cloud, moved forward by the length of the base line, and the close moved
 * back by it. The part of the cloud beyond the newest bar is left out. Source: Hosoda (1969), as in Patel, Trading with Ichimoku Clouds
 * (2010).
 */
export function ichimoku({ high, low, close }: Bars, turn: number, base: number, wide: number) {
  const middle = (count: number): number[] => {
    const bottoms = lowest(low, count);
    return highest(high, count).map((top, index) => (top + (bottoms[index] ?? NaN)) / 2);
  };
  const [turning, basis, lagging] = [middle(turn), middle(base), middle(wide)];
  const forward = (values: readonly number[]): number[] => values.map((_value, index) => values[index - base] ?? NaN);
  return {
    turning,
    basis,
    first: forward(turning.map((value, index) => (value + (basis[index] ?? NaN)) / 2)),
    second: forward(lagging),
    chikou: close.map((_value, index) => close[index + base] ?? NaN),
  };
}

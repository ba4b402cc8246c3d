import type { Bars } from '../chart/bars.ts';
import { overWindow, sum } from './averages.ts';
import { typicalPrice } from './momentum.ts';

/** On-balance volume: the volume of rising bars is added, that of falling bars subtracted, from 0 on. Source: Granville (1963). */
export function onBalance({ close, volume }: Bars): number[] {
  let total = 0;
  return close.map((value, index) => {
    const before = close[index - 1] ?? value;
    total += Math.sign(value - before) * (volume[index] ?? 0);
    return total;
  });
}

/**
 * Money flow index: the share of turnover at rising typical prices in all turnover of `count` bars with a change; 50 without any turnover.
 * Source: Quong and Soudack, Stocks & Commodities 7:3 (1989).
 */
export function moneyFlow(bars: Bars, count: number): number[] {
  const prices = typicalPrice(bars);
  const flows = prices.map((price, index) => Math.sign(price - (prices[index - 1] ?? NaN)) * price * (bars.volume[index] ?? 0));
  return overWindow(flows, count, (window) => {
    const rising = sum(window.map((flow) => Math.max(flow, 0)));
    const all = sum(window.map(Math.abs));
    return all === 0 ? 50 : (rising / all) * 100;
  });
}

/**
 * Volume-weighted average price, restarted at each bar that begins a trading day.
 * @param begins whether a bar begins a day; the first one always does
 */
export function volumeWeighted(bars: Bars, begins: readonly boolean[]): number[] {
  let money = 0;
  let pieces = 0;
  return typicalPrice(bars).map((price, index) => {
    if (begins[index] === true) money = pieces = 0;
    money += price * (bars.volume[index] ?? 0);
    pieces += bars.volume[index] ?? 0;
    return pieces === 0 ? NaN : money / pieces;
  });
}

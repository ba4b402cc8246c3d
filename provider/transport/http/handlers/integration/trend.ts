export type Trend = 'UP' | 'SIDEWAYS' | 'DOWN';

export interface TrendView {
  readonly trend: Trend;
  /** From 0 to 100. */
  readonly strength: number;
  readonly support?: number;
  readonly resistance?: number;
}

export interface DailyBars {
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
}

/** Minimum size of the return for a trend, in standard errors. */
const THRESHOLD = 0.5;

/**
 * Computes the trend of the last `days` trading days of daily bars, oldest first. Two signs must agree: the price is above (below) its
 * simple moving average, and the return of the window, divided by its standard error σ·√n, is above 0.5 (below −0.5). This is the t value
 * of time series momentum (Moskowitz, Ooi, Pedersen, Time series momentum, JFE 2012). The strength is 100·tanh(|t|/2). Support and
 * resistance are the lowest low and the highest high of the window before the last day, if they are below and above the price.
 */
export function trendOf({ high, low, close }: DailyBars, days: number): TrendView {
  const window = close.slice(-(days + 1));
  const last = window.at(-1);
  const first = window[0];
  if (last === undefined || first === undefined || window.length < 3 || window.some((price) => price <= 0))
    return { trend: 'SIDEWAYS', strength: 0 };
  const returns = window.slice(1).map((price, index) => Math.log(price / (window[index] ?? price)));
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const deviation = Math.sqrt(returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (returns.length - 1));
  const total = Math.log(last / first);
  const t = deviation === 0 ? Math.sign(total) * 10 : total / (deviation * Math.sqrt(returns.length));
  const average = window.reduce((sum, price) => sum + price, 0) / window.length;
  return {
    trend: t > THRESHOLD && last > average ? 'UP' : t < -THRESHOLD && last < average ? 'DOWN' : 'SIDEWAYS',
    strength: Math.round(100 * Math.tanh(Math.abs(t) / 2)),
    ...marks(high.slice(-(days + 1), -1), low.slice(-(days + 1), -1), last),
  };
}

function marks(highs: readonly number[], lows: readonly number[], last: number): { support?: number; resistance?: number } {
  const support = lows.reduce((least, price) => Math.min(least, price), Infinity);
  const resistance = highs.reduce((most, price) => Math.max(most, price), -Infinity);
  return { ...(support < last ? { support } : {}), ...(resistance > last ? { resistance } : {}) };
}

/** Technical figures of a series of daily closes, oldest first. Figures that need more days than the series has are undefined. */

/** Mean of the last `days` closes. */
export function movingAverage(closes: readonly number[], days: number): number | undefined {
  return closes.length < days ? undefined : mean(closes.slice(-days));
}

/** Last close ÷ close `days` trading days earlier. */
export function momentum(closes: readonly number[], days: number): number | undefined {
  const [now, then] = [closes.at(-1), closes.at(-1 - days)];
  return now === undefined || then === undefined ? undefined : now / then;
}

/** Relative strength (R. Levy, 1967): last close ÷ mean of the last `days` closes. */
export function relativeStrengthLevy(closes: readonly number[], days: number): number | undefined {
  const [now, average] = [closes.at(-1), movingAverage(closes, days)];
  return now === undefined || average === undefined ? undefined : now / average;
}

/**
 * Relative strength index (J. W. Wilder, New Concepts in Technical Trading Systems, 1978) with his smoothing:
 * 100 − 100 ÷ (1 + average gain ÷ average loss).
 */
export function relativeStrengthIndex(closes: readonly number[], days: number): number | undefined {
  if (closes.length <= days) return undefined;
  const changes = closes.slice(1).map((close, index) => close - (closes[index] ?? close));
  let gain = mean(changes.slice(0, days).map((change) => Math.max(change, 0)));
  let loss = mean(changes.slice(0, days).map((change) => Math.max(-change, 0)));
  for (const change of changes.slice(days)) {
    gain = (gain * (days - 1) + Math.max(change, 0)) / days;
    loss = (loss * (days - 1) + Math.max(-change, 0)) / days;
  }
  if (loss === 0) return gain === 0 ? 50 : 100;
  return 100 - 100 / (1 + gain / loss);
}

/**
 * Sample standard deviation of the last `days` daily log returns, times the square root of 250, in percent: `vola30` of the performance
 * values.
 */
export function volatility(closes: readonly number[], days: number): number | undefined {
  const returns = logReturns(closes).slice(-days);
  if (returns.length < days) return undefined;
  return Number((100 * Math.sqrt((250 * covariance(returns, returns) * days) / (days - 1))).toFixed(6));
}

/** Beta and correlation of two series of closes of the same days over the last `days` daily returns. */
export function comovement(
  closes: readonly number[],
  benchmark: readonly number[],
  days: number,
): { readonly beta: number; readonly correlation: number } | undefined {
  if (closes.length <= days || benchmark.length !== closes.length) return undefined;
  const own = logReturns(closes).slice(-days);
  const other = logReturns(benchmark).slice(-days);
  const both = covariance(own, other);
  const spread = covariance(other, other);
  const ownSpread = covariance(own, own);
  if (spread === 0 || ownSpread === 0) return undefined;
  return { beta: both / spread, correlation: Math.max(-1, Math.min(1, both / Math.sqrt(spread * ownSpread))) };
}

function logReturns(closes: readonly number[]): number[] {
  return closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, index) => (value - meanA) * ((b[index] ?? meanB) - meanB)));
}

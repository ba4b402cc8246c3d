import { lastNumber } from '../../input/at.ts';
import type { Conditions } from '../black-scholes.ts';
import { cdf } from '../normal.ts';
import { YEAR, yearsBetween, type DerivativeTerms } from '../terms.ts';
import { backwards, expectationAt, gridBelow, pricesOf, type Grid } from './grid.ts';

const MONTH = YEAR / 12;
const LEAST_VOLATILITY = 0.01;

/**
 * Returns the days (epoch milliseconds) on which an express certificate is redeemed early if the underlying is at the call level or above:
 * each year after issue, and last its maturity.
 */
export function observationsOf({ issued, maturity = issued }: DerivativeTerms): number[] {
  const days: number[] = [];
  for (let day = issued + YEAR; day < maturity - MONTH; day += YEAR) days.push(day);
  return [...days, maturity];
}

/** Redemption per unit of the underlying when it reaches the call level on a day: the nominal and all coupons until then. */
export function redemptionOn(terms: DerivativeTerms, day: number): number {
  return terms.reference * (1 + (terms.coupon ?? 0) * yearsBetween(terms.issued, day));
}

/**
 * Value of an express certificate. At maturity it pays the nominal down to the barrier and the value of the underlying below; on the
 * earlier days the nominal and coupons if the call level is reached. Computed backwards from the last year, whose value is exact: each
 * year's expectation is an integral over the prices of `grid.ts`.
 * Source: Hull, ch. 21.4 (backward induction); Deng, Mallett and McCann 2011, Modeling Autocallable Structured Products.
 */
export function expressCertificate(terms: DerivativeTerms, conditions: Conditions, time: number): number {
  const market = { ...conditions, volatility: Math.max(conditions.volatility, LEAST_VOLATILITY) };
  const maturity = terms.maturity ?? time;
  const days = observationsOf(terms).filter((day) => day > time);
  const [first = maturity] = days;
  if (days.length <= 1) return lastStretch(terms, { ...market, years: yearsBetween(time, maturity) });

  const { grid, values } = laterOf(terms, market, days);
  return expectationAt(grid, { ...market, years: yearsBetween(time, first) }, values, redemptionOn(terms, first));
}

/** Value of a certificate on the first of the remaining days, by price. */
interface Later {
  readonly grid: Grid;
  readonly values: Float64Array;
}

let latest: { readonly terms: DerivativeTerms; readonly market: Conditions; readonly days: number; readonly later: Later } | undefined;

/**
 * Value after the first of these days. This is nearly all of the work and the same for every spot. The last result is cached, because
 * highs, lows and trades of a half hour, and the bumps of a delta, follow one another.
 */
function laterOf(terms: DerivativeTerms, market: Conditions, days: readonly number[]): Later {
  const { volatility, rate, dividendYield } = market;
  const isKnown =
    latest?.terms === terms &&
    latest.days === days.length &&
    latest.market.volatility === volatility &&
    latest.market.rate === rate &&
    latest.market.dividendYield === dividendYield;
  if (latest === undefined || !isKnown) latest = { terms, market, days: days.length, later: computeLater(terms, market, days) };
  return latest.later;
}

function computeLater(terms: DerivativeTerms, market: Conditions, days: readonly number[]): Later {
  const maturity = lastNumber(days);
  const grid = gridBelow(terms.callLevel ?? terms.reference, market.volatility * Math.sqrt(days.length));
  const stretch = yearsBetween(days.at(-2) ?? maturity, maturity);
  const lastYear = pricesOf(grid).map((spot) => lastStretch(terms, { ...market, spot, years: stretch }));
  const paid = days.slice(1, -1).map((day) => redemptionOn(terms, day));
  return { grid, values: backwards(grid, { ...market, years: 1 }, lastYear, paid.toReversed()) };
}

/** Value in the last period before maturity: the payment from the call level on, from the barrier on, and the underlying below. */
function lastStretch(terms: DerivativeTerms, { spot, years, rate, dividendYield, volatility }: Conditions): number {
  const { reference, barrier = 0, callLevel = reference, maturity = 0 } = terms;
  const paid = redemptionOn(terms, maturity);
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return spot >= callLevel ? paid : spot >= barrier ? reference : spot;
  const drift = Math.log(spot) + (rate - dividendYield) * years;
  const zBarrier = barrier > 0 ? (Math.log(barrier) - drift) / deviation + deviation / 2 : -Infinity;
  const called = cdf(-(Math.log(callLevel) - drift) / deviation - deviation / 2);
  const lost = cdf(zBarrier);
  const underlying = Math.exp(drift) * cdf(zBarrier - deviation);
  return Math.exp(-rate * years) * (paid * called + reference * Math.max(0, 1 - called - lost) + underlying);
}

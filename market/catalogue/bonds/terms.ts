import { dateOf, dayOf } from '#domain/bond/schedule.ts';
import { cleanPriceAt } from '#domain/bond/yield.ts';
import { chance, pick, roundTo } from '../chance.ts';
import { rateValueOf } from '../interest-rates.ts';
import type { BondDetails, CouponType } from '../types.ts';
import { safeYield } from './curves.ts';

/** Requested terms of one bond. */
export interface IssueTerms {
  readonly seed: string;
  readonly currency: string;
  readonly frequency: 1 | 2 | 4;
  readonly spread: number;
  readonly couponType: CouponType;
  /** Possible years from issue to maturity. */
  readonly tenors: readonly number[];
  /** Step of the coupon. */
  readonly step: number;
}

export type Issue = Pick<
  BondDetails,
  'couponType' | 'coupon' | 'frequency' | 'reference' | 'currency' | 'issued' | 'maturity' | 'priceEmission'
>;

const FIRST_MATURITY = '2024-04-01';
const LAST_ISSUE = dayOf('2026-11-06');
/** Rate that floaters in euros follow (entityValue): the three-month Euribor. */
const FLOATER_REFERENCE = rateValueOf('EURIBOR3M');

/**
 * Creates an issue between 2004 and the reference day that was not due before April 2024. The coupon is the yield of its day of issue,
 * rounded down, so that it was sold at or slightly below par.
 */
export function issueOf(request: IssueTerms): Issue {
  const { seed, currency, spread, couponType } = request;
  for (let attempt = 0; ; attempt += 1) {
    const tenor = pick(`${seed}/tenor/${attempt}`, request.tenors);
    const earliest = dayOf(FIRST_MATURITY) - tenor * 365.25;
    const issueDay = workingDay(Math.floor(recent(`${seed}/issued/${attempt}`, Math.max(earliest, dayOf('2004-01-05')), LAST_ISSUE)));
    const maturityDate = laterBy(issueDay, tenor);
    if (maturityDate <= FIRST_MATURITY) continue;
    const maturity = dayOf(maturityDate);
    const required = safeYield(currency, issueDay, tenor) + spread;
    const coupon = couponOf(request, required);
    const isZero = couponType === 'ZERO' || (couponType === 'FIXED' && coupon === 0);
    const frequency = isZero ? 0 : request.frequency;
    const terms = { coupon: isZero ? 0 : coupon, frequency, maturity } as const;
    return {
      couponType: isZero ? 'ZERO' : couponType,
      coupon,
      frequency,
      ...(couponType === 'FLOATING' ? { reference: FLOATER_REFERENCE } : {}),
      currency,
      issued: dateOf(issueDay),
      maturity: maturityDate,
      priceEmission: couponType === 'FLOATING' ? 100 : roundTo(cleanPriceAt(terms, issueDay, required), 0.01),
    };
  }
}

/** Random number in a range, biased towards `to`: most bonds in the market are young. */
function recent(seed: string, from: number, to: number): number {
  return from + (to - from) * chance(seed) ** 0.4;
}

function couponOf({ couponType, spread, step }: IssueTerms, required: number): number {
  if (couponType === 'ZERO') return 0;
  if (couponType === 'FLOATING') return roundTo(Math.max(0.1, spread), 0.05);
  return Math.max(0, roundTo(Math.floor(required / step) * step, 0.001));
}

function laterBy(issueDay: number, years: number): string {
  const date = new Date(issueDay * 86_400_000);
  const months = Math.round(years * 12);
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const day = Math.min(28, Math.max(1, date.getUTCDate()));
  return `${month.toISOString().slice(0, 8)}${String(day < 11 ? 4 : day < 21 ? 15 : 25).padStart(2, '0')}`;
}

function workingDay(day: number): number {
  const weekday = new Date(day * 86_400_000).getUTCDay();
  return day + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** Random volume of an issue, in whole units of the bond's currency. */
export function issueVolume(seed: string, fromMillions: number, toMillions: number): number {
  const step = toMillions > 2_000 ? 250 : toMillions > 200 ? 50 : 5;
  return Math.max(step, Math.round((fromMillions * (toMillions / fromMillions) ** chance(`${seed}/volume`)) / step) * step) * 1_000_000;
}

import { cents } from '../currency/cents.ts';
import { cashFlows, type BondTerms } from './schedule.ts';
import { yieldOf } from './yield.ts';

/** A payment to come, in the bond's currency to the cent. */
export interface Payment {
  /** Days since 1970. */
  readonly day: number;
  readonly coupon: number;
  readonly redemption: number;
  readonly amount: number;
  /** Today's value of the unrounded payment at the plan's yield; absent where no yield explains the price. */
  readonly present?: number;
}

/** What a buyer pays for a nominal amount, and what he gets for it until maturity. Money to the cent. */
export interface PaymentPlan {
  readonly payments: readonly Payment[];
  /** Days since the last coupon, and the interest for them that the buyer owes the seller. */
  readonly accruedDays: number;
  readonly accrued: number;
  /** The price and the accrued interest. */
  readonly purchase: number;
  readonly totalCoupon: number;
  readonly total: number;
  readonly gain: number;
  /** Percent a year, compounded once a year (ISMA). */
  readonly yieldToMaturity?: number;
}

/**
 * Coupons and redemption of a nominal amount bought at a price in percent. Days and shares of a coupon follow act/act ICMA (ICMA Rule
 * 251.1), present values the ISMA yield: the sum of them is what the buyer pays. Undefined from maturity on.
 */
export function paymentPlan(terms: BondTerms, settlement: number, cleanPrice: number, nominal: number): PaymentPlan | undefined {
  const flows = cashFlows(terms, settlement);
  if (flows.amounts.length === 0) return undefined;
  const rate = yieldOf(terms, settlement, cleanPrice)?.yieldToMaturity;
  const perPercent = nominal / 100;
  const payments = flows.amounts.map((amount, index): Payment => {
    const redemption = index === flows.amounts.length - 1 ? 100 : 0;
    const years = flows.first + index * flows.step;
    return {
      day: flows.days[index] ?? terms.maturity,
      coupon: cents((amount - redemption) * perPercent),
      redemption: redemption * perPercent,
      amount: cents(cents((amount - redemption) * perPercent) + redemption * perPercent),
      ...(rate === undefined ? {} : { present: cents((amount * perPercent) / (1 + rate / 100) ** years) }),
    };
  });
  const accrued = cents(flows.accrued * perPercent);
  const purchase = cents(cents(cleanPrice * perPercent) + accrued);
  const total = sumOf(payments.map(({ amount }) => amount));
  return {
    payments,
    accruedDays: flows.accruedDays,
    accrued,
    purchase,
    totalCoupon: sumOf(payments.map(({ coupon }) => coupon)),
    total,
    gain: cents(total - purchase),
    ...(rate === undefined ? {} : { yieldToMaturity: rate }),
  };
}

/** Added as whole cents. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

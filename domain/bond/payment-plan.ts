import { percent } from '../money/fraction.ts';
import { add, multiply, subtract, sum, type Money } from '../money/money.ts';
import { cashFlows, type BondTerms } from './schedule.ts';
import { yieldOf } from './yield.ts';

/** Future payment, in the bond's currency. */
export interface Payment {
  /** Days since 1970. */
  readonly day: number;
  readonly coupon: Money;
  readonly redemption: Money;
  readonly amount: Money;
  /** Present value of the unrounded payment at the plan's yield; absent if no yield explains the price. */
  readonly present?: Money;
}

/** Purchase price of a nominal amount and the buyer's payments until maturity, in its currency. */
export interface PaymentPlan {
  readonly payments: readonly Payment[];
  /** Days since the last coupon, and the interest for them that the buyer owes the seller. */
  readonly accruedDays: number;
  readonly accrued: Money;
  /** Price plus accrued interest. */
  readonly purchase: Money;
  readonly totalCoupon: Money;
  readonly total: Money;
  readonly gain: Money;
  /** Percent per year, compounded once a year (ISMA). */
  readonly yieldToMaturity?: number;
}

/**
 * Returns the coupons and redemption of a nominal amount bought at a price in percent. Days and shares of a coupon follow act/act ICMA
 * (ICMA Rule 251.1), present values the ISMA yield: their sum is the purchase price. Every amount is rounded half up by itself, and totals
 * are sums of rounded amounts, as a bank books them. Undefined from maturity on.
 */
export function paymentPlan(terms: BondTerms, settlement: number, cleanPrice: number, nominal: Money): PaymentPlan | undefined {
  const flows = cashFlows(terms, settlement);
  if (flows.amounts.length === 0) return undefined;
  const { currency } = nominal;
  const rate = yieldOf(terms, settlement, cleanPrice)?.yieldToMaturity;
  const ofNominal = (pct: number): Money => multiply(nominal, percent(pct), 'half-up');
  const payments = flows.amounts.map((amount, index): Payment => {
    const isLast = index === flows.amounts.length - 1;
    const coupon = ofNominal(isLast ? amount - 100 : amount);
    const redemption = isLast ? nominal : sum([], currency);
    const years = flows.first + index * flows.step;
    return {
      day: flows.days[index] ?? terms.maturity,
      coupon,
      redemption,
      amount: add(coupon, redemption),
      ...(rate === undefined ? {} : { present: ofNominal(amount / (1 + rate / 100) ** years) }),
    };
  });
  const accrued = ofNominal(flows.accrued);
  const purchase = add(ofNominal(cleanPrice), accrued);
  const total = sum(
    payments.map(({ amount }) => amount),
    currency,
  );
  return {
    payments,
    accruedDays: flows.accruedDays,
    accrued,
    purchase,
    totalCoupon: sum(
      payments.map(({ coupon }) => coupon),
      currency,
    ),
    total,
    gain: subtract(total, purchase),
    ...(rate === undefined ? {} : { yieldToMaturity: rate }),
  };
}

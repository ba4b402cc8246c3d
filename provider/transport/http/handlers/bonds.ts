import type { Schema } from '#client/operations.ts';
import { paymentPlan, type Payment } from '#domain/bond/payment-plan.ts';
import { dateOf, type BondTerms } from '#domain/bond/schedule.ts';
import { jsonNumber, moneyOf } from '#domain/money/money.ts';
import { hasYield, settlementDay, termsAt, type BondDetails } from '#market/catalogue/index.ts';
import { known } from '../../../base/known.ts';
import type { Handler } from '../handler.ts';
import { bondParts, couponDays, noonOf } from './bond-answers.ts';
import { snapshot } from './snapshots.ts';

const MOST_COUPONS = 12;
/** Nominal amount of payment plans, regardless of the bond's denomination. */
const NOMINAL = 1_000;

/** Returns all data of a bond; its figures follow from the current price. */
export const getBondSnapshot: Handler<'getBondSnapshot'> = snapshot('BOND', (context, { instrument }, envelope): Schema<'BondSnapshot'> => {
  const { bond } = instrument.details;
  const parts = bondParts(context, instrument, envelope.quote);
  if (bond === undefined) return { type: 'BondsSnapshot', ...envelope, ...parts };
  const terms = termsAt(bond, context.now(), context.market());
  return {
    type: 'BondsSnapshot',
    ...envelope,
    ...parts,
    ...known({
      bondsCouponList: couponsOf(terms, couponDays(terms, context.now())),
      bondsCashFlowList: cashFlowsOf(bond, terms, envelope.quote, settlementDay(context.now())),
    }),
  };
});

function couponsOf({ frequency, coupon }: BondTerms, days: readonly string[]): Schema<'BondsCouponList'> | undefined {
  return frequency === 0 ? undefined : { list: days.slice(0, MOST_COUPONS).map((day) => ({ coupon, datetimeEndCoupon: day })) };
}

/** Returns the purchase at the price of a quote, and the payments until maturity; undefined once the bond has matured. */
function cashFlowsOf(
  { couponType, currency }: BondDetails,
  terms: BondTerms,
  quote: Schema<'Quote'>,
  settlement: number,
): Schema<'BondsCashFlowList'> | undefined {
  const plan = paymentPlan(terms, settlement, quote.last, moneyOf(NOMINAL, currency));
  if (plan === undefined) return undefined;
  const yieldToMaturity = hasYield(terms, settlement) ? plan.yieldToMaturity : undefined;
  return {
    isoCurrency: currency,
    nominal: NOMINAL,
    price: quote.last,
    ...known({ datetimePrice: quote.datetimeLast, yieldToMaturity: yieldToMaturity && Number(yieldToMaturity.toFixed(4)) }),
    datetimeSettlement: noonOf(dateOf(settlement)),
    nameDayCount: 'Act/Act (ICMA)',
    accruedDays: plan.accruedDays,
    accruedAmount: jsonNumber(plan.accrued),
    purchaseAmount: jsonNumber(plan.purchase),
    totalCoupon: jsonNumber(plan.totalCoupon),
    totalAmount: jsonNumber(plan.total),
    gainAmount: jsonNumber(plan.gain),
    estimated: couponType === 'FLOATING',
    list: plan.payments.map((payment) => cashFlowOf(payment, currency)),
  };
}

function cashFlowOf({ day, present, ...amounts }: Payment, isoCurrency: string): Schema<'BondsCashFlow'> {
  const [coupon, redemption] = [jsonNumber(amounts.coupon), jsonNumber(amounts.redemption)];
  return {
    datetimePayment: noonOf(dateOf(day)),
    namePayment: redemption === 0 ? 'Kupon' : coupon === 0 ? 'Rückzahlung' : 'Kupon und Rückzahlung',
    isoCurrency,
    ...known({ coupon: coupon || undefined, redemption: redemption || undefined, presentValue: present && jsonNumber(present) }),
    amount: jsonNumber(amounts.amount),
  };
}

import { cashFlows, type BondTerms } from '#domain/bond/schedule.ts';
import { yieldOf, type BondYield } from '#domain/bond/yield.ts';
import { businessDayAfter } from '#domain/venue/target-days.ts';
import { localDay } from '#domain/time/timezone.ts';
import type { BondDetails, FairPrices } from '../types.ts';
import { termsOf } from './entry.ts';

const DAY_MS = 86_400_000;

/** Business days from a trade to its settlement. */
const SETTLEMENT_DAYS = 2;
let known = { tradeDay: Number.NaN, settlement: 0 };

/**
 * Settlement day of a trade at an instant, as days since 1970: two business days later; at a weekend no trade settles before the next one.
 */
export function settlementDay(instant: number): number {
  const tradeDay = localDay('Europe/Berlin', instant);
  // Caches one day, because thousands of bonds are computed for the same day.
  if (known.tradeDay !== tradeDay) known = { tradeDay, settlement: businessDayAfter(tradeDay, SETTLEMENT_DAYS) };
  return known.settlement;
}

/**
 * Terms as of an instant. A floater's coupon is its reference rate at the start of the running period plus the margin; later coupons are
 * assumed to equal it.
 */
export function termsAt(bond: BondDetails, instant: number, market: FairPrices): BondTerms {
  const terms = termsOf(bond);
  if (bond.couponType !== 'FLOATING' || bond.reference === undefined) return terms;
  const today = settlementDay(instant);
  const next = cashFlows(terms, today).days[0] ?? today;
  const fixing = (next - Math.round(365.25 / (bond.frequency || 1))) * DAY_MS;
  const rate = market.fairAt(bond.reference, Math.min(instant, fixing));
  return { ...terms, coupon: Math.max(0, round(rate + bond.coupon)) };
}

/** Figures of a bond at a price; its yield only while it is meaningful. */
export type BondFigures = Omit<BondYield, 'yieldToMaturity'> & Partial<Pick<BondYield, 'yieldToMaturity'>>;

/**
 * Days before maturity from which on no yield is shown. One price step, a hundredth, changes the yield by 0.12 points with thirty days left
 * and by 0.7 with five, so that the yield would reflect the step, and such bonds would lead every list by yield.
 */
const DAYS_WITHOUT_YIELD = 30;

/**
 * Returns true if a bond's remaining payments are far enough away for a yield.
 * @param settlement days since 1970
 */
export function hasYield({ maturity }: Pick<BondTerms, 'maturity'>, settlement: number): boolean {
  return maturity - settlement > DAYS_WITHOUT_YIELD;
}

/** Yield and sensitivities of a bond at a price in percent and an instant, to four decimals; undefined after maturity. */
export function bondYieldAt(bond: BondDetails, price: number, instant: number, market: FairPrices): BondFigures | undefined {
  const [terms, settlement] = [termsAt(bond, instant, market), settlementDay(instant)];
  const figures = yieldOf(terms, settlement, price);
  return (
    figures && {
      ...(hasYield(terms, settlement) && { yieldToMaturity: round(figures.yieldToMaturity) }),
      accruedInterest: round(figures.accruedInterest),
      macaulayDuration: round(figures.macaulayDuration),
      modifiedDuration: round(figures.modifiedDuration),
      convexity: round(figures.convexity),
      interestElasticity: round(figures.interestElasticity),
    }
  );
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

import { numberAt } from '../input/at.ts';
/** Terms of a bond for its formulas. Days are numbers of days since 1970; amounts are in percent of the nominal amount. */
export interface BondTerms {
  /** Percent a year; 0 for zero bonds. */
  readonly coupon: number;
  /** Coupons per year; 0 for zero bonds, whose yield counts whole years. */
  readonly frequency: 0 | 1 | 2 | 4;
  /** Day of maturity. */
  readonly maturity: number;
  /** Day from which interest accrues; defaults to one coupon period before the first payment. */
  readonly issued?: number;
}

/** Cash flows after a settlement day. */
export interface CashFlows {
  /** Amounts in percent of the nominal, the last with the redemption of 100. */
  readonly amounts: readonly number[];
  /** Years until the first payment, counted in coupon periods (act/act ICMA), and from each payment to the next. */
  readonly first: number;
  readonly step: number;
  /** Interest that the buyer owes the seller. */
  readonly accrued: number;
  /** Days for which interest has accrued. */
  readonly accruedDays: number;
  /** Days of the coming coupons. */
  readonly days: readonly number[];
}

const DAY_MS = 86_400_000;

/** Converts `2027-04-15` to days since 1970. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Converts days since 1970 to `2027-04-15`. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same day the given number of months earlier, or the last day of a shorter month. */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date.getUTCDate(), last)) / DAY_MS;
}

/** Cache of the coupon days of each bond, counted back from maturity: every price needs them. */
const known = new WeakMap<BondTerms, number[]>();

/** Returns the coupon day `count` coupons before maturity. */
function couponDay(terms: BondTerms, count: number): number {
  let days = known.get(terms);
  if (days === undefined) known.set(terms, (days = []));
  for (let next = days.length; next <= count; next += 1) days.push(monthsBefore(terms.maturity, (next * 12) / (terms.frequency || 1)));
  return days[count] ?? terms.maturity;
}

/** Returns the number of payment days, counted in coupon periods, after a day. */
function periodsAfter(terms: BondTerms, after: number): number {
  let count = Math.max(0, Math.floor(((terms.maturity - after) / 366) * (terms.frequency || 1)) - 1);
  while (couponDay(terms, count) > after) count += 1;
  return count;
}

/** Returns the coupon days after a day, the next one first; for a zero bond only its maturity. Empty from maturity on. */
export function couponDays(terms: BondTerms, after: number): number[] {
  const count = periodsAfter(terms, after);
  const days = Array.from({ length: count }, (_, index) => couponDay(terms, count - 1 - index));
  return terms.frequency === 0 ? days.slice(-1) : days;
}

/**
 * Returns the payments after a settlement day, with accrued interest by act/act ICMA: coupon per period times accrued days over days of the
 * period (ICMA Rule 251.1; "EMU and market conventions: recent developments", ISDA 1998).
 */
export function cashFlows(terms: BondTerms, settlement: number): CashFlows {
  const perYear = terms.frequency || 1;
  const count = periodsAfter(terms, settlement);
  if (count === 0) return { amounts: [], first: 0, step: 1 / perYear, accrued: 0, accruedDays: 0, days: [] };
  const [from, to] = [couponDay(terms, count), couponDay(terms, count - 1)];
  const stub = (to - settlement) / (to - from);
  if (terms.frequency === 0)
    return { amounts: [100], first: stub + count - 1, step: 1, accrued: 0, accruedDays: 0, days: [terms.maturity] };
  const amount = terms.coupon / perYear;
  const begin = Math.max(from, terms.issued ?? from);
  const amounts = Array.from({ length: count }, (_, index) => amount + (index === count - 1 ? 100 : 0));
  if (begin > from) amounts[0] = numberAt(amounts, 0) - (amount * (begin - from)) / (to - from);
  const accruedDays = Math.max(0, settlement - begin);
  return {
    amounts,
    first: stub / perYear,
    step: 1 / perYear,
    accrued: (amount * accruedDays) / (to - from),
    accruedDays,
    days: couponDays(terms, settlement),
  };
}

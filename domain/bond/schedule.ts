/** A bond as its formulas need it. Days are numbers of days since 1970; percent of the nominal amount. */
export interface BondTerms {
  /** Percent a year; 0 for zero bonds. */
  readonly coupon: number;
  /** Coupons per year; 0 for zero bonds, whose yield counts whole years. */
  readonly frequency: 0 | 1 | 2 | 4;
  /** Day of maturity. */
  readonly maturity: number;
  /** Day from which on interest runs; absent means: a coupon period before the first payment. */
  readonly issued?: number;
}

/** What is still to come on a settlement day. */
export interface CashFlows {
  /** Amounts in percent of the nominal, the last with the redemption of 100. */
  readonly amounts: readonly number[];
  /** Years until each payment, counted in coupon periods (act/act ICMA). */
  readonly years: readonly number[];
  /** Interest that the buyer owes the seller. */
  readonly accrued: number;
  /** Days of the coming coupons. */
  readonly days: readonly number[];
}

const DAY_MS = 86_400_000;

/** `2027-04-15` → days since 1970. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Days since 1970 → `2027-04-15`. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months earlier; the last of the month when that month is shorter. */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date.getUTCDate(), last)) / DAY_MS;
}

/** Days of the coupons after a day, the next one first; of a zero bond only its maturity. Empty from maturity on. */
export function couponDays({ frequency, maturity }: BondTerms, after: number): number[] {
  if (maturity <= after) return [];
  const months = 12 / (frequency || 1);
  const days: number[] = [];
  for (let count = 0; ; count += 1) {
    const day = monthsBefore(maturity, count * months);
    if (day <= after) return days.toReversed();
    days.push(day);
    if (frequency === 0) return days;
  }
}

/**
 * Payments after a settlement day, with accrued interest by act/act ICMA: coupon per period times days run over days of the
 * period (ICMA Rule 251.1; "EMU and market conventions: recent developments", ISDA 1998).
 */
export function cashFlows(terms: BondTerms, settlement: number): CashFlows {
  const days = couponDays(terms, settlement);
  const next = days[0];
  if (next === undefined) return { amounts: [], years: [], accrued: 0, days };
  const perYear = terms.frequency || 1;
  const amount = terms.frequency === 0 ? 0 : terms.coupon / perYear;
  const back = terms.frequency === 0 ? wholeYearsBack(next, settlement) : 1;
  const first = monthsBefore(next, (12 / perYear) * back);
  const nextInPeriod = monthsBefore(next, (12 / perYear) * (back - 1));
  const begin = Math.max(first, terms.issued ?? first);
  const period = nextInPeriod - first;
  const stub = (nextInPeriod - settlement) / period;
  return {
    amounts: days.map((_, index) => {
      const isShort = index === 0 && begin > first;
      return (isShort ? (amount * (next - begin)) / period : amount) + (index === days.length - 1 ? 100 : 0);
    }),
    years: days.map((_, index) => (stub + index + back - 1) / perYear),
    accrued: (amount * Math.max(0, settlement - begin)) / period,
    days,
  };
}

/** How many whole years before the redemption of a zero bond the year of the settlement begins. */
function wholeYearsBack(redemption: number, settlement: number): number {
  let years = 1;
  while (monthsBefore(redemption, 12 * years) > settlement) years += 1;
  return years;
}

import type { Schema } from '#client/operations.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';

type Event = Schema<'CalendarEvent'>;

/**
 * Earnings per share that a report says, beside what was expected of it: `1,52 €, erwartet 1,48 €`; until its day only `1,48 € erwartet`.
 * Undefined for what is no report.
 */
export function perShareText({ stocksCompanyEvent }: Event): string | undefined {
  const figures = stocksCompanyEvent?.companyEvent.reportFigures;
  if (figures === undefined) return undefined;
  const { isoCurrency, eps, epsExpected } = figures;
  // Both with as many decimals, so that they can be compared.
  const decimals = Math.max(priceDecimals(epsExpected), priceDecimals(eps ?? epsExpected));
  const expected = formatPrice(epsExpected, isoCurrency, decimals);
  if (eps === undefined) return `${expected} erwartet`;
  const actual = formatPrice(eps, isoCurrency, decimals);
  return actual === expected ? `${actual}, wie erwartet` : `${actual}, erwartet ${expected}`;
}

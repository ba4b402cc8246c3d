import type { Schema } from '#client/operations.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';

type Event = Schema<'CalendarEvent'>;

/**
 * Earnings per share of a report beside the expected ones: `1,52 €, erwartet 1,48 €`; before the report only `1,48 € erwartet`. Undefined
 * for other events.
 */
export function perShareText({ stocksCompanyEvent }: Event): string | undefined {
  const figures = stocksCompanyEvent?.companyEvent.reportFigures;
  if (figures === undefined) return undefined;
  const { isoCurrency, eps, epsExpected } = figures;
  // Formats both with the same number of decimals, so that readers can compare them.
  const decimals = Math.max(priceDecimals(epsExpected), priceDecimals(eps ?? epsExpected));
  const expected = formatPrice(epsExpected, isoCurrency, decimals);
  if (eps === undefined) return `${expected} erwartet`;
  const actual = formatPrice(eps, isoCurrency, decimals);
  return actual === expected ? `${actual}, wie erwartet` : `${actual}, erwartet ${expected}`;
}

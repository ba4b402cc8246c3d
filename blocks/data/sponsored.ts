import type { Schema } from '#client/operations.ts';
import { withIntegrationContext } from '#domain/customer/integration-context.ts';
import { contractPart, isData, valueAtPath } from '../kit/answers/reading.ts';

/** Sponsor of an answer, if it names one; the contract's `Sponsoring`. */
export function sponsoringOf(answer: unknown): Schema<'Sponsoring'> | undefined {
  return contractPart<Schema<'Sponsoring'> | undefined>(valueAtPath(answer, 'sponsoring'), isData, undefined);
}

/**
 * Adds the context of the advertisement to the links of instruments, so that the linked page knows the advertiser.
 * @param type kind of the rows, in words
 * @param origin path of the page that shows them
 */
export function sponsoredRows(
  rows: readonly unknown[],
  customer: Schema<'Customer'> | undefined,
  { type, origin }: { readonly type: string; readonly origin: string },
): readonly unknown[] {
  if (customer === undefined) return rows;
  return rows.map((row) => {
    const instrument = valueAtPath(row, 'instrument');
    const path = valueAtPath(row, 'instrument.urls.WEBSITE');
    if (!isData(row) || !isData(instrument) || typeof path !== 'string') return row;
    return { ...row, instrument: { ...instrument, urls: { WEBSITE: withIntegrationContext(path, { customer, type, origin }) } } };
  });
}

import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { kindAndCode } from '#domain/instrument/kind-and-code.ts';
import { QuoteTable } from '../kit/quote-table.tsx';
import { quoteRows } from '../kit/quote-rows.ts';

interface HitTableProps {
  readonly caption: string;
  readonly hits: readonly Schema<'Instrument'>[];
  readonly quotes: readonly Schema<'Quote'>[] | undefined;
  /** Instant of rendering. */
  readonly now: string;
  readonly empty: string;
}

/** Hits with kind and code under the name, and their live prices. */
export function HitTable({ caption, hits, quotes = [], now, empty }: HitTableProps) {
  return (
    <QuoteTable
      caption={caption}
      rows={quoteRows(hits, hits, quotes)}
      now={now}
      note={({ instrument }) => noteOf(instrument)}
      empty={empty}
    />
  );
}

/** Kind and code of an instrument, with the day of repayment if it was repaid. */
function noteOf(instrument: Schema<'Instrument'>): string {
  const { datetimeRedemption } = instrument;
  const note = kindAndCode(instrument);
  return datetimeRedemption === undefined ? note : `${note} · zurückgezahlt am ${formatDate(datetimeRedemption)}`;
}

/** Keys of the hits in order, for the script that reports the chosen one (`blocks/search/search-form/page.ts`). */
export function hitKeys(hits: readonly Schema<'Instrument'>[]): string {
  return hits.map(({ entityType, entityValue }) => `${entityType}:${entityValue}`).join(' ');
}

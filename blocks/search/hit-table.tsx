import type { Schema } from '#client/operations.ts';
import { QuoteTable } from '../kit/quote-table.tsx';
import { quoteRows, type QuoteRow } from '../kit/quote-rows.ts';

interface HitTableProps {
  readonly caption: string;
  readonly hits: readonly Schema<'Instrument'>[];
  readonly quotes: readonly Schema<'Quote'>[] | undefined;
  /** The instant of rendering. */
  readonly now: string;
  readonly empty: string;
}

/** Hits with WKN or kind under the name, and their live prices. */
export function HitTable({ caption, hits, quotes = [], now, empty }: HitTableProps) {
  return <QuoteTable caption={caption} rows={quoteRows(hits, hits, quotes)} now={now} note={codesOf} empty={empty} />;
}

function codesOf({ instrument: { displayType, wkn, isin } }: QuoteRow): string {
  const code = wkn === undefined ? isin : `WKN ${wkn}`;
  return [displayType, code].filter((part) => part !== undefined).join(' · ');
}

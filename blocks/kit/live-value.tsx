import type { ReactNode } from 'react';

/** Fields of a quote that update live. */
export const LIVE_FIELDS = [
  'last',
  'bid',
  'ask',
  'open',
  'high',
  'low',
  'performance',
  'performancePct',
  'totalVolume',
  'datetimeLast',
  'datetimeBid',
  'datetimeAsk',
] as const;
type LiveField = (typeof LIVE_FIELDS)[number];

export interface LiveValueProps {
  /** Notation of the live prices; without one the value never updates. */
  readonly notation: number | undefined;
  /** Field of the quote, such as `last`. */
  readonly field: LiveField;
  /** Number of decimals of updates; by default that of the text. */
  readonly decimals?: number;
  /** Format of a time: `moment` is with its date (`31.07.2026, 17:38:08`); without it, today's times show the time and others the date. */
  readonly format?: 'moment';
  /** Value as the server renders it. Text after its last digit (unit, sign) is preserved; a time may be inside of a `<time>`. */
  readonly children: ReactNode;
}

/** Value that the page's live updater can replace. It is plain HTML and needs no framework in the browser. */
export function LiveValue({ notation, field, decimals, format, children }: LiveValueProps) {
  return (
    <span data-notation={notation} data-field={field} data-decimals={decimals} data-format={format}>
      {children}
    </span>
  );
}

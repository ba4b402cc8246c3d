import type { ReactNode } from 'react';

/** Fields of a quote that move. */
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
  /** Notation whose prices belong here; without one the value never moves. */
  readonly notation: number | undefined;
  /** Field of the quote, e.g. `last`. */
  readonly field: LiveField;
  /** Decimals the updater shows; without them as many as the text has. */
  readonly decimals?: number;
  /** `moment`: a time with its date, `31.07.2026, 17:38:08`; else the time of the day itself and the date of other days. */
  readonly format?: 'moment';
  /** The figure as the server writes it. What follows its last digit (unit, sign) stays; a time may stand in a `<time>`. */
  readonly children: ReactNode;
}

/** A value that the page's live updater may write into. Plain HTML: it needs no framework in the browser. */
export function LiveValue({ notation, field, decimals, format, children }: LiveValueProps) {
  return (
    <span data-notation={notation} data-field={field} data-decimals={decimals} data-format={format}>
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';

export interface LiveValueProps {
  /** Notation whose prices belong here; without one the value never moves. */
  readonly notation: number | undefined;
  /** Field of the quote, e.g. `last`. */
  readonly field: 'last' | 'bid' | 'ask' | 'open' | 'high' | 'low' | 'totalVolume' | 'datetimeLast';
  /** Decimals the updater shows. */
  readonly decimals?: number;
  readonly children: ReactNode;
}

/** A value that the page's live updater may write into. Plain HTML: it needs no framework in the browser. */
export function LiveValue({ notation, field, decimals, children }: LiveValueProps) {
  return (
    <span data-notation={notation} data-field={field} data-decimals={decimals}>
      {children}
    </span>
  );
}

export interface LiveSummaryProps {
  readonly notation: number;
  /** Name of the instrument. */
  readonly name: string;
  /** As spoken, e.g. `Punkte`, where the figure stands without one. */
  readonly unit?: string;
}

/**
 * Says price, change, time and quality when asked, for those who listen: cells that change every few seconds announce
 * nothing by themselves. `summary.ts` answers; without scripts the style sheet hides the button.
 */
export function LiveSummary({ notation, name, unit }: LiveSummaryProps) {
  return (
    <span className="live-summary">
      <button type="button" className="live-summary__button" data-say={notation} data-name={name} data-unit={unit}>
        Kurs vorlesen
      </button>
      <span role="status" className="visually-hidden" />
    </span>
  );
}

export interface LiveSummaryProps {
  readonly notation: number;
  /** Name of the instrument. */
  readonly name: string;
  /** As spoken, e.g. `Punkte`, where the figure stands without one. */
  readonly unit?: string;
}

/**
 * Says price, change, time and quality when asked, for those who listen: cells that change every few seconds announce
 * nothing by themselves. `summary.ts` shows the button and answers; without scripts there is none.
 */
export function LiveSummary({ notation, name, unit }: LiveSummaryProps) {
  return (
    <span className="live-summary">
      <button type="button" className="live-summary__button" data-live-summary={notation} data-name={name} data-unit={unit} hidden>
        Kurs vorlesen
      </button>
      <span role="status" className="visually-hidden" />
    </span>
  );
}

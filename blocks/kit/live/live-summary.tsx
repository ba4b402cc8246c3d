export interface LiveSummaryProps {
  readonly notation: number;
  /** Name of the instrument. */
  readonly name: string;
  /** Unit as spoken, such as `Punkte`, if the price is shown without one. */
  readonly unit?: string;
}

/**
 * Button for screen readers that announces price, change, time and quality on request, since cells that change every few seconds announce
 * nothing themselves. `summary.ts` handles it; without scripts the style sheet hides it.
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

import { CLOSE, qualityDescription, qualityLabel, qualityOf, shownQuality } from '#domain/instrument/quality.ts';

export interface QualityBadgeProps {
  readonly code: string | undefined;
  /** Notation for live updates; the badge then follows the quality of the delivered prices. */
  readonly notation?: number | undefined;
  /** Time of the last price of a day (`closeOf`); with a newer price the badge shows its quality again. */
  readonly closed?: string | undefined;
  /** Whether it is an explanation of the word, without a price. */
  readonly isWord?: boolean;
}

/** Badge for the quality of a price: realtime, delayed or close of a day. Unknown codes count as delayed. */
export function QualityBadge({ code, notation, closed, isWord = false }: QualityBadgeProps) {
  const isClose = closed !== undefined && qualityOf(code) !== 'EOD';
  const shown = isClose ? CLOSE.code : shownQuality(code);
  return (
    <span
      className={isWord ? 'quality-badge quality-badge--word' : 'quality-badge'}
      data-quality={shown}
      title={qualityDescription(shown)}
      data-notation={notation}
      data-field={notation === undefined ? undefined : 'quality'}
      data-closed={isClose && notation !== undefined ? closed : undefined}
    >
      {qualityLabel(shown)}
    </span>
  );
}

/** Time of a quote's price if it is the last one of its day. */
export function closeOf({ isClose, datetimeLast }: { readonly isClose?: boolean; readonly datetimeLast: string }): string | undefined {
  return isClose === true ? datetimeLast : undefined;
}

import { qualityDescription, qualityLabel, qualityOf } from '#domain/instrument/quality.ts';

export interface QualityBadgeProps {
  readonly code: string | undefined;
  /** For the live updater: the badge then follows the quality of the delivered prices. */
  readonly notation?: number | undefined;
}

/** Says how fresh a price is: realtime, delayed or the close of a day. Unknown codes count as delayed. */
export function QualityBadge({ code, notation }: QualityBadgeProps) {
  return (
    <span
      className="quality-badge"
      data-quality={qualityOf(code)}
      title={qualityDescription(code)}
      data-notation={notation}
      data-field={notation === undefined ? undefined : 'quality'}
    >
      {qualityLabel(code)}
    </span>
  );
}

import { qualityDescription, qualityLabel, qualityOf } from '#domain/instrument/quality.ts';

/** Says how fresh a price is: realtime, delayed or the close of a day. Unknown codes count as delayed. */
export function QualityBadge({ code }: { readonly code: string | undefined }) {
  return (
    <span className="quality-badge" data-quality={qualityOf(code)} title={qualityDescription(code)}>
      {qualityLabel(code)}
    </span>
  );
}

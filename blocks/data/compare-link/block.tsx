import { comparisonPath, selectionPath } from '#domain/comparison/selection.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { CompareLinkProps } from '../../generated/props.ts';

/** The way into a comparison that has the page's instrument already; nothing where its kind has none, or without an ISIN. */
export function CompareLink({
  props: { comparison, label },
  subject: { instrument },
}: BlockView<CompareLinkProps, NoQueries, InstrumentSubject>) {
  const path = comparisonPath(comparison, instrument.entitySubType);
  if (path === undefined || instrument.isin === undefined) return null;
  return (
    <p className="compare-link">
      <a href={selectionPath(path, [instrument.isin])}>{label}</a>
    </p>
  );
}

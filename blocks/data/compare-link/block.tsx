import { comparisonPath, selectionPath } from '#domain/comparison/selection.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { CompareLinkProps } from '../../generated/props.ts';

/** Link to a comparison that contains the page's instrument; renders nothing if its kind has no comparison or it has no ISIN. */
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

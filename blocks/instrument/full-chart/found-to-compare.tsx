import type { Schema } from '#client/operations.ts';
import { MOST_OTHERS, writeView } from '#domain/chart/view.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { ChartProps } from './chart-props.ts';

interface FoundToCompareProps {
  readonly searched: string;
  /** Hits of the search; undefined if it failed. */
  readonly hits: readonly Schema<'Instrument'>[] | undefined;
  readonly chart: ChartProps;
}

/** Search results for a comparison without scripts: each hit is a link that adds it to the view. */
export function FoundToCompare({ searched, hits, chart: { view, kinds, href, entityType, entityValue } }: FoundToCompareProps) {
  if (hits === undefined) return <p className="full-chart__found">Die Suche antwortet gerade nicht.</p>;
  if (view.others.length >= MOST_OTHERS)
    return <p className="full-chart__found">Mehr als {MOST_OTHERS} Werte zugleich lassen sich nicht unterscheiden.</p>;
  const known = new Set([`${entityType}:${entityValue}`, ...view.others]);
  const fresh = hits.map((hit) => ({ hit, key: `${hit.entityType}:${hit.entityValue}` })).filter(({ key }) => !known.has(key));
  if (fresh.length === 0) return <p className="full-chart__found">Zu „{searched}“ gibt es nichts, das sich vergleichen lässt.</p>;
  return (
    <nav className="full-chart__found" aria-label="Vergleichen mit">
      Vergleichen mit:{' '}
      {fresh.map(({ hit, key }) => (
        <a key={key} href={`${href}${writeView({ ...view, others: [...view.others, key] }, kinds)}`}>
          {displayName(hit)}
        </a>
      ))}
    </nav>
  );
}

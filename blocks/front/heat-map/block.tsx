import { safeHref } from '#documents/rules/safe-href.ts';
import { latestStand } from '#domain/format/latest.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { HeatFields } from '../../kit/heat-fields.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { HeatMapProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

/** Members of an index as fields, on wide pages as a map with areas by company size. Color and text both show their change. */
export function HeatMap({ props: { headline, period = 'day', link }, data }: BlockView<HeatMapProps, ReturnType<typeof needs>>) {
  const { list } = data.members;
  const fields = list.map(({ instrument, stocksFigure, quote, changes }) => ({
    instrument,
    size: stocksFigure?.marketCapInstrument,
    change: period === 'week' ? changes?.performancePct1W : quote?.performancePct,
  }));
  const stand = latestStand(list.map(({ quote }) => quote?.datetimeLast));
  const base = period === 'week' ? 'seit einer Woche' : 'zum Schlusskurs des Vortags';
  return (
    <section className="heat-map">
      <BlockHead title={headline} aside={link === undefined ? undefined : <a href={safeHref(link)}>Als Liste</a>} />
      {list.length === 0 ? (
        <EmptyState>Zu diesem Index liegen gerade keine Kurse vor.</EmptyState>
      ) : (
        <HeatFields fields={fields} shape="page" period={period} />
      )}
      <p className="heat-map__legend">
        <span className="heat-map__of-rows">Die größten Unternehmen zuerst.</span>
        <span className="heat-map__of-map">Je größer das Feld, desto größer das Unternehmen.</span> Veränderung {base}.{' '}
        {stand !== undefined && `${stand}. `}
        <SourceNotes sources={list.map(({ quote }) => quote?.priceSource)} />
      </p>
    </section>
  );
}

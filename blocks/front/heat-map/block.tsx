import type { CSSProperties } from 'react';
import { safeHref } from '#config/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { latestStand } from '#domain/format/latest.ts';
import { tinyName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { withSoftHyphens } from '../../kit/text/soft-hyphen.ts';
import { tilesOf, type Tile } from '../../kit/tiles.ts';
import type { HeatMapProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type Member = Schema<'StockFinderEntry'>;
/** Bounds of the steps of colour in percent; a week moves further than a day. */
const STEPS = { day: [0.1, 1, 2], week: [0.2, 2.5, 5] } as const;
/** Sizes of letters on the map, by the share that a company has of the largest one. */
const SIZES = [0.05, 0.12, 0.25, 0.5] as const;

/** The members of an index as fields, on a wide page as a map with large ones for large companies, coloured by their change, which each states too. */
export function HeatMap({ props: { headline, period = 'day', link }, data }: BlockView<HeatMapProps, ReturnType<typeof needs>>) {
  const { list } = data.members;
  const largest = capitalOf(list[0]);
  const tiles = tilesOf(weightsOf(list), RATIO);
  const stand = latestStand(list.map(({ quote }) => quote?.datetimeLast));
  const base = period === 'week' ? 'seit einer Woche' : 'zum Schlusskurs des Vortags';
  return (
    <section className="heat-map">
      <BlockHead title={headline} aside={link === undefined ? undefined : <a href={safeHref(link)}>Als Liste</a>} />
      {list.length === 0 ? (
        <EmptyState>Zu diesem Index liegen gerade keine Kurse vor.</EmptyState>
      ) : (
        <ul className="heat-map__fields">
          {list.map((member, index) => {
            const { instrument } = member;
            const name = tinyName(instrument);
            const change = period === 'week' ? member.changes?.performancePct1W : member.quote?.performancePct;
            return (
              <li
                key={instrument.entityValue}
                data-size={sizeOf(capitalOf(member) / largest)}
                data-step={stepOf(change, STEPS[period])}
                style={placeOf(tiles[index])}
              >
                <a
                  className="heat-map__field"
                  href={safeHref(instrument.urls.WEBSITE)}
                  title={name === instrument.name ? undefined : instrument.name}
                >
                  <span className="heat-map__name">{withSoftHyphens(name)}</span>
                  {/* The colour of the field could not follow a figure that moves. */}
                  <PriceChange value={change} />
                </a>
              </li>
            );
          })}
        </ul>
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

function capitalOf(member: Member | undefined): number {
  return member?.stocksFigure?.marketCapInstrument ?? 0;
}

/** Width of the map by its height, as in the style sheet. */
const RATIO = 2.4;
/** What knows no size is as small as a hundredth of the largest. */
const LEAST = 0.01;

/** The roots of the sizes: by the sizes themselves, the smallest members of an index could not hold their names. */
function weightsOf(list: readonly Member[]): readonly number[] {
  const least = capitalOf(list[0]) * LEAST || 1;
  return list.map((member) => Math.sqrt(Math.max(capitalOf(member), least)));
}

/** Where the field lies on a wide page. */
function placeOf(tile: Tile | undefined): CSSProperties | undefined {
  return tile && ({ '--x': tile.x, '--y': tile.y, '--w': tile.width, '--h': tile.height } as CSSProperties);
}

/** 0 for the smallest to 4 for the largest. */
function sizeOf(share: number): number {
  return SIZES.filter((bound) => share >= bound).length;
}

/** -3 to 3; 0 for what has hardly moved, or of which nothing is known. */
function stepOf(change: number | undefined, bounds: readonly number[]): number {
  if (change === undefined) return 0;
  const steps = bounds.filter((bound) => Math.abs(change) >= bound).length;
  return change < 0 ? -steps : steps;
}

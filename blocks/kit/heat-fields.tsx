import type { CSSProperties } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { tinyName } from '#domain/instrument/name.ts';
import { PriceChange } from './price-change.tsx';
import { withSoftHyphens } from './text/soft-hyphen.ts';
import { tilesOf, type Tile } from './tiles.ts';

/** One company on the map. */
export interface HeatField {
  readonly instrument: Schema<'Instrument'>;
  /** In any unit; undefined is as small as can be. */
  readonly size: number | undefined;
  /** Percent. */
  readonly change: number | undefined;
}

/**
 * Over a whole page, and in the main column of one: `ratio` is the width of the map by its height; areas grow
 * with the `power` of the size, and the less room there is the less they differ.
 */
const SHAPES = { page: { ratio: 2.4, power: 0.5 }, column: { ratio: 1.6, power: 0.35 } } as const;
/** Bounds of the steps of colour in percent; a week moves further than a day. */
const STEPS = { day: [0.1, 1, 2], week: [0.2, 2.5, 5] } as const;
/** Sizes of letters on the map, by the share that a company has of the largest one. */
const SIZES = [0.05, 0.12, 0.25, 0.5] as const;
/** Size of a field without a known one: a hundredth of the largest. */
const LEAST = 0.01;

interface HeatFieldsProps {
  /** Largest first. */
  readonly fields: readonly HeatField[];
  readonly shape: keyof typeof SHAPES;
  readonly period?: keyof typeof STEPS;
}

/** Companies as fields with name and change, where there is room as a map with large ones for large companies, coloured by their change. */
export function HeatFields({ fields, shape, period = 'day' }: HeatFieldsProps) {
  const largest = fields[0]?.size ?? 0;
  const { ratio, power } = SHAPES[shape];
  const tiles = tilesOf(weightsOf(fields, power), ratio);
  return (
    <div className="heat-fields-frame" data-shape={shape} style={{ '--ratio': ratio }}>
      <ul className="heat-fields">
        {fields.map(({ instrument, size = 0, change }, index) => {
          const name = tinyName(instrument);
          return (
            <li
              key={instrument.entityValue}
              data-size={sizeOf(size / largest)}
              data-step={stepOf(change, STEPS[period])}
              style={placeOf(tiles[index])}
            >
              <a
                className="heat-fields__field"
                href={safeHref(instrument.urls.WEBSITE)}
                title={name === instrument.name ? undefined : instrument.name}
              >
                <span className="heat-fields__name">{withSoftHyphens(name)}</span>
                {/* The colour of the field could not follow a figure that moves. */}
                <PriceChange value={change} />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** By the sizes themselves, the smallest members of an index could not hold their names. */
function weightsOf(fields: readonly HeatField[], power: number): readonly number[] {
  const least = (fields[0]?.size ?? 0) * LEAST || 1;
  return fields.map(({ size = 0 }) => Math.max(size, least) ** power);
}

/** Where the field lies on a wide page. */
function placeOf(tile: Tile | undefined): CSSProperties | undefined {
  return tile && { '--x': tile.x, '--y': tile.y, '--w': tile.width, '--h': tile.height };
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

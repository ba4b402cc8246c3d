import type { CSSProperties } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { tinyName } from '#domain/instrument/name.ts';
import { PriceChange } from './price-change.tsx';
import { withSoftHyphens } from './text/soft-hyphen.ts';
import { tilesOf, type Tile } from './tiles.ts';

/** Company on the map. */
export interface HeatField {
  readonly instrument: Schema<'Instrument'>;
  /** Size in any unit; the smallest if undefined. */
  readonly size: number | undefined;
  /** Change in percent. */
  readonly change: number | undefined;
}

/**
 * Shape of the map on a whole page and in a main column: `ratio` is width by height; areas grow with the `power` of the size, which is
 * lower for less space so that areas differ less.
 */
const SHAPES = { page: { ratio: 2.4, power: 0.5 }, column: { ratio: 1.6, power: 0.35 } } as const;
/** Bounds of the color steps in percent; changes over a week are larger than over a day. */
const STEPS = { day: [0.1, 1, 2], week: [0.2, 2.5, 5] } as const;
/** Bounds of the font sizes, as shares of the largest company. */
const SIZES = [0.05, 0.12, 0.25, 0.5] as const;
/** Size of a field without a known one, as a share of the largest. */
const LEAST = 0.01;

interface HeatFieldsProps {
  /** Fields, largest first. */
  readonly fields: readonly HeatField[];
  readonly shape: keyof typeof SHAPES;
  readonly period?: keyof typeof STEPS;
}

/** Companies as fields with name and change, in the color of their change. With enough space they form a map with areas by company size. */
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
                {/* Without live updates, since the color of the field could not follow them. */}
                <PriceChange value={change} />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Weights of the areas. Proportional to the sizes, the smallest members of an index would have no space for their names. */
function weightsOf(fields: readonly HeatField[], power: number): readonly number[] {
  const least = (fields[0]?.size ?? 0) * LEAST || 1;
  return fields.map(({ size = 0 }) => Math.max(size, least) ** power);
}

/** Place of the field on a wide page, as custom properties. */
function placeOf(tile: Tile | undefined): CSSProperties | undefined {
  return tile && { '--x': tile.x, '--y': tile.y, '--w': tile.width, '--h': tile.height };
}

/** Step of the font size, from 0 (smallest) to 4 (largest). */
function sizeOf(share: number): number {
  return SIZES.filter((bound) => share >= bound).length;
}

/** Step of the color, from -3 to 3; 0 if the change is small or unknown. */
function stepOf(change: number | undefined, bounds: readonly number[]): number {
  if (change === undefined) return 0;
  const steps = bounds.filter((bound) => Math.abs(change) >= bound).length;
  return change < 0 ? -steps : steps;
}

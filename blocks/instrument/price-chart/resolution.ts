import { isRange, RANGES, type Range } from '#domain/instrument/range.ts';
import type { Spacing } from '../../kit/chart/series.ts';

/**
 * Length of a bar by range: enough points for a full width, few enough to draw at once. For spans that a new product does not have
 * yet, the provider chooses it by what there is: days, and finer ones where there are few of them.
 */
const RESOLUTIONS = {
  D1: '5m',
  W1: '15m',
  M1: '1H',
  M3: undefined,
  M6: undefined,
  Y1: undefined,
  Y3: '1D',
  Y5: '1W',
  Y10: '1W',
  MAX: '1M',
} as const satisfies Record<Range, string | undefined>;

/** How a range is asked for. */
export function askedRange(range: Range): { readonly range: Range; readonly resolution?: NonNullable<(typeof RESOLUTIONS)[Range]> } {
  const resolution = RESOLUTIONS[range];
  return resolution === undefined ? { range } : { range, resolution };
}

/** Points that are drawn and sent to the browser. */
export const POINT_LIMIT = 320;

/** Nights and weekends would be most of the picture in ranges of a week and a month. */
export function spacingOf(range: Range): Spacing {
  return range === 'W1' || range === 'M1' ? 'ordinal' : 'time';
}

/** The range that the address names (`?zeitraum=Y1`) if the editor offers it, else the editor's. */
export function rangeOf(
  { zeitraum }: Readonly<Record<string, string>>,
  { range = 'Y1', ranges = RANGES }: { readonly range?: Range; readonly ranges?: readonly Range[] },
): Range {
  return isRange(zeitraum) && ranges.includes(zeitraum) ? zeitraum : range;
}

/** The ranges to choose from, in their natural order; the active one is always among them. */
export function rangesOf(chosen: readonly Range[] | undefined, active: Range): readonly Range[] {
  return RANGES.filter((range) => chosen === undefined || chosen.includes(range) || range === active);
}

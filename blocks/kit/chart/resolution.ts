import { isRange, RANGES, type Range } from '#domain/instrument/range.ts';
import type { Spacing } from './series.ts';

/** Maximum number of points that are rendered and sent to the browser. */
export const POINT_LIMIT = 320;

/** Spacing of a range: ordinal for a week and a month, where nights and weekends would fill most of the chart. */
export function spacingOf(range: Range): Spacing {
  return range === 'W1' || range === 'M1' ? 'ordinal' : 'time';
}

/** Range that the address names (`?zeitraum=Y1`) if the editor offers it, else the editor's default. */
export function rangeOf(
  { zeitraum }: Readonly<Record<string, string>>,
  { range = 'Y1', ranges = RANGES }: { readonly range?: Range; readonly ranges?: readonly Range[] },
): Range {
  return isRange(zeitraum) && ranges.includes(zeitraum) ? zeitraum : range;
}

/** Ranges to choose from, in ascending order; always including the active one. */
export function rangesOf(chosen: readonly Range[] | undefined, active: Range): readonly Range[] {
  return RANGES.filter((range) => chosen === undefined || chosen.includes(range) || range === active);
}

import { isRange, RANGES, type Range } from '#domain/instrument/range.ts';
import type { Spacing } from './series.ts';

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

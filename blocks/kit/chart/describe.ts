import { instantText } from '#domain/chart/instant-text.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import { extentOf, type Series } from './series.ts';

export interface SeriesFacts {
  readonly name: string;
  /** Unit code, such as EUR or PKT. */
  readonly unit: string;
  readonly decimals: number;
  /** Type of the instrument: changes of rates are not in percent. */
  readonly entityType?: EntityType;
  /** Change in percent from a close before the line, which is not part of it; without it the change is measured along the line. */
  readonly sinceClose?: number | undefined;
  /** Base of that change, in words. */
  readonly base?: string;
  /** Time zone of displayed times; default Berlin. */
  readonly timeZone?: string;
}

/** Returns true if the line has several points on one day, so that instants need their time. */
export function isIntraday(series: Pick<Series, 'at'>): boolean {
  const [first, second] = series.at;
  return first !== undefined && second !== undefined && second - first < 20 * 3600;
}

/** Formats the instant of a point: `31.07.2026`, or `31.07.2026, 17:38 Uhr` on a line with several points a day. */
export function formatInstant(series: Pick<Series, 'at'>, index: number, timeZone = 'Europe/Berlin'): string {
  const at = series.at[index];
  return at === undefined ? '' : instantText(at, isIntraday(series) ? 'minute' : 'day', timeZone);
}

/** Change in percent from a reference price (default: the first point) to the last; undefined if it cannot be computed. */
export function changeOf(series: Series, reference = series.value[0]): number | undefined {
  const last = series.value.at(-1);
  return reference === undefined || last === undefined || reference <= 0 ? undefined : (last / reference - 1) * 100;
}

/** Change of a rate in percentage points from a reference (default: the first point) to the last. */
export function pointsOf(series: Series, reference = series.value[0]): number | undefined {
  const last = series.value.at(-1);
  return reference === undefined || last === undefined ? undefined : last - reference;
}

/** Description in one German sentence, with what sighted visitors see in the chart. */
export function describeSeries(
  series: Series,
  { name, unit, decimals, entityType, sinceClose, base = 'zum Schlusskurs davor', timeZone }: SeriesFacts,
): string {
  const extent = extentOf(series.value);
  const last = series.at.length - 1;
  const [first, final] = [series.value[0], series.value[last]];
  if (extent === undefined || first === undefined || final === undefined) return `Kursverlauf von ${name}: keine Kurse`;
  const price = (value: number): string => formatPrice(value, unit, decimals);
  const change = entityType === 'INTEREST' ? undefined : (sinceClose ?? changeOf(series));
  const counted = sinceClose === undefined ? '' : ` ${base}`;
  const moved = change === undefined ? '' : `, Veränderung${counted} ${formatPercent(change)}`;
  return (
    `Kursverlauf von ${name}: von ${price(first)} am ${formatInstant(series, 0, timeZone)} auf ${price(final)} am ${formatInstant(series, last, timeZone)}${moved}. ` +
    `Zwischen ${price(extent[0])} und ${price(extent[1])} lag der Kurs in dieser Zeit.`
  );
}

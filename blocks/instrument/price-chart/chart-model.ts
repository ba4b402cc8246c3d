import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatPrice } from '#domain/format/price.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import type { Range } from '#domain/instrument/range.ts';
import { downsample } from '../../kit/chart/downsample.ts';
import { chartLayout, type ChartLayout } from '../../kit/chart/layout.ts';
import { changeOf, describeSeries, formatInstant, pointsOf } from '../../kit/chart/describe.ts';
import { cleanSeries, type Series } from '../../kit/chart/series.ts';
import { POINT_LIMIT, spacingOf } from '../../kit/chart/resolution.ts';

/** Props of the chart's island, serialized as JSON. */
export interface ChartProps {
  readonly entityType: Schema<'EntityType'>;
  readonly entityValue: string;
  readonly idNotation: number;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly range: Range;
  readonly ranges: readonly Range[];
  /** Address of the page that shows any range without JavaScript; `?zeitraum=` is appended. */
  readonly href: string;
  readonly series: Series;
  /** Closes before the ranges, which their changes count from; other ranges count from their first price. */
  readonly bases: Partial<Record<Range, Base>>;
  /**
   * Changes by range, in percent (for rates in percentage points), as in the table of performances; for other ranges they are measured on
   * the line.
   */
  readonly changes: Partial<Record<Range, number>>;
}

/** Changes in the performance figures. They count from the close before a period, which the line does not include. */
export function changesOf(values: Schema<'PerformanceValues'> | undefined, entityType: EntityType): ChartProps['changes'] {
  const kind = entityType === 'INTEREST' ? 'Abs' : 'Rel';
  const changes = {
    W1: values?.[`performance${kind}W1`],
    M3: values?.[`performance${kind}M3`],
    M6: values?.[`performance${kind}M6`],
    Y1: values?.[`performance${kind}W52`],
    Y3: values?.[`performance${kind}Y3`],
    Y5: values?.[`performance${kind}Y5`],
    Y10: values?.[`performance${kind}Y10`],
  } satisfies Partial<Record<Range, number | undefined>>;
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined));
}

/** Closing prices of a history, reduced to the number of points that can be seen. */
export function seriesOf(history: Pick<Schema<'ChartHistory'>, 'datetimeLast' | 'last'>): Series {
  return downsample(cleanSeries(history.datetimeLast, history.last), POINT_LIMIT);
}

/** Closing price that a change counts from. */
export interface Base {
  readonly price: number;
  /** Day of the price: `2026-11-16` or an instant. */
  readonly day: string;
}

/** Closes before the ranges: that of the quote for one day, those of the performance figures for others. */
export function basesOf(
  values: Schema<'PerformanceValues'> | undefined,
  quote: Pick<Schema<'Quote'>, 'previousLast' | 'datetimePreviousLast'> | undefined,
): ChartProps['bases'] {
  const bases: Readonly<Partial<Record<Range, readonly [price: number | undefined, day: string | undefined]>>> = {
    D1: [quote?.previousLast, quote?.datetimePreviousLast],
    W1: [values?.lastPriceW1, values?.dateW1Last],
    M3: [values?.lastPriceM3, values?.dateM3Last],
    M6: [values?.lastPriceM6, values?.dateM6Last],
    Y1: [values?.lastPriceW52, values?.dateW52Last],
    Y3: [values?.lastPriceY3, values?.dateY3Last],
    Y5: [values?.lastPriceY5, values?.dateY5Last],
    Y10: [values?.lastPriceY10, values?.dateY10Last],
  };
  return Object.fromEntries(
    Object.entries(bases).flatMap(([range, [price, day]]) => (price === undefined || day === undefined ? [] : [[range, { price, day }]])),
  );
}

/** Change over a range, and the base it counts from. */
export interface RangeChange {
  /** Change in percent (for rates in percentage points); undefined if it is unknown. */
  readonly value: number | undefined;
  /** Price of the horizontal line; undefined without one. */
  readonly from: number | undefined;
  /** Text of the base: `seit Schluss vom 16.11.2026`, or `seit 23.10.2026` if it is the first price of the line. */
  readonly since: string;
  /** Whether the base is a close before the line. */
  readonly isSinceClose: boolean;
}

/** Change over a range with its base: the close before it if known, else the first price of the line. */
export function changeOfRange(chart: Pick<ChartProps, 'entityType' | 'changes' | 'bases'>, range: Range, series: Series): RangeChange {
  const base = chart.bases[range];
  const told = chart.changes[range];
  const isSinceClose = told !== undefined || base !== undefined;
  const from = isSinceClose ? base?.price : series.value[0];
  const measured = chart.entityType === 'INTEREST' ? pointsOf(series, from) : changeOf(series, from);
  const start = formatInstant(series, 0).slice(0, 10);
  const since = base !== undefined ? `seit Schluss vom ${formatDate(base.day)}` : isSinceClose ? 'zum Schlusskurs davor' : `seit ${start}`;
  return { value: told ?? measured, from, since, isSinceClose };
}

/** Description of the chart in one sentence, with the same change and base as above the chart. */
export function describeChart(chart: ChartProps, range: Range, series: Series): string {
  const { value, from, since, isSinceClose } = changeOfRange(chart, range, series);
  if (!isSinceClose) return describeSeries(series, chart);
  const base = from === undefined ? since : `${since} (${formatPrice(from, chart.unit, chart.decimals)})`;
  return describeSeries(series, { ...chart, sinceClose: value, base });
}

/** Layout of a series in its range, with a horizontal line at the base of its change. */
export function layoutOf(
  chart: Pick<ChartProps, 'entityType' | 'changes' | 'bases'>,
  series: Series,
  range: Range,
): ChartLayout | undefined {
  return chartLayout(series, { spacing: spacingOf(range), reference: changeOfRange(chart, range, series).from });
}

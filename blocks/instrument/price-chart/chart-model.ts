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

/** Props of the chart's island; they travel as JSON. */
export interface ChartProps {
  readonly entityType: Schema<'EntityType'>;
  readonly entityValue: string;
  readonly idNotation: number;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly range: Range;
  readonly ranges: readonly Range[];
  /** Address of the page that shows any range without JavaScript; `?zeitraum=` follows. */
  readonly href: string;
  readonly series: Series;
  /** Closes before the ranges, which their changes count from; other ranges count from their first price. */
  readonly bases: Partial<Record<Range, Base>>;
  /** Changes by range, in percent (of rates in percentage points), as the table of performances states them; other ranges are measured on the line. */
  readonly changes: Partial<Record<Range, number>>;
}

/** The changes that the performance figures know. They count from the close before a period, which the line does not show. */
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

/** The closing prices of a history, thinned to what can be seen. */
export function seriesOf(history: Pick<Schema<'ChartHistory'>, 'datetimeLast' | 'last'>): Series {
  return downsample(cleanSeries(history.datetimeLast, history.last), POINT_LIMIT);
}

/** The closing price that a change counts from. */
export interface Base {
  readonly price: number;
  /** Its day, `2026-11-16` or an instant. */
  readonly day: string;
}

/** The closes before the ranges: of one day that of the quote, of others those of the performance figures. */
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
  /** Percent; of rates percentage points. Undefined when it cannot be told. */
  readonly value: number | undefined;
  /** The price that is drawn across; undefined without one. */
  readonly from: number | undefined;
  /** `seit Schluss vom 16.11.2026`, or `seit 23.10.2026` on a line that begins there. */
  readonly since: string;
  /** Whether the base lies before the line. */
  readonly isSinceClose: boolean;
}

/** The change of a range with its base: the close before it where one is known, else the first price of the line. */
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

/** The chart in one sentence, with the change that stands above it and what it counts from. */
export function describeChart(chart: ChartProps, range: Range, series: Series): string {
  const { value, from, since, isSinceClose } = changeOfRange(chart, range, series);
  if (!isSinceClose) return describeSeries(series, chart);
  const base = from === undefined ? since : `${since} (${formatPrice(from, chart.unit, chart.decimals)})`;
  return describeSeries(series, { ...chart, sinceClose: value, base });
}

/** The drawing of a series in its range, with the price that its change counts from across it. */
export function layoutOf(
  chart: Pick<ChartProps, 'entityType' | 'changes' | 'bases'>,
  series: Series,
  range: Range,
): ChartLayout | undefined {
  return chartLayout(series, { spacing: spacingOf(range), reference: changeOfRange(chart, range, series).from });
}

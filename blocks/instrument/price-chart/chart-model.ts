import type { Schema } from '#client/operations.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import type { Range } from '#domain/instrument/range.ts';
import { downsample } from '../../kit/chart/downsample.ts';
import { chartLayout, type ChartLayout } from '../../kit/chart/layout.ts';
import { changeOf, describeSeries } from '../../kit/chart/describe.ts';
import { cleanSeries, type Series } from '../../kit/chart/series.ts';
import { POINT_LIMIT, spacingOf } from './resolution.ts';

/** What the chart's island is told; it travels as JSON. */
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
  /** Close of the day before; drawn in the chart of one day. */
  readonly previousLast?: number | undefined;
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

/** The price that the line is measured against; only one day has one. */
export function referenceOf(range: Range, previousLast: number | undefined): number | undefined {
  return range === 'D1' ? previousLast : undefined;
}

/** The chart in one sentence, with the change that stands above it. */
export function describeChart(chart: ChartProps, range: Range, series: Series): string {
  const reference = referenceOf(range, chart.previousLast);
  const sinceClose = chart.changes[range] ?? (reference === undefined ? undefined : changeOf(series, reference));
  return describeSeries(series, { ...chart, sinceClose });
}

/** The drawing of a series in its range. */
export function layoutOf(series: Series, range: Range, previousLast: number | undefined): ChartLayout | undefined {
  return chartLayout(series, { spacing: spacingOf(range), reference: referenceOf(range, previousLast) });
}

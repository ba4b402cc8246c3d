import { useState } from 'react';
import { useGetChartHistory } from '#client/generated/hooks/history.ts';
import { askedRange } from '#domain/chart/resolution.ts';
import type { Range } from '#domain/instrument/range.ts';
import type { Series } from '../../kit/chart/series.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { seriesOf, type ChartProps } from './chart-model.ts';

interface RangeSeries {
  readonly range: Range;
  readonly series: Series;
}
export interface RangeAnswer {
  readonly shown: RangeSeries;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/**
 * Series of a range, with one call of getChartHistory per range, cached in the page's query client. While it loads, or if it fails, the
 * previous series stays.
 */
export function useRange(chart: ChartProps, range: Range): RangeAnswer {
  const isFirst = range === chart.range;
  const first: RangeSeries = chart;
  const [before, setBefore] = useState(first);
  const query = { ...askedRange(range), idNotation: chart.idNotation };
  const { data, isError, isFetching } = useGetChartHistory(
    chart.entityType,
    chart.entityValue,
    query,
    { query: { enabled: !isFirst, select: seriesOf } },
    usePageQueryClient(),
  );
  const current = isFirst ? first : data && { range, series: data };
  if (current !== undefined && current.range !== before.range) setBefore(current);
  return { shown: current ?? before, isBusy: !isFirst && isFetching, hasFailed: !isFirst && isError };
}

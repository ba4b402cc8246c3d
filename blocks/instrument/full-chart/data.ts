import { barsOf, haveSpans } from '#domain/chart/bars.ts';
import { automaticResolution } from '#domain/chart/resolution.ts';
import { CHART_KINDS, kindsOf, readView, type ChartKind, type ChartView, type ViewDefaults } from '#domain/chart/view.ts';
import { RANGES, type Range } from '#domain/instrument/range.ts';
import type { Schema } from '#client/operations.ts';
import { optionalQuery, query, type BlockInput, type InstrumentSubject } from '../../kit/block.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { FullChartProps } from '../../generated/props.ts';

/** The history of the view in the address, the quote for the close before, the changes of the table of performances, and the venue's zone. */
export function needs({ props, page, subject }: BlockInput<FullChartProps, InstrumentSubject>) {
  const path = instrumentKey(subject);
  return {
    history: query('getChartHistory', { path, query: askedFor(readView(page.query, defaultsOf(props, CHART_KINDS))) }),
    quote: optionalQuery('getQuote', { path }),
    performance: optionalQuery('getPerformanceValues', { path }),
    schedules: optionalQuery('listTradingSchedules', {}),
  };
}

/** How the bars of a view are asked for. */
export function askedFor({ range, resolution = automaticResolution(range) }: Pick<ChartView, 'range' | 'resolution'>) {
  return resolution === undefined ? { range } : { range, resolution };
}

/** What holds where an address says nothing. */
export function defaultsOf(props: FullChartProps, kinds: readonly ChartKind[]): ViewDefaults {
  const { range = 'Y1' } = props;
  const ranges: readonly Range[] = props.ranges ?? RANGES;
  return { range, ranges: RANGES.filter((one) => ranges.includes(one) || one === range), kinds };
}

/** The kinds that suit a history, the editor's first. */
export function kindsFor({ kind = 'kerzen' }: FullChartProps, history: Schema<'ChartHistory'>): readonly ChartKind[] {
  return kindsOf(kind, haveSpans(barsOf(history)));
}

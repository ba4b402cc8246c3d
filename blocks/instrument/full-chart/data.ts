import { barsOf, haveSpans } from '#domain/chart/bars.ts';
import { daysOfRange, eventKindsOf, type DayEvent } from '#domain/chart/events.ts';
import { askedRange } from '#domain/chart/resolution.ts';
import { CHART_KINDS, kindsOf, readView, type ChartKind, type ChartView, type ViewDefaults } from '#domain/chart/view.ts';
import { displayName } from '#domain/instrument/name.ts';
import { RANGES, type Range } from '#domain/instrument/range.ts';
import type { Schema } from '#client/operations.ts';
import { optionalQuery, query, type Answers, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { FullChartProps } from '../../generated/props.ts';
import { asksCalendar, calendarEvents, MOST_DATES, MOST_NEWS, newsEvents, splitEvents } from './event-sources.ts';
import { otherKey } from './other-key.ts';
import type { OtherHistory } from './overlays.ts';
import { knockoutsOf } from './plan.ts';

/** Queries of the page. Those of compared instruments exist only if the address names any. */
export type FullChartQueries = {
  readonly history: RequiredQuery<'getChartHistory'>;
  readonly quote: OptionalQuery<'getQuote'>;
  readonly performance: OptionalQuery<'getPerformanceValues'>;
  readonly schedules: OptionalQuery<'listTradingSchedules'>;
  readonly names?: OptionalQuery<'listInstruments'>;
  readonly hits?: OptionalQuery<'queryInstruments'>;
  readonly products?: OptionalQuery<'findDerivatives'>;
  readonly dates?: OptionalQuery<'findCalendarEvents'>;
  readonly news?: OptionalQuery<'findArticles'>;
  readonly stock?: OptionalQuery<'getStockSnapshot'>;
} & { readonly [Key in OtherKey]?: OptionalQuery<'getChartHistory'> };

const OTHER_KEYS = ['other0', 'other1', 'other2', 'other3', 'other4'] as const;
type OtherKey = (typeof OTHER_KEYS)[number];

/**
 * Queries for the history of the view in the address, the quote (for the previous close), the performances and the venue's time zone. If
 * the address says so, also for histories and names of compared instruments, hits of a search, knock-outs for a planned trade, and events
 * in the range.
 */
export function needs({ props, page, subject }: BlockInput<FullChartProps, InstrumentSubject>): FullChartQueries {
  const path = instrumentKey(subject);
  const view = readView(page.query, defaultsOf(props, CHART_KINDS));
  const asked = askedRange(view.range, view.resolution);
  const list = view.others.map(otherKey);
  const [other0, other1, other2, other3, other4] = list.map((other) => optionalQuery('getChartHistory', { path: other, query: asked }));
  const searched = searchedFor(page.query);
  const knockouts = knockoutsOf(path, view.plan);
  return {
    history: query('getChartHistory', { path, query: asked }),
    quote: optionalQuery('getQuote', { path }),
    performance: optionalQuery('getPerformanceValues', { path }),
    schedules: optionalQuery('listTradingSchedules', {}),
    ...(list.length > 0 && { names: optionalQuery('listInstruments', { body: { list } }) }),
    ...(searched !== '' && { hits: optionalQuery('queryInstruments', { query: { searchValue: searched, limit: MOST_HITS } }) }),
    ...eventQueries(subject, view, page.now),
    ...(knockouts && { products: optionalQuery('findDerivatives', { query: knockouts }) }),
    ...(other0 && { other0 }),
    ...(other1 && { other1 }),
    ...(other2 && { other2 }),
    ...(other3 && { other3 }),
    ...(other4 && { other4 }),
  };
}

/**
 * Queries for the events marked in the chart. A company's splits come from the snapshot that the page's head requests anyway; the island
 * needs them.
 */
function eventQueries(
  { instrument: { entityType, entityValue } }: InstrumentSubject,
  { range, events }: ChartView,
  now: string,
): Pick<FullChartQueries, 'dates' | 'news' | 'stock'> {
  const kinds = eventKindsOf(entityType).filter((kind) => events.includes(kind));
  const { from, to } = daysOfRange(range, now);
  const calendar = { entityType, entityValue, dateTimeStart: from, dateTimeEnd: to, perPage: MOST_DATES };
  const news = { entityType, entityValue, startDate: from, page: 0, perPage: MOST_NEWS };
  return {
    ...(asksCalendar(kinds) && { dates: optionalQuery('findCalendarEvents', { query: calendar }) }),
    ...(kinds.includes('NEWS') && { news: optionalQuery('findArticles', { query: news }) }),
    ...(entityType === 'STOCK' && { stock: optionalQuery('getStockSnapshot', { path: { entityValue } }) }),
  };
}

/** Events of the instrument that were requested, and the splits among them. */
export function eventsOf({ dates, news, stock }: Answers<FullChartQueries>, timeZone: string) {
  const splits: readonly DayEvent[] = stock?.stocksSplitList === undefined ? [] : splitEvents(stock.stocksSplitList);
  const all = [...(dates === undefined ? [] : calendarEvents(dates)), ...splits, ...(news === undefined ? [] : newsEvents(news, timeZone))];
  return { all, splits };
}

/** Maximum number of instruments suggested for a search. */
export const MOST_HITS = 6;

/** Search text `?mit=…` of visitors without scripts who look for an instrument to compare, at most 60 characters. */
export function searchedFor({ mit = '' }: Readonly<Record<string, string>>): string {
  return mit.trim().slice(0, 60);
}

/** Prices and names of the compared instruments in the address; those without an answer are left out. */
export function othersOf(view: ChartView, data: Answers<FullChartQueries>): readonly OtherHistory[] {
  return view.others.flatMap((key, index): OtherHistory[] => {
    const { entityType, entityValue } = otherKey(key);
    const history = data[OTHER_KEYS[index] ?? 'other0'];
    const instrument = data.names?.list.find((one) => one.entityType === entityType && one.entityValue === entityValue);
    return history === undefined || instrument === undefined ? [] : [{ key, name: displayName(instrument), bars: barsOf(history) }];
  });
}

/** Settings of the view that apply if the address has none. */
export function defaultsOf(props: FullChartProps, kinds: readonly ChartKind[]): ViewDefaults {
  const { range = 'Y1' } = props;
  const ranges: readonly Range[] = props.ranges ?? RANGES;
  return { range, ranges: RANGES.filter((one) => ranges.includes(one) || one === range), kinds };
}

/** Kinds of chart that suit a history, the editor's choice first. */
export function kindsFor({ kind = 'kerzen' }: FullChartProps, history: Schema<'ChartHistory'>): readonly ChartKind[] {
  return kindsOf(kind, haveSpans(barsOf(history)));
}

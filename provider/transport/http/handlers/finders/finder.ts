import type { Schema } from '#client/operations.ts';
import { readAsk } from '../../../../services/finder/ask.ts';
import type { FinderRow } from '../../../../services/finder/row.ts';
import type { Figures } from '../../../../services/finder/figures.ts';
import { find } from '../../../../services/finder/find.ts';
import { COLUMNS, tableOf, type FinderType } from '../../../../services/finder/finders.ts';
import { MINUTE_MS } from '../../../../services/finder/table.ts';
import { expiresOf } from '../../caching.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { inSlices } from '../../../../base/in-slices.ts';

/** Parameters of every finder besides its filters. */
interface FinderQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly calculateFacets?: boolean;
  readonly calculateRanges?: string;
  readonly calculateCourses?: boolean;
}

/** Optional parts of an entry, present only on request. */
export interface Extras {
  readonly withCourse: boolean;
}

/** Makes the entry of a row; quotes of `context` are as of the same minute as `figures`. */
export type EntryOf<Entry> = (row: FinderRow, figures: Figures, context: ProviderContext, extras: Extras) => Entry;

export interface FinderAnswer<Entry> {
  readonly expires: number;
  readonly total: number;
  readonly dateCalculation: string;
  readonly list: Entry[];
  readonly facets?: Schema<'FinderFacet'>[];
  readonly ranges?: Schema<'FinderRange'>[];
}

/** Maximum number of hits that can be listed; further ones are only counted. */
const MOST_REACHABLE: Readonly<Partial<Record<FinderType, number>>> = { FUND: 1_000 };

/** Answers a finder as of the start of the current minute, with the filters, facets, order and page of the query. */
export async function answerFinder<Entry>(
  context: ProviderContext,
  type: FinderType,
  query: FinderQuery & Readonly<Record<string, unknown>>,
  entryOf: EntryOf<Entry>,
): Promise<FinderAnswer<Entry>> {
  const instant = Math.floor(context.now() / MINUTE_MS) * MINUTE_MS;
  const table = tableOf(context, type);
  const perPage = query.perPage ?? 25;
  const most = MOST_REACHABLE[type] ?? Number.POSITIVE_INFINITY;
  const from = Math.min((query.page ?? 0) * perPage, most);
  const extent = { from, to: Math.min(from + perPage, most), withFacets: query.calculateFacets === true };
  const found = await find(table, COLUMNS[type], readAsk(COLUMNS[type], query), instant, extent);
  const asOfMinute = { ...context, now: () => instant };
  const extras = { withCourse: query.calculateCourses === true };
  return {
    expires: expiresOf('quotes', context.now()),
    total: found.total,
    dateCalculation: dateTime(instant),
    // Entries whose quotes are not cached take long.
    list: await inSlices(found.rows, (row) => entryOf(row, table.figures(instant), asOfMinute, extras)),
    ...(extent.withFacets ? { facets: found.facets.map((facet) => ({ ...facet, values: [...facet.values] })) } : {}),
    ...(query.calculateRanges === undefined ? {} : { ranges: found.ranges.map((range) => ({ ...range, shares: [...range.shares] })) }),
  };
}

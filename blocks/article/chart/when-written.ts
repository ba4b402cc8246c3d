import type { Schema } from '#client/operations.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { Series } from '../../kit/chart/series.ts';

type Range = Schema<'Range'>;

/** Minimum number of days that the series of each range reaches back. */
const REACH: readonly (readonly [range: Range, days: number])[] = [
  ['W1', 6],
  ['M1', 27],
  ['M3', 88],
  ['M6', 179],
  ['Y1', 363],
  ['Y3', 1_093],
  ['Y5', 1_823],
  ['Y10', 3_650],
];
const DAY_S = 86_400;

/** Time of publication of the page's article, in seconds since 1970; undefined on other pages and for articles less than one day old. */
export function writtenAt(subject: Subject | undefined, now: string): number | undefined {
  if (subject?.kind !== 'article') return undefined;
  const at = Date.parse(subject.article.datetimePublication) / 1_000;
  return Date.parse(now) / 1_000 - at < DAY_S ? undefined : at;
}

/** Range whose series reaches back to an instant: the range of the chart if it does, else the shortest that does. */
export function rangeSince(at: number, now: string, range: Range): Range {
  const days = (Date.parse(now) / 1_000 - at) / DAY_S;
  const own = REACH.find(([name]) => name === range)?.[1] ?? (range === 'MAX' ? Infinity : 0);
  return days <= own ? range : (REACH.find(([, reach]) => days <= reach)?.[0] ?? 'MAX');
}

/** Last price of a series at or before an instant; undefined if the series begins later. */
export function priceThen({ at, value }: Series, instant: number): number | undefined {
  const index = at.findLastIndex((each) => each <= instant);
  return index < 0 ? undefined : value[index];
}

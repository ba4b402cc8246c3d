import type { Schema } from '#client/operations.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { Series } from '../../kit/chart/series.ts';

type Range = Schema<'Range'>;

/** Days that a line of each range reaches back at least. */
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

/** When the piece around a chart appeared, in seconds since 1970; undefined outside of pieces, and for one of the last day. */
export function writtenAt(subject: Subject | undefined, now: string): number | undefined {
  if (subject?.kind !== 'article') return undefined;
  const at = Date.parse(subject.article.datetimePublication) / 1_000;
  return Date.parse(now) / 1_000 - at < DAY_S ? undefined : at;
}

/** The range whose line goes back to an instant: that of the chart where it does, else the shortest. */
export function rangeSince(at: number, now: string, range: Range): Range {
  const days = (Date.parse(now) / 1_000 - at) / DAY_S;
  const own = REACH.find(([name]) => name === range)?.[1] ?? (range === 'MAX' ? Infinity : 0);
  return days <= own ? range : (REACH.find(([, reach]) => days <= reach)?.[0] ?? 'MAX');
}

/** The last price of a line at or before an instant; undefined where the line begins later. */
export function priceThen({ at, value }: Series, instant: number): number | undefined {
  const index = at.findLastIndex((each) => each <= instant);
  return index < 0 ? undefined : value[index];
}

import type { Schema } from '#client/operations.ts';

export interface DayRow {
  /** Instant of the day, in seconds since 1970. */
  readonly at: number;
  readonly open: number | undefined;
  readonly high: number | undefined;
  readonly low: number | undefined;
  readonly close: number;
  readonly volume: number | undefined;
  /** Change from the day before, in percent. */
  readonly change: number | undefined;
}

/**
 * Converts the columns of a history, in any order, to at most `limit` rows, newest first.
 * @param before close before the oldest day; without it, that day has no change
 */
export function dayRows(history: Schema<'EodHistory'>, limit: number, before?: number): readonly DayRow[] {
  const newestFirst = history.datetimeLast.map((at, index) => ({ at, index })).toSorted((a, b) => b.at - a.at);
  return newestFirst.slice(0, limit).flatMap(({ at, index }, place) => {
    const close = history.last[index];
    const below = newestFirst[place + 1];
    const previous = below === undefined ? before : history.last[below.index];
    if (close === undefined) return [];
    return [
      {
        at,
        close,
        open: history.first[index],
        high: history.high[index],
        low: history.low[index],
        volume: history.volume[index],
        change: previous ? (close / previous - 1) * 100 : undefined,
      },
    ];
  });
}

import type * as Charts from 'lightweight-charts';
import type { ISeriesApi, ISeriesMarkersPluginApi, SeriesType, Time } from 'lightweight-charts';
import type { Detail } from '#domain/chart/detail.ts';
import { joinedMarks, type EventMark } from '#domain/chart/events.ts';
import { chartTime } from './chart-time.ts';

/** Letters below the bars of a series. */
export interface MarksLayer {
  /**
   * Replaces the marks.
   * @param clock readings of the venue's clock, by rendered bar
   * @param least minimum number of rendered bars between two marks; closer ones are joined
   */
  readonly show: (marks: readonly EventMark[], clock: readonly number[], detail: Detail, least: number) => void;
}

/** Draws letters below the bars at which something happened. They are removed together with the series. */
export function marksOn(library: typeof Charts, series: ISeriesApi<SeriesType>, color: string): MarksLayer {
  let drawn: ISeriesMarkersPluginApi<Time> | undefined;
  return {
    show(marks, clock, detail, least) {
      if (marks.length === 0 && drawn === undefined) return;
      drawn ??= library.createSeriesMarkers(series);
      drawn.setMarkers(
        joinedMarks(lettersByBar(marks, detail), least).map(([index, letters]) => ({
          time: chartTime(clock[index] ?? 0),
          position: 'belowBar' as const,
          shape: 'circle' as const,
          size: 0.5,
          color,
          text: letters,
        })),
      );
    },
  };
}

/** Letters by rendered bar, oldest first; a bar that aggregates several has the letters of all, each once. */
function lettersByBar(marks: readonly EventMark[], { start, end, step }: Detail): (readonly [index: number, letters: string])[] {
  const byBar = new Map<number, string>();
  for (const { index, letters } of marks) {
    if (index < start || index >= end) continue;
    const bar = Math.floor((index - start) / step);
    byBar.set(bar, [...new Set((byBar.get(bar) ?? '') + letters)].join(''));
  }
  return [...byBar];
}

/** Names of the events at a bar. */
export function namesAt(marks: readonly EventMark[], index: number): readonly string[] {
  return marks.find((mark) => mark.index === index)?.names ?? [];
}

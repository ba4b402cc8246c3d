import type * as Charts from 'lightweight-charts';
import type { ISeriesApi, ISeriesMarkersPluginApi, SeriesType, Time } from 'lightweight-charts';
import type { Detail } from '#domain/chart/detail.ts';
import { joinedMarks, type EventMark } from '#domain/chart/events.ts';
import { chartTime } from './chart-time.ts';

/** The letters beneath the bars of a series. */
export interface DrawnMarks {
  /**
   * @param clock readings of the venue's clock, by bar that is drawn
   * @param least drawn bars between two marks; those nearer to each other become one
   */
  readonly show: (marks: readonly EventMark[], clock: readonly number[], detail: Detail, least: number) => void;
}

/** Draws letters beneath the bars at which something happened; they go with the series. */
export function marksOn(library: typeof Charts, series: ISeriesApi<SeriesType>, color: string): DrawnMarks {
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

/** By drawn bar, oldest first; a bar that stands for several has the letters of all, each once. */
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

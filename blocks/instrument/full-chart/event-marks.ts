import type * as Charts from 'lightweight-charts';
import type { ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts';
import type { EventMark } from '#domain/chart/events.ts';

interface MarksDrawing {
  readonly marks: readonly EventMark[];
  /** Readings of the venue's clock, by bar. */
  readonly clock: readonly number[];
  readonly color: string;
}

/** Draws letters beneath the bars at which something happened; they go with the series. */
export function drawMarks(library: typeof Charts, series: ISeriesApi<SeriesType>, { marks, clock, color }: MarksDrawing): void {
  if (marks.length === 0) return;
  const points = marks.map(({ index, letters }) => ({
    time: (clock[index] ?? 0) as UTCTimestamp,
    position: 'belowBar' as const,
    shape: 'circle' as const,
    size: 0.5,
    color,
    text: letters,
  }));
  library.createSeriesMarkers(series, points);
}

/** What happened at a bar. */
export function namesAt(marks: readonly EventMark[], index: number): readonly string[] {
  return marks.find((mark) => mark.index === index)?.names ?? [];
}

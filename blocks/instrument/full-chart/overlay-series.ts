import type * as Charts from 'lightweight-charts';
import type { IChartApi, ISeriesApi, SeriesType } from 'lightweight-charts';
import type { IndicatorLine } from '#domain/indicator/catalogue.ts';
import type { Detail } from '#domain/chart/detail.ts';
import { lineOf } from '#domain/chart/levels.ts';
import { formatNumber } from '#domain/format/number.ts';
import { chartTime } from './chart-time.ts';
import { colorOf, type Overlay } from './overlays.ts';

/** A line as it was drawn, by the overlay that it belongs to and its place in that. */
export interface DrawnLine {
  readonly overlay: string;
  readonly index: number;
  readonly series: ISeriesApi<SeriesType>;
}

interface OverlayDrawing {
  readonly overlays: readonly Overlay[];
  readonly colors: readonly string[];
}

/** Takes away the lines before and adds those of the overlays, empty: over the prices, or each overlay in a strip beneath them. */
export function addOverlays(
  chart: IChartApi,
  library: typeof Charts,
  before: readonly DrawnLine[],
  { overlays, colors }: OverlayDrawing,
): readonly DrawnLine[] {
  for (const { series } of before) chart.removeSeries(series);
  const own = overlays.filter(({ place }) => place === 'own');
  const drawn = overlays.flatMap((overlay) =>
    overlay.lines.map((line, index): DrawnLine => {
      const color = colors[colorOf(overlay, index)] ?? '';
      const series = addLine(chart, library, { line, color, pane: overlay.place === 'own' ? own.indexOf(overlay) + 1 : 0 });
      return { overlay: overlay.key, index, series };
    }),
  );
  for (const { overlay, series } of drawn) {
    if (own.some(({ key }) => key === overlay)) series.priceScale().applyOptions({ mode: library.PriceScaleMode.Normal });
  }
  for (const [index, pane] of chart.panes().entries()) pane.setStretchFactor(index === 0 ? 3 : 1);
  return drawn;
}

/** Gives each line the part of its values that is seen. */
export function fillOverlays(drawn: readonly DrawnLine[], overlays: readonly Overlay[], clock: readonly number[], detail: Detail): void {
  for (const { overlay, index, series } of drawn) {
    const line = overlays.find(({ key }) => key === overlay)?.lines[index];
    if (line !== undefined) series.setData(pointsOf(lineOf(line.values, detail), clock));
  }
}

/** Writes the values from an index of all bars on, where each is held for itself. */
export function updateOverlays(
  drawn: readonly DrawnLine[],
  overlays: readonly Overlay[],
  clock: readonly number[],
  { detail: { start }, from }: { readonly detail: Detail; readonly from: number },
): void {
  for (const { overlay, index, series } of drawn) {
    const line = overlays.find(({ key }) => key === overlay)?.lines[index];
    for (const point of line === undefined ? [] : pointsOf(line.values.slice(start), clock, from - start)) series.update(point);
  }
}

interface LineLook {
  readonly line: IndicatorLine;
  readonly color: string;
  readonly pane: number;
}

function addLine(
  chart: IChartApi,
  { LineSeries, HistogramSeries }: typeof Charts,
  { line, color, pane }: LineLook,
): ISeriesApi<SeriesType> {
  const decimals = pane === 0 ? {} : { priceFormat: { type: 'custom' as const, formatter: shortNumber, minMove: 0.01 } };
  const options = { color, priceLineVisible: false, lastValueVisible: false, ...decimals };
  if (line.shape === 'columns') return chart.addSeries(HistogramSeries, options, pane);
  const isPoints = line.shape === 'points';
  return chart.addSeries(
    LineSeries,
    { ...options, lineWidth: 2, lineVisible: !isPoints, pointMarkersVisible: isPoints, crosshairMarkerVisible: false },
    pane,
  );
}

function shortNumber(value: number): string {
  return formatNumber(value, { decimals: Math.abs(value) >= 1_000 ? 0 : 2 });
}

/** A bar without a value has its place and no point. */
function pointsOf(values: readonly number[], clock: readonly number[], from = 0) {
  return clock.slice(from).map((reading, offset) => {
    const value = values[from + offset] ?? NaN;
    const time = chartTime(reading);
    return Number.isNaN(value) ? { time } : { time, value };
  });
}

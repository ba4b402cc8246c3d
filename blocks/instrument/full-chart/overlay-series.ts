import type * as Charts from 'lightweight-charts';
import type { IChartApi, ISeriesApi, SeriesType } from 'lightweight-charts';
import type { IndicatorLine } from '#domain/indicator/catalogue.ts';
import type { Detail } from '#domain/chart/detail.ts';
import { lineOf } from '#domain/chart/levels.ts';
import { formatNumber } from '#domain/format/number.ts';
import { chartTime } from './chart-time.ts';
import { colorOf, type Overlay } from './overlays.ts';

/** Line in the chart, with its overlay and its index in it. */
export interface LineLayer {
  readonly overlay: string;
  readonly index: number;
  readonly series: ISeriesApi<SeriesType>;
}

interface OverlayDrawing {
  readonly overlays: readonly Overlay[];
  readonly colors: readonly string[];
}

/** Replaces the lines of the chart by those of the overlays, without values: over the prices, or each overlay in a strip below them. */
export function addOverlays(
  chart: IChartApi,
  library: typeof Charts,
  before: readonly LineLayer[],
  { overlays, colors }: OverlayDrawing,
): readonly LineLayer[] {
  for (const { series } of before) chart.removeSeries(series);
  const own = overlays.filter(({ place }) => place === 'own');
  const drawn = overlays.flatMap((overlay) =>
    overlay.lines.map((line, index): LineLayer => {
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

/** Sets the visible part of each line's values. */
export function fillOverlays(drawn: readonly LineLayer[], overlays: readonly Overlay[], clock: readonly number[], detail: Detail): void {
  for (const { overlay, index, series } of drawn) {
    const line = overlays.find(({ key }) => key === overlay)?.lines[index];
    if (line !== undefined) series.setData(pointsOf(lineOf(line.values, detail), clock));
  }
}

/** Updates the values from a bar on. Requires that bars are not aggregated; `from` counts all bars. */
export function updateOverlays(
  drawn: readonly LineLayer[],
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

/** Points of a line; a bar without a value keeps its time but has no point. */
function pointsOf(values: readonly number[], clock: readonly number[], from = 0) {
  return clock.slice(from).map((reading, offset) => {
    const value = values[from + offset] ?? NaN;
    const time = chartTime(reading);
    return Number.isNaN(value) ? { time } : { time, value };
  });
}

import type * as Charts from 'lightweight-charts';
import type { IChartApi, ISeriesApi, SeriesType } from 'lightweight-charts';
import type { ChartKind } from '#domain/chart/view.ts';
import type { ChartLook } from './chart-look.ts';
import { VOLUME_SHARE } from './shares.ts';

interface Place {
  readonly chart: IChartApi;
  readonly library: typeof Charts;
  readonly look: ChartLook;
}

/** Adds the series of the traded volume, at the bottom of the plot. */
export function addVolume({ chart, library, look }: Place): ISeriesApi<'Histogram'> {
  const { muted, thin } = look;
  const volume = chart.addSeries(library.HistogramSeries, {
    priceScaleId: '',
    color: thin(muted, 0.35),
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } });
  return volume;
}

/** Adds the series of the prices, in its colors. */
export function addPrices({ chart, library, look }: Place, kind: ChartKind): ISeriesApi<SeriesType> {
  const { CandlestickSeries, BarSeries, LineSeries, AreaSeries } = library;
  const { up, down, accent, paper, thin } = look;
  if (kind === 'kerzen') {
    // Rising bars are hollow and falling ones filled, so that color is not the only difference.
    return chart.addSeries(CandlestickSeries, {
      upColor: paper,
      downColor: down,
      borderUpColor: up,
      borderDownColor: down,
      wickUpColor: up,
      wickDownColor: down,
    });
  }
  if (kind === 'balken') return chart.addSeries(BarSeries, { upColor: up, downColor: down, thinBars: true });
  if (kind === 'linie') return chart.addSeries(LineSeries, { color: accent, lineWidth: 2 });
  const colors = { lineColor: accent, topColor: thin(accent, 0.16), bottomColor: thin(accent, 0.02) };
  return chart.addSeries(AreaSeries, { ...colors, lineWidth: 2 });
}

/** Colors and font of background, grid, crosshair and axes. */
export function colorsOf({ muted, rule, paper, font }: ChartLook, { ColorType, CrosshairMode }: typeof Charts) {
  return {
    layout: {
      background: { type: ColorType.Solid, color: paper } as const,
      textColor: muted,
      fontFamily: font,
      fontSize: 12,
      panes: { separatorColor: rule, separatorHoverColor: rule },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: rule } },
    crosshair: {
      mode: CrosshairMode.Magnet,
      vertLine: { color: muted, labelBackgroundColor: muted },
      horzLine: { color: muted, labelBackgroundColor: muted },
    },
    rightPriceScale: { borderVisible: false, minimumWidth: 56, entireTextOnly: true },
    timeScale: { borderColor: rule },
  };
}

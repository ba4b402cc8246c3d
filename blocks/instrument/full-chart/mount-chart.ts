import type * as Charts from 'lightweight-charts';
import type { EventMark } from '#domain/chart/events.ts';
import type { IChartApi, ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts';
import type { Bars } from '#domain/chart/bars.ts';
import { instantText } from '#domain/chart/instant-text.ts';
import { secondsOf, type Resolution } from '#domain/chart/resolution.ts';
import type { ChartKind, ChartScale } from '#domain/chart/view.ts';
import type { DrawingPoint } from '#domain/chart/drawing.ts';
import { wallClock } from '#domain/chart/wall-clock.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { Range } from '#domain/instrument/range.ts';
import { markText } from './axis-text.ts';
import { drawMarks } from './event-marks.ts';
import { lookOf, onTheme } from './chart-look.ts';
import { DrawingLayer, type DrawingState, type Met } from './drawing-layer.ts';
import type { Pixel } from './drawing-shape.ts';
import { barPoints, changedTail, volumePoints } from './chart-points.ts';
import { drawOverlays, updateOverlays, type DrawnLine } from './overlay-series.ts';
import type { Overlay } from './overlays.ts';
import { freeOfPrices, hasVolume, VOLUME_SHARE } from './shares.ts';

export interface MountOptions {
  readonly target: HTMLElement;
  readonly timeZone: string;
  readonly decimals: number;
  /** Where the pointer is; undefined when it has left. */
  readonly onCursor: (index: number | undefined) => void;
}
/** What is to be seen. */
export interface Drawing {
  readonly bars: Bars;
  readonly range: Range;
  readonly resolution: Resolution;
  readonly kind: ChartKind;
  /** In percent the bars are changes already. */
  readonly scale: ChartScale;
  readonly overlays: readonly Overlay[];
  readonly marks: readonly EventMark[];
  /** The bars in prices. */
  readonly prices: Bars;
}
export interface MountedChart {
  readonly draw: (drawing: Drawing) => void;
  readonly moveCursor: (index: number | undefined) => void;
  /** Shows so many times as many bars, around a bar or the newest. */
  readonly zoom: (factor: number, around: number | undefined) => void;
  /** What is to be seen, without the cursor. */
  readonly picture: () => HTMLCanvasElement;
  readonly showDrawings: (state: DrawingState) => void;
  /** What a pointer meets of the drawings. */
  readonly meet: (pixel: Pixel, isCoarse: boolean) => Met | undefined;
  readonly pointAt: (pixel: Pixel) => DrawingPoint | undefined;
  /** While held, pointers do not move the view. */
  readonly hold: (isHeld: boolean) => void;
}

/** Loads the library and puts an empty chart into `target`; undefined when it was given up meanwhile. */
export async function mountChart(options: MountOptions, signal: AbortSignal): Promise<MountedChart | undefined> {
  const library = await import('lightweight-charts');
  return signal.aborted ? undefined : new LivingChart(library, options, signal);
}

type Library = typeof Charts;

// A finger that moves up or down scrolls the page; the wheel scrolls it, too.
const SCROLL = { horzTouchDrag: true, pressedMouseMove: true, vertTouchDrag: false, mouseWheel: false };
const SCALE = { axisPressedMouseMove: true, axisDoubleClickReset: true, pinch: true, mouseWheel: false };

class LivingChart implements MountedChart {
  readonly #library: Library;
  readonly #options: MountOptions;
  readonly #chart: IChartApi;
  #prices: ISeriesApi<SeriesType> | undefined;
  #volume: ISeriesApi<'Histogram'> | undefined;
  #lines: readonly DrawnLine[] = [];
  readonly #layer = new DrawingLayer();
  #drawn: Drawing | undefined;
  /** Readings of the venue's clock, by bar. */
  #clock: readonly number[] = [];
  /** Whether a key moved the cursor, and not the pointer. */
  #isMoving = false;

  constructor(library: Library, options: MountOptions, signal: AbortSignal) {
    this.#library = library;
    this.#options = options;
    this.#chart = library.createChart(options.target, { autoSize: true, ...this.#behaviour() });
    this.#chart.applyOptions(this.#look());
    this.#chart.subscribeCrosshairMove(({ logical, point }) => {
      if (this.#isMoving) return;
      const last = this.#clock.length - 1;
      options.onCursor(point === undefined || logical === undefined ? undefined : Math.min(Math.max(Math.round(logical), 0), last));
    });
    onTheme(() => {
      this.#chart.applyOptions(this.#look());
      this.#redraw();
    }, signal);
    signal.addEventListener('abort', () => this.#chart.remove(), { once: true });
  }

  draw(drawing: Drawing): void {
    const before = this.#drawn;
    this.#drawn = drawing;
    if (before !== undefined && isSameLook(before, drawing)) {
      const tail = changedTail(before.bars, drawing.bars);
      if (tail !== undefined) return this.#update(tail);
    }
    this.#redraw();
    if (before === undefined || before.range !== drawing.range || before.resolution !== drawing.resolution)
      this.#chart.timeScale().fitContent();
  }

  moveCursor(index: number | undefined): void {
    const price = this.#drawn?.bars.close[index ?? -1];
    const time = this.#clock[index ?? -1];
    this.#isMoving = true;
    if (price === undefined || time === undefined || this.#prices === undefined) this.#chart.clearCrosshairPosition();
    else if (!this.#options.target.matches(':hover')) {
      this.#chart.setCrosshairPosition(price, time as UTCTimestamp, this.#prices);
      this.#reveal(index ?? 0);
    }
    this.#isMoving = false;
  }

  zoom(factor: number, around: number | undefined): void {
    const scale = this.#chart.timeScale();
    const seen = scale.getVisibleLogicalRange();
    if (seen === null) return;
    const center = around ?? seen.to;
    scale.setVisibleLogicalRange({ from: center - (center - seen.from) * factor, to: center + (seen.to - center) * factor });
  }

  picture(): HTMLCanvasElement {
    return this.#chart.takeScreenshot(true, false);
  }

  showDrawings(state: DrawingState): void {
    this.#layer.show(state);
  }

  meet(pixel: Pixel, isCoarse: boolean): Met | undefined {
    return this.#layer.meet(pixel, isCoarse);
  }

  pointAt(pixel: Pixel): DrawingPoint | undefined {
    return this.#layer.pointAt(pixel);
  }

  hold(isHeld: boolean): void {
    this.#chart.applyOptions({ handleScroll: isHeld ? false : SCROLL, handleScale: isHeld ? false : SCALE });
  }

  /** Moves the view so that a bar is in it. */
  #reveal(index: number): void {
    const scale = this.#chart.timeScale();
    const seen = scale.getVisibleLogicalRange();
    if (seen === null || (index >= seen.from && index <= seen.to)) return;
    const by = index < seen.from ? index - seen.from : index - seen.to;
    scale.setVisibleLogicalRange({ from: seen.from + by, to: seen.to + by });
  }

  #redraw(): void {
    const drawing = this.#drawn;
    if (drawing === undefined) return;
    const { bars, kind, scale, resolution, marks } = drawing;
    const { decimals, timeZone } = this.#options;
    const { PriceScaleMode } = this.#library;
    this.#clock = secondsOf(resolution) === undefined ? bars.at : wallClock(bars.at, timeZone);
    for (const series of [this.#prices, this.#volume]) if (series !== undefined) this.#chart.removeSeries(series);
    this.#volume = hasVolume(bars.volume) ? this.#addVolume() : undefined;
    this.#prices = this.#addPrices(kind);
    this.#prices.applyOptions({
      priceFormat: {
        type: 'custom',
        formatter: (price: number) => (scale === 'prozent' ? formatPercent(price) : formatNumber(price, { decimals })),
        minMove: scale === 'prozent' ? 0.01 : 10 ** -decimals,
      },
    });
    this.#prices.priceScale().applyOptions({
      mode: scale === 'log' ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
      scaleMargins: freeOfPrices(bars.volume),
    });
    this.#volume?.setData(volumePoints(bars, this.#clock));
    this.#prices.setData(barPoints(bars, this.#clock, kind));
    const base = scale === 'prozent' ? drawing.prices.close[0] : undefined;
    this.#layer.setFrame({ bars: drawing.prices, base, decimals, look: lookOf(this.#options.target) });
    this.#prices.attachPrimitive(this.#layer);
    drawMarks(this.#library, this.#prices, { marks, clock: this.#clock, color: lookOf(this.#options.target).accent });
    this.#lines = drawOverlays(this.#chart, this.#library, this.#lines, {
      ...drawing,
      clock: this.#clock,
      colors: lookOf(this.#options.target).lines,
    });
    this.#chart.applyOptions({ timeScale: { timeVisible: secondsOf(resolution) !== undefined } });
  }

  /** Writes only what has changed: the newest bar, and those that follow it. */
  #update(from: number): void {
    if (this.#drawn === undefined) return;
    const { bars, prices, kind, resolution, overlays } = this.#drawn;
    const fresh = bars.at.slice(this.#clock.length);
    const readings = secondsOf(resolution) === undefined ? fresh : wallClock(fresh, this.#options.timeZone);
    this.#clock = [...this.#clock, ...readings];
    for (const point of barPoints(bars, this.#clock, kind, from)) this.#prices?.update(point);
    for (const point of volumePoints(bars, this.#clock, from)) this.#volume?.update(point);
    this.#layer.setBars(prices);
    updateOverlays(this.#lines, overlays, this.#clock, from);
  }

  #addVolume(): ISeriesApi<'Histogram'> {
    const { muted, thin } = lookOf(this.#options.target);
    const volume = this.#chart.addSeries(this.#library.HistogramSeries, {
      priceScaleId: '',
      color: thin(muted, 0.35),
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    volume.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } });
    return volume;
  }

  #addPrices(kind: ChartKind): ISeriesApi<SeriesType> {
    const { CandlestickSeries, BarSeries, LineSeries, AreaSeries } = this.#library;
    const { up, down, accent, paper, thin } = lookOf(this.#options.target);
    if (kind === 'kerzen') {
      // What rises is hollow and what falls is filled, so that colour is not all that tells them apart.
      return this.#chart.addSeries(CandlestickSeries, {
        upColor: paper,
        downColor: down,
        borderUpColor: up,
        borderDownColor: down,
        wickUpColor: up,
        wickDownColor: down,
      });
    }
    if (kind === 'balken') return this.#chart.addSeries(BarSeries, { upColor: up, downColor: down, thinBars: true });
    if (kind === 'linie') return this.#chart.addSeries(LineSeries, { color: accent, lineWidth: 2 });
    const colors = { lineColor: accent, topColor: thin(accent, 0.16), bottomColor: thin(accent, 0.02) };
    return this.#chart.addSeries(AreaSeries, { ...colors, lineWidth: 2 });
  }

  #look() {
    const { muted, rule, paper, font } = lookOf(this.#options.target);
    const { ColorType, CrosshairMode } = this.#library;
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

  #behaviour() {
    const exactness = () => (secondsOf(this.#drawn?.resolution ?? '1D') === undefined ? 'day' : 'minute');
    return {
      // The logo would bring a style element, which our policy refuses, and tell the address of the page to others; the block names the library.
      layout: { attributionLogo: false },
      localization: {
        locale: 'de-DE',
        // Readings of a clock are written as if they were UTC.
        timeFormatter: (time: unknown) => instantText(Number(time), exactness(), 'UTC'),
      },
      timeScale: {
        rightOffset: 0,
        minBarSpacing: 0.01,
        // Bars that would be thinner than a pixel are drawn as one.
        enableConflation: true,
        tickMarkFormatter: (time: unknown, mark: number) => markText(Number(time), mark),
      },
      handleScroll: SCROLL,
      handleScale: SCALE,
    };
  }
}

/** Whether only prices may have changed. */
function isSameLook(before: Drawing, now: Drawing): boolean {
  const keys = ({ overlays, marks }: Drawing): string =>
    [...overlays.map(({ key, label }) => key + label), ...marks.map(({ index, letters }) => index + letters)].join();
  return before.kind === now.kind && before.scale === now.scale && before.resolution === now.resolution && keys(before) === keys(now);
}

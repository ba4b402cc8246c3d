import type * as Charts from 'lightweight-charts';
import type { EventMark } from '#domain/chart/events.ts';
import type { IChartApi, ISeriesApi, SeriesType } from 'lightweight-charts';
import type { Bars } from '#domain/chart/bars.ts';
import { instantText } from '#domain/chart/instant-text.ts';
import { exactnessOf, secondsOf, type Resolution } from '#domain/chart/resolution.ts';
import { isLine, type ChartKind, type ChartScale } from '#domain/chart/view.ts';
import type { DrawingPoint } from '#domain/chart/drawing.ts';
import { placeOfRendered, type Detail } from '#domain/chart/detail.ts';
import { barsOfDetail, indexOfRendered, lineOf } from '#domain/chart/levels.ts';
import { wallClock } from '#domain/chart/wall-clock.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { Range } from '#domain/instrument/range.ts';
import { markText } from './axis-text.ts';
import { marksOn, type MarksLayer } from './event-marks.ts';
import { followPan } from './follow-pan.ts';
import { addPrices, addVolume, colorsOf } from './chart-series.ts';
import { lookOf, onTheme, type ChartLook } from './chart-look.ts';
import { DrawingLayer, type DrawingState, type Met } from './drawing-layer.ts';
import type { Pixel } from './drawing-shape.ts';
import { chartTime } from './chart-time.ts';
import { barPoints, changedTail, volumePoints } from './chart-points.ts';
import { addOverlays, fillOverlays, updateOverlays, type LineLayer } from './overlay-series.ts';
import type { Overlay } from './overlays.ts';
import { SeenSpan } from './seen-span.ts';
import { freeOfPrices, hasVolume } from './shares.ts';

export interface MountOptions {
  readonly target: HTMLElement;
  readonly timeZone: string;
  readonly decimals: number;
  /** Reports the bar under the pointer; undefined after it has left. */
  readonly onCursor: (index: number | undefined) => void;
}
/** Visible contents of the chart. */
export interface Drawing {
  readonly bars: Bars;
  readonly range: Range;
  readonly resolution: Resolution;
  readonly kind: ChartKind;
  /** With a scale in percent, the bars contain changes instead of prices. */
  readonly scale: ChartScale;
  readonly overlays: readonly Overlay[];
  readonly marks: readonly EventMark[];
  /** Bars as the provider sent them, before a comparison turns them into percent. */
  readonly prices: Bars;
}
export interface MountedChart {
  readonly draw: (drawing: Drawing) => void;
  readonly moveCursor: (index: number | undefined) => void;
  /** Multiplies the number of visible bars by a factor, around the given bar or else the newest. */
  readonly zoom: (factor: number, around: number | undefined) => void;
  /** Screenshot of the chart, without the cursor. */
  readonly picture: () => HTMLCanvasElement;
  readonly showDrawings: (state: DrawingState) => void;
  /** Drawing under a pointer, if any. */
  readonly meet: (pixel: Pixel, isCoarse: boolean) => Met | undefined;
  readonly pointAt: (pixel: Pixel) => DrawingPoint | undefined;
  /** While held, pointers do not move the view. */
  readonly hold: (isHeld: boolean) => void;
}

/** Loads the library and adds an empty chart to `target`. Resolves to undefined if `signal` is aborted meanwhile. */
export async function mountChart(options: MountOptions, signal: AbortSignal): Promise<MountedChart | undefined> {
  const library = await import('lightweight-charts');
  return signal.aborted ? undefined : new LivingChart(library, options, signal);
}

type Library = typeof Charts;

// Our own code moves the view; the library only stretches the price axis by dragging.
const SCROLL = { horzTouchDrag: false, pressedMouseMove: false, vertTouchDrag: false, mouseWheel: false };
const SCALE = {
  axisPressedMouseMove: { time: false, price: true },
  axisDoubleClickReset: { time: false, price: true },
  pinch: false,
  mouseWheel: false,
};
/** Minimum width of a bar in pixels: enough for the body of a candle, or to tell a point of a line from the next. */
const BAR_WIDTH = 2;
/** Minimum distance between two marks, which their letters need, in pixels. */
const MARK_WIDTH = 20;

class LivingChart implements MountedChart {
  readonly #library: Library;
  readonly #options: MountOptions;
  readonly #chart: IChartApi;
  #prices: ISeriesApi<SeriesType> | undefined;
  #volume: ISeriesApi<'Histogram'> | undefined;
  #lines: readonly LineLayer[] = [];
  readonly #layer = new DrawingLayer();
  #marks: MarksLayer | undefined;
  readonly #span: SeenSpan;
  #drawn: Drawing | undefined;
  /** Readings of the venue's clock, for each bar in the library. */
  #clock: readonly number[] = [];
  /** Whether a key moves the cursor, so that the library's event is ignored. */
  #isMoving = false;
  #isHeld = false;
  #look: ChartLook;

  constructor(library: Library, options: MountOptions, signal: AbortSignal) {
    this.#library = library;
    this.#options = options;
    this.#look = lookOf(options.target);
    this.#chart = library.createChart(options.target, { autoSize: true, ...this.#behaviour() });
    this.#chart.applyOptions(colorsOf(this.#look, this.#library));
    this.#chart.subscribeCrosshairMove(({ logical, point }) => {
      if (this.#isMoving) return;
      options.onCursor(point === undefined || logical === undefined ? undefined : this.#indexAt(Math.round(logical)));
    });
    this.#span = new SeenSpan(this.#chart, (detail) => this.#fill(detail), signal);
    const span = this.#span;
    const view = {
      size: () => ({ width: span.width, height: options.target.clientHeight - this.#chart.timeScale().height() }),
      isHeld: () => this.#isHeld,
      pan: (pixels: number) => span.pan(pixels),
      zoomAt: (factor: number, x: number) => span.zoom(factor, span.placeAt(x)),
      showAll: () => span.showAll(),
    };
    followPan(options.target, view, signal);
    onTheme(() => {
      this.#look = lookOf(options.target);
      this.#chart.applyOptions(colorsOf(this.#look, this.#library));
      this.#redraw(false);
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
    this.#redraw(before === undefined || before.range !== drawing.range || before.resolution !== drawing.resolution);
  }

  moveCursor(index: number | undefined): void {
    const price = this.#drawn?.bars.close[index ?? -1];
    this.#isMoving = true;
    if (index === undefined || price === undefined || this.#prices === undefined) this.#chart.clearCrosshairPosition();
    else if (!this.#options.target.matches(':hover')) {
      this.#reveal(index);
      const { start, step } = this.#span.detail;
      const time = this.#clock[Math.floor((index - start) / step)];
      if (time !== undefined) this.#chart.setCrosshairPosition(price, chartTime(time), this.#prices);
    }
    this.#isMoving = false;
  }

  zoom(factor: number, around: number | undefined): void {
    this.#span.zoom(factor, around);
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
    this.#isHeld = isHeld;
  }

  /** Index of the bar at a place among the rendered ones. */
  #indexAt(drawn: number): number | undefined {
    if (this.#drawn === undefined) return undefined;
    const { bars, kind } = this.#drawn;
    const { detail } = this.#span;
    if (isLine(kind)) return indexOfRendered(bars.close, detail, drawn);
    return Math.min(Math.max(Math.floor(placeOfRendered(detail, drawn)), 0), bars.at.length - 1);
  }

  /** Moves the view so that it includes a bar. */
  #reveal(index: number): void {
    const { from, to } = this.#span.seen;
    if (index >= from && index <= to) return;
    const by = index < from ? index - 0.5 - from : index + 0.5 - to;
    this.#span.see({ from: from + by, to: to + by }, true);
  }

  #redraw(isAll: boolean): void {
    const drawing = this.#drawn;
    if (drawing === undefined) return;
    const { bars, kind, scale, resolution } = drawing;
    const { decimals } = this.#options;
    const { PriceScaleMode } = this.#library;
    const place = { chart: this.#chart, library: this.#library, look: this.#look };
    for (const series of [this.#prices, this.#volume]) if (series !== undefined) this.#chart.removeSeries(series);
    this.#volume = hasVolume(bars.volume) ? addVolume(place) : undefined;
    this.#prices = addPrices(place, kind);
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
    const { accent, lines } = this.#look;
    this.#prices.attachPrimitive(this.#layer);
    this.#marks = marksOn(this.#library, this.#prices, accent);
    this.#lines = addOverlays(this.#chart, this.#library, this.#lines, { ...drawing, colors: lines });
    this.#span.begin({ count: bars.at.length, barWidth: BAR_WIDTH }, isAll);
    this.#chart.applyOptions({ timeScale: { timeVisible: secondsOf(resolution) !== undefined, secondsVisible: resolution === 'tick' } });
  }

  /** Passes the visible part of the bars to the library. */
  #fill(detail: Detail): void {
    const drawing = this.#drawn;
    if (drawing === undefined) return;
    const { kind, scale, overlays, marks } = drawing;
    const bars = barsOfDetail(drawing.bars, detail);
    this.#clock = this.#readings(bars.at);
    // The library recomputes all instants whenever one is added or removed, so it must hold only those of the prices meanwhile.
    this.#volume?.setData([]);
    for (const { series } of this.#lines) series.setData([]);
    this.#prices?.setData(barPoints(isLine(kind) ? { ...bars, close: lineOf(drawing.bars.close, detail) } : bars, this.#clock, kind));
    this.#volume?.setData(volumePoints(bars, this.#clock));
    fillOverlays(this.#lines, overlays, this.#clock, detail);
    this.#marks?.show(marks, this.#clock, detail, MARK_WIDTH / this.#span.drawnWidth);
    const base = scale === 'prozent' ? drawing.prices.close[0] : undefined;
    this.#layer.setFrame({ bars: drawing.prices, base, decimals: this.#options.decimals, look: this.#look, detail });
  }

  /** Updates only what has changed: the newest bar and those that follow it. */
  #update(from: number): void {
    if (this.#drawn === undefined) return;
    const { bars, prices, kind, overlays } = this.#drawn;
    const isFollowed = this.#span.grow(bars.at.length);
    this.#layer.setBars(prices, this.#span.detail);
    if (!isFollowed) return this.#span.see(this.#span.seen);
    const { start } = this.#span.detail;
    const fresh = bars.at.slice(start + this.#clock.length);
    this.#clock = [...this.#clock, ...this.#readings(fresh)];
    const held = barsOfDetail(bars, this.#span.detail);
    for (const point of barPoints(held, this.#clock, kind, from - start)) this.#prices?.update(point);
    for (const point of volumePoints(held, this.#clock, from - start)) this.#volume?.update(point);
    updateOverlays(this.#lines, overlays, this.#clock, { detail: this.#span.detail, from });
    this.#span.see(this.#span.seen);
  }

  #readings(at: readonly number[]): readonly number[] {
    const { resolution = '1D' } = this.#drawn ?? {};
    if (secondsOf(resolution) === undefined) return at;
    return wallClock(at, this.#options.timeZone, resolution === 'tick' ? 0.001 : 1);
  }

  #behaviour() {
    const exactness = () => exactnessOf(this.#drawn?.resolution ?? '1D');
    return {
      // The logo would need a style element, which our policy forbids, and send the page's address to others; the block itself names the
      // library.
      layout: { attributionLogo: false },
      localization: {
        locale: 'de-DE',
        // Clock readings are formatted as if they were UTC.
        timeFormatter: (time: unknown) => instantText(Number(time), exactness(), 'UTC'),
      },
      timeScale: {
        rightOffset: 0,
        minBarSpacing: 0.1,
        shiftVisibleRangeOnNewBar: false,
        tickMarkFormatter: (time: unknown, mark: number) => markText(Number(time), mark),
      },
      // After a long press, the cursor follows the finger until it is lifted.
      trackingMode: { exitMode: this.#library.TrackingModeExitMode.OnTouchEnd },
      handleScroll: SCROLL,
      handleScale: SCALE,
    };
  }
}

/** Returns true if at most the prices have changed. */
function isSameLook(before: Drawing, now: Drawing): boolean {
  const keys = ({ overlays, marks }: Drawing): string =>
    [...overlays.map(({ key, label }) => key + label), ...marks.map(({ index, letters }) => index + letters)].join();
  return before.kind === now.kind && before.scale === now.scale && before.resolution === now.resolution && keys(before) === keys(now);
}

import type {
  AutoscaleInfo,
  IChartApiBase,
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesApi,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  SeriesType,
} from 'lightweight-charts';
import type { Bars } from '#domain/chart/bars.ts';
import { renderedPlace, placeOfRendered, type Detail } from '#domain/chart/detail.ts';
import { barPlace, instantAt, type ChartDrawing, type DrawingPoint } from '#domain/chart/drawing.ts';
import { chartPlace } from './chart-time.ts';
import type { ChartLook } from './chart-look.ts';
import { isPlanned } from './plan.ts';
import { distanceTo, handleAt, shapeOf, type Pixel, type Shape } from './drawing-shape.ts';

/** Drawings of the chart and the id of the selected one. */
export interface DrawingState {
  readonly drawings: readonly ChartDrawing[];
  readonly selected: string | undefined;
}

/** Drawing under a pointer and the index of the point that was hit (−1 for the rest of the drawing). */
export interface Met {
  readonly drawingId: string;
  readonly handle: number;
}

/** Context of the plot in which drawings are placed. */
interface Frame {
  /** Bars with prices, even if the plot shows percent. */
  readonly bars: Bars;
  /** Price at 0 percent; undefined if the plot shows prices. */
  readonly base: number | undefined;
  readonly decimals: number;
  readonly look: ChartLook;
  /** Part of the bars that the plot contains. */
  readonly detail: Detail;
}

const NEAR = 8;
const HANDLE = 5;
const LABEL_FONT = 12;

/** Paints drawings over the prices, and converts between places in the plot and points (price and instant). */
export class DrawingLayer implements ISeriesPrimitive, IPrimitivePaneView, IPrimitivePaneRenderer {
  #chart: IChartApiBase | undefined;
  #series: ISeriesApi<SeriesType> | undefined;
  #requestUpdate: () => void = () => undefined;
  #frame: Frame | undefined;
  #state: DrawingState = { drawings: [], selected: undefined };
  readonly #views: readonly [IPrimitivePaneView] = [this];

  attached({ chart, series, requestUpdate }: SeriesAttachedParameter): void {
    this.#chart = chart;
    this.#series = series;
    this.#requestUpdate = requestUpdate;
  }
  detached(): void {
    this.#series = undefined;
    this.#requestUpdate = () => undefined;
  }
  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
  zOrder() {
    return 'top' as const;
  }
  renderer(): IPrimitivePaneRenderer {
    return this;
  }

  /** Extends the price axis to the levels of a plan, with room for their labels. */
  autoscaleInfo(): AutoscaleInfo | null {
    const base = this.#frame?.base;
    const values = this.#state.drawings
      .filter(({ drawingId }) => isPlanned(drawingId))
      .flatMap(({ points }) => points.map(({ price }) => (base === undefined ? price : (price / base - 1) * 100)));
    if (values.length === 0) return null;
    return { priceRange: { minValue: Math.min(...values), maxValue: Math.max(...values) }, margins: { above: 2 * LABEL_FONT, below: 0 } };
  }

  /** Sets the context in which the drawings are placed. */
  setFrame(frame: Frame): void {
    this.#frame = frame;
  }
  /** Replaces the bars of the frame by newer ones. */
  setBars(bars: Bars, detail: Detail): void {
    if (this.#frame !== undefined) this.#frame = { ...this.#frame, bars, detail };
  }

  show(state: DrawingState): void {
    this.#state = state;
    this.#requestUpdate();
  }

  draw(target: Parameters<IPrimitivePaneRenderer['draw']>[0]): void {
    const frame = this.#frame;
    if (frame === undefined || this.#state.drawings.length === 0) return;
    target.useMediaCoordinateSpace(({ context }) => {
      for (const shape of this.#shapes()) paint(context, shape, frame.look, shape.drawingId === this.#state.selected);
    });
  }

  /** Finds the drawing at a place: the selected one first, then the newest. */
  meet(pixel: Pixel, isCoarse: boolean): Met | undefined {
    const near = isCoarse ? 2 * NEAR : NEAR;
    const shapes = this.#shapes().toReversed();
    const chosen = shapes.find(({ drawingId }) => drawingId === this.#state.selected);
    const handle = chosen === undefined ? -1 : handleAt(chosen, pixel, near + HANDLE);
    if (chosen !== undefined && handle >= 0) return { drawingId: chosen.drawingId, handle };
    const met = shapes.find((shape) => distanceTo(shape, pixel) <= near || handleAt(shape, pixel, near) >= 0);
    return met && { drawingId: met.drawingId, handle: handleAt(met, pixel, near) };
  }

  /** Instant and price at a place; close to a price of the bar there, exactly that price. */
  pointAt({ x, y }: Pixel): DrawingPoint | undefined {
    const scale = this.#chart?.timeScale();
    const [frame, series] = [this.#frame, this.#series];
    const value = series?.coordinateToPrice(y);
    if (scale === undefined || frame === undefined || series === undefined || value === null || value === undefined) return undefined;
    const { bars, base, detail } = frame;
    const first = scale.logicalToCoordinate(chartPlace(0));
    const { barSpacing } = scale.options();
    const spacing = this.#spacing() ?? barSpacing;
    if (first === null) return undefined;
    const place = placeOfRendered(detail, (x - first) / spacing);
    const bar = Math.min(Math.max(Math.round(place), 0), bars.at.length - 1);
    const snapped = [bars.close, bars.high, bars.low, bars.open]
      .map((column) => column[bar] ?? NaN)
      .find((price) => Math.abs((this.toPixel({ at: 0, price })?.y ?? Infinity) - y) <= NEAR);
    const price = snapped ?? (base === undefined ? value : base * (1 + value / 100));
    return { at: instantAt(bars.at, snapped === undefined ? place : bar), price: Number(price.toFixed(frame.decimals)) };
  }

  toPixel({ at, price }: DrawingPoint): Pixel | undefined {
    const [frame, series, scale] = [this.#frame, this.#series, this.#chart?.timeScale()];
    if (frame === undefined || series === undefined || scale === undefined) return undefined;
    const { bars, base, detail } = frame;
    const y = series.priceToCoordinate(base === undefined ? price : (price / base - 1) * 100);
    const first = scale.logicalToCoordinate(chartPlace(0));
    const place = barPlace(bars.at, at);
    if (y === null || first === null || Number.isNaN(place)) return undefined;
    return { x: first + renderedPlace(detail, place) * (this.#spacing() ?? scale.options().barSpacing), y };
  }

  /** Distance between two bars in pixels; the library converts only whole bars. */
  #spacing(): number | undefined {
    const scale = this.#chart?.timeScale();
    const [first, second] = [scale?.logicalToCoordinate(chartPlace(0)), scale?.logicalToCoordinate(chartPlace(1))];
    return typeof first === 'number' && typeof second === 'number' ? second - first : undefined;
  }

  #shapes(): readonly Shape[] {
    const frame = this.#frame;
    if (frame === undefined) return [];
    const width = this.#chart?.timeScale().width() ?? 0;
    const toPixel = (point: DrawingPoint): Pixel | undefined => this.toPixel(point);
    return this.#state.drawings.flatMap((drawing) => shapeOf(drawing, { toPixel, width, decimals: frame.decimals }) ?? []);
  }
}

function paint(
  context: CanvasRenderingContext2D,
  { drawingId, lines, labels, handles }: Shape,
  look: ChartLook,
  isSelected: boolean,
): void {
  context.strokeStyle = toneOf(drawingId, look);
  context.lineWidth = isSelected ? 2.5 : 1.5;
  for (const { from, to, isThin } of lines) {
    context.setLineDash(isThin === true ? [4, 4] : []);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.setLineDash([]);
  context.font = `${LABEL_FONT}px ${look.font}`;
  context.textBaseline = 'bottom';
  for (const { at, text } of labels) {
    // Outlines the letters, so that they are readable over candles.
    context.lineWidth = 3;
    context.strokeStyle = look.paper;
    context.strokeText(text, at.x, at.y - 2);
    context.fillStyle = toneOf(drawingId, look);
    context.fillText(text, at.x, at.y - 2);
  }
  if (!isSelected) return;
  context.lineWidth = 2;
  context.fillStyle = look.paper;
  context.strokeStyle = look.accent;
  for (const { x, y } of handles) {
    context.beginPath();
    context.arc(x, y, HANDLE, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

/** Color of a drawing; the levels of a plan have colors that show their meaning. */
function toneOf(drawingId: string, look: ChartLook): string {
  return { 'plan-entry': look.accent, 'plan-stop': look.down, 'plan-target': look.up }[drawingId] ?? look.ink;
}

import { fibonacciLevels, type ChartDrawing, type DrawingPoint } from '#domain/chart/drawing.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';

/** Place in the plot, in pixels from its top left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Geometry of a drawing. */
export interface Shape {
  readonly drawingId: string;
  readonly lines: readonly { readonly from: Pixel; readonly to: Pixel; readonly isThin?: boolean }[];
  readonly labels: readonly { readonly at: Pixel; readonly text: string }[];
  /** Positions of its points. */
  readonly handles: readonly Pixel[];
}

export interface ShapeFrame {
  /** Converts a point to pixels; undefined where the scale has no place for it, such as a price of zero on a logarithmic scale. */
  readonly toPixel: (point: DrawingPoint) => Pixel | undefined;
  /** Width of the plot in pixels. */
  readonly width: number;
  readonly decimals: number;
}

/** Approximate width of a letter in a label, in pixels; used to find the label under a click. */
const LETTER = 7;
const LABEL_HEIGHT = 16;

/**
 * Converts a drawing to pixels; undefined while one of its points has no place. Parallel lines are parallel on the screen, whatever the
 * scale.
 */
export function shapeOf(drawing: ChartDrawing, { toPixel, width, decimals }: ShapeFrame): Shape | undefined {
  const { drawingId, kind, points, text = '' } = drawing;
  const handles = points.map(toPixel);
  const [a, b, c] = handles;
  if (a === undefined || handles.includes(undefined)) return undefined;
  const shape = { drawingId, lines: [], labels: [], handles: handles.flatMap((handle) => handle ?? []) };
  const price = (value: number): string => formatNumber(value, { decimals });
  if (kind === 'TEXT') return { ...shape, labels: [{ at: a, text }] };
  if (kind === 'LEVEL') {
    return {
      ...shape,
      lines: [{ from: { x: 0, y: a.y }, to: { x: width, y: a.y } }],
      labels: [{ at: { x: 4, y: a.y }, text: [text, price(points[0]?.price ?? 0)].filter(Boolean).join(' ') }],
    };
  }
  if (b === undefined) return shape;
  if (kind === 'FIBONACCI') {
    const [first, second] = [points[0]?.price ?? 0, points[1]?.price ?? 0];
    const marks = fibonacciLevels(first, second).flatMap((mark) => {
      const place = toPixel({ at: points[1]?.at ?? 0, price: mark.price });
      return place === undefined ? [] : [{ ...mark, y: place.y }];
    });
    const left = Math.min(a.x, b.x);
    return {
      ...shape,
      lines: [...marks.map(({ y }) => ({ from: { x: left, y }, to: { x: width, y }, isThin: true })), { from: a, to: b, isThin: true }],
      labels: marks.map((mark) => ({ at: { x: left + 4, y: mark.y }, text: `${share(mark.share)} · ${price(mark.price)}` })),
    };
  }
  const base = { from: a, to: b };
  if (kind === 'LINE' || c === undefined) return { ...shape, lines: [base] };
  const slope = a.x === b.x ? 0 : (b.y - a.y) / (b.x - a.x);
  const by = c.y - (a.y + slope * (c.x - a.x));
  return {
    ...shape,
    lines: [base, moved(base, by), { ...moved(base, by / 2), isThin: true }],
  };
}

/** Distance of a place from the painted geometry, in pixels. */
export function distanceTo({ lines, labels }: Shape, { x, y }: Pixel): number {
  const toLines = lines.map(({ from, to }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1);
    return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
  });
  const toLabels = labels.map(({ at, text }) => {
    const beside = Math.max(at.x - x, 0, x - at.x - text.length * LETTER);
    return Math.hypot(beside, Math.max(at.y - LABEL_HEIGHT - y, 0, y - at.y));
  });
  return Math.min(...toLines, ...toLabels);
}

/** Index of the handle within a distance in pixels; −1 for none. */
export function handleAt({ handles }: Shape, { x, y }: Pixel, within: number): number {
  return handles.findIndex((handle) => Math.hypot(handle.x - x, handle.y - y) <= within);
}

function moved({ from, to }: { readonly from: Pixel; readonly to: Pixel }, by: number) {
  return { from: { x: from.x, y: from.y + by }, to: { x: to.x, y: to.y + by } };
}

/** Formats a share as percent: `0,618` → `61,8 %`. */
function share(value: number): string {
  return formatPercent(value * 100, { decimals: 1, signed: false });
}

import { pointsNeeded, type DrawingKind, type DrawingPoint } from '#domain/chart/drawing.ts';
import { generatedId } from '../../kit/generated-id.ts';
import type { Drawing } from './use-drawings.ts';

/** Drawing in progress: the next points in the plot complete it. */
export interface Tool {
  readonly kind: DrawingKind;
  /** Text of a text drawing. */
  readonly text: string;
  readonly points: readonly DrawingPoint[];
}

/** Adds a point. Returns the tool, or the complete drawing if it was the last point. */
export function withPoint(tool: Tool, point: DrawingPoint): { readonly tool: Tool } | { readonly drawing: Drawing } {
  const points = [...tool.points, point];
  return points.length < pointsNeeded(tool.kind) ? { tool: { ...tool, points } } : { drawing: drawingOf(tool, points) };
}

/** Drawing as it would be with the next point here; undefined while there is too little to show. */
export function previewOf(tool: Tool, point: DrawingPoint | undefined): Drawing | undefined {
  const points = point === undefined ? tool.points : [...tool.points, point];
  return points.length === 0 ? undefined : { ...drawingOf(tool, points), drawingId: 'vorschau' };
}

/** Drawing with the point at index `handle` moved to `to`; −1 moves the whole drawing by the distance from `from` to `to`. */
export function movedDrawing(drawing: Drawing, handle: number, from: DrawingPoint, to: DrawingPoint): Drawing {
  const [by, dearer] = [to.at - from.at, to.price - from.price];
  const points = drawing.points.map((point, index) => {
    if (handle === -1) return { at: point.at + by, price: Number((point.price + dearer).toFixed(6)) };
    return index === handle ? to : point;
  });
  return { ...drawing, points };
}

function drawingOf({ kind, text }: Tool, points: readonly DrawingPoint[]): Drawing {
  return { drawingId: generatedId(), kind, points: [...points], ...(kind === 'TEXT' ? { text } : {}) };
}

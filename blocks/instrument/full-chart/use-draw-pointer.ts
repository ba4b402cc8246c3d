import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { DrawingPoint } from '#domain/chart/drawing.ts';
import { movedDrawing, previewOf, withPoint, type Tool } from './draw-tool.ts';
import type { Pixel } from './drawing-shape.ts';
import { isPlanned } from './plan.ts';
import type { MountedChart } from './mount-chart.ts';
import type { Drawing, KnownDrawings } from './use-drawings.ts';

/** State and callbacks for drawing by hand. */
export interface DrawState {
  readonly known: KnownDrawings;
  /** Whether the visitor may change drawings. */
  readonly mayDraw: boolean;
  readonly tool: Tool | undefined;
  readonly onTool: (tool: Tool | undefined) => void;
  readonly selected: string | undefined;
  readonly onSelect: (drawingId: string | undefined) => void;
}

interface Drag {
  readonly drawing: Drawing;
  readonly handle: number;
  readonly from: DrawingPoint;
  to: DrawingPoint;
}

/** Maximum movement between pointer down and up that counts as a click, in pixels. */
const CLICK = 6;

/**
 * Handles drawing by pointer. With a tool, each click sets a point and a preview follows the pointer. Without one, a click selects a
 * drawing, and drawings or their points can be dragged. Elsewhere the pointer moves the chart as usual.
 * @returns paints the drawings, including the preview
 */
export function useDrawPointer(
  target: RefObject<HTMLElement | null>,
  mounted: RefObject<MountedChart | undefined>,
  state: DrawState,
): () => void {
  const latest = useRef(state);
  const way = useRef<{ drag?: Drag; preview?: Drawing | undefined; down?: Pixel }>({});
  const paint = useCallback(() => {
    const { known, selected, tool } = latest.current;
    const { drag, preview } = way.current;
    const now = drag === undefined ? undefined : movedDrawing(drag.drawing, drag.handle, drag.from, drag.to);
    const kept = known.drawings.map((drawing) => (drawing.drawingId === now?.drawingId ? now : drawing));
    const shown = preview === undefined || tool === undefined ? kept : [...kept, preview];
    mounted.current?.showDrawings({ drawings: shown, selected: preview?.drawingId ?? selected });
  }, [mounted]);
  // Does not run for each move of the cursor: that would remove the preview at the pointer.
  const drawn = useSame(state);
  useEffect(() => {
    latest.current = drawn;
    if (drawn.tool === undefined) delete way.current.preview;
    else way.current.preview = previewOf(drawn.tool, undefined);
    paint();
  }, [drawn, paint]);
  useEffect(() => {
    const plot = target.current;
    if (plot === null) return undefined;
    const controller = new AbortController();
    const listening = { signal: controller.signal, capture: true };
    const pixelOf = ({ clientX, clientY }: PointerEvent): Pixel => {
      const { left, top } = plot.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const press = (event: PointerEvent): void => {
      const chart = mounted.current;
      const { tool, known, mayDraw, onSelect } = latest.current;
      if (chart === undefined || event.button !== 0) return;
      const pixel = pixelOf(event);
      way.current.down = pixel;
      if (tool !== undefined) return;
      const met = chart.meet(pixel, event.pointerType !== 'mouse');
      const drawing = known.drawings.find(({ drawingId }) => drawingId === met?.drawingId);
      const from = chart.pointAt(pixel);
      onSelect(drawing?.drawingId);
      if (met === undefined || drawing === undefined || from === undefined) return;
      if (!mayDraw && !isPlanned(drawing.drawingId)) return;
      chart.hold(true);
      way.current.drag = { drawing, handle: met.handle, from, to: from };
    };
    const move = (event: PointerEvent): void => {
      const chart = mounted.current;
      const { tool } = latest.current;
      const { drag } = way.current;
      if (chart === undefined || (tool === undefined && drag === undefined)) return;
      const point = chart.pointAt(pixelOf(event));
      if (point === undefined) return;
      if (drag !== undefined) drag.to = point;
      else if (tool !== undefined) way.current.preview = previewOf(tool, point);
      paint();
    };
    const release = (event: PointerEvent): void => {
      const chart = mounted.current;
      const { down, drag } = way.current;
      const { tool, known, onTool, onSelect } = latest.current;
      delete way.current.down;
      delete way.current.drag;
      if (chart === undefined || down === undefined) return;
      const pixel = pixelOf(event);
      if (drag !== undefined) {
        chart.hold(false);
        if (Math.hypot(pixel.x - down.x, pixel.y - down.y) >= CLICK)
          known.save(movedDrawing(drag.drawing, drag.handle, drag.from, drag.to));
        return;
      }
      const point = chart.pointAt(pixel);
      if (tool === undefined || point === undefined || Math.hypot(pixel.x - down.x, pixel.y - down.y) >= CLICK) return;
      const next = withPoint(tool, point);
      if ('tool' in next) return onTool(next.tool);
      known.save(next.drawing);
      onTool(undefined);
      onSelect(next.drawing.drawingId);
    };
    const cancel = (): void => {
      delete way.current.down;
      delete way.current.drag;
      mounted.current?.hold(false);
      paint();
    };
    plot.addEventListener('pointerdown', press, listening);
    plot.addEventListener('pointermove', move, listening);
    document.addEventListener('pointerup', release, listening);
    document.addEventListener('pointercancel', cancel, listening);
    return () => controller.abort();
  }, [target, mounted, paint]);
  return paint;
}

/** Returns the same object until one of its properties changes. */
function useSame({ known, mayDraw, tool, onTool, selected, onSelect }: DrawState): DrawState {
  return useMemo(() => ({ known, mayDraw, tool, onTool, selected, onSelect }), [known, mayDraw, tool, onTool, selected, onSelect]);
}

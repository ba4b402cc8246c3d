/** Actions of pointers and the wheel on a chart's view. Places are pixels from the left edge of the plot. */
export interface PannedView {
  /** Size of the plot without the axes, in pixels. */
  readonly size: () => { readonly width: number; readonly height: number };
  readonly isHeld: () => boolean;
  /** Moves the view to the right by pixels. */
  readonly pan: (pixels: number) => void;
  /** Multiplies the number of visible bars by a factor; the bar at `x` stays in place. */
  readonly zoomAt: (factor: number, x: number) => void;
  readonly showAll: () => void;
}

/** Time after which a resting finger moves the cursor instead of the view, in ms. */
const LONG_PRESS_MS = 240;
/** Distance of a drag on the time axis that changes the number of visible bars by a factor of e, in pixels. */
const AXIS_PIXELS = 200;
/** Share of its speed that a thrown chart retains per frame, and the speed at which it stops, in pixels per ms. */
const FRICTION = 0.94;
const REST = 0.04;

interface Finger {
  readonly x: number;
  readonly at: number;
}

/**
 * Moves a chart by dragging and throwing. Zooms with two fingers, with Ctrl and the wheel, and by dragging the time axis. Vertical movement
 * of a finger scrolls the page (`touch-action`).
 */
export function followPan(target: HTMLElement, view: PannedView, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  let began = 0;
  let isAxis = false;
  let isMoving = false;
  let speed = 0;
  let frame = 0;
  const placeOf = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
    const { left, top } = target.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const press = (event: PointerEvent): void => {
    const { x, y } = placeOf(event);
    const { width, height } = view.size();
    cancelAnimationFrame(frame);
    if (event.button !== 0 || x > width || view.isHeld()) return;
    if (fingers.size === 0) {
      began = event.timeStamp;
      isAxis = y > height;
      isMoving = false;
      speed = 0;
    }
    fingers.set(event.pointerId, { x, at: event.timeStamp });
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || view.isHeld()) return;
    const { x } = placeOf(event);
    if (!isMoving && event.pointerType !== 'mouse' && fingers.size === 1 && event.timeStamp - began > LONG_PRESS_MS) {
      fingers.clear();
      return;
    }
    if (x === before.x) return;
    isMoving = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, { x, at: event.timeStamp });
    if (other !== undefined) {
      const [wide, wideBefore] = [Math.abs(x - other.x), Math.abs(before.x - other.x)];
      if (wide > 0 && wideBefore > 0) view.zoomAt(wideBefore / wide, (x + other.x) / 2);
    } else if (isAxis) view.zoomAt(Math.exp((before.x - x) / AXIS_PIXELS), view.size().width);
    else {
      view.pan(before.x - x);
      speed = (before.x - x) / Math.max(event.timeStamp - before.at, 1);
    }
  };
  const release = (event: PointerEvent): void => {
    const last = fingers.get(event.pointerId);
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || isAxis || !isMoving || event.pointerType === 'mouse') return;
    const isStill = last === undefined || event.timeStamp - last.at > 60 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill && event.type === 'pointerup') glide(performance.now());
  };
  const glide = (before: number): void => {
    if (Math.abs(speed) < REST) return;
    frame = requestAnimationFrame((now) => {
      view.pan(speed * Math.min(now - before, 50));
      speed *= FRICTION;
      glide(now);
    });
  };
  const turn = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    view.zoomAt(event.deltaY > 0 ? 1.1 : 0.9, placeOf(event).x);
  };
  const reset = (event: MouseEvent): void => {
    if (placeOf(event).y > view.size().height) view.showAll();
  };
  target.addEventListener('pointerdown', press, { signal });
  document.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release, { signal });
  target.addEventListener('wheel', turn, { signal, passive: false });
  target.addEventListener('dblclick', reset, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
}

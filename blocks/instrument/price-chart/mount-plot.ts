import type uPlot from 'uplot';
import type { Range } from '#domain/instrument/range.ts';
import { debounce } from '#domain/web/debounce.ts';
import type { ChartLayout } from '../../kit/chart/layout.ts';
import { shareOf } from '../../kit/chart/scale.ts';
import { positionsOf, type Series } from '../../kit/chart/series.ts';
import { plotOptions } from './plot-options.ts';
import { spacingOf } from './resolution.ts';

export interface PlotRequest {
  readonly target: HTMLElement;
  readonly series: Series;
  readonly range: Range;
  readonly layout: ChartLayout;
  /** The price that is drawn across. */
  readonly reference: number | undefined;
  /** Ends the plot with everything it listens to. */
  readonly signal: AbortSignal;
}
export interface MountedPlot {
  readonly moveCursor: (index: number | undefined) => void;
  /** The point nearest to a place on the screen. */
  readonly indexAt: (clientX: number) => number;
}

/** Loads uPlot and draws the series into `target`; undefined when it was given up meanwhile. */
export async function mountPlot({ target, series, range, layout, reference, signal }: PlotRequest): Promise<MountedPlot | undefined> {
  const { default: UPlot } = await import('uplot');
  if (signal.aborted) return undefined;
  const xs = positionsOf(series, spacingOf(range));
  const data: uPlot.AlignedData = [[...xs], [...series.value]];
  const draw = (): uPlot => new UPlot(plotOptions({ target, layout, reference }), data, target);
  let plot = draw();
  target.dataset.ready = '';
  let index: number | undefined;
  // Places are computed from the limits, since uPlot knows them only after its next frame.
  const moveCursor = (next: number | undefined): void => {
    index = next;
    const [x, y] = [xs[next ?? -1], series.value[next ?? -1]];
    if (x === undefined || y === undefined) return plot.setCursor({ left: -10, top: -10 }, false);
    const { clientWidth: width, clientHeight: height } = target;
    return plot.setCursor({ left: shareOf(x, layout.xLimits) * width, top: (1 - shareOf(y, layout.yLimits)) * height }, false);
  };
  const redraw = (): void => {
    plot.destroy();
    plot = draw();
    moveCursor(index);
  };
  const resize = (): void => {
    if (plot.width !== target.clientWidth || plot.height !== target.clientHeight) redraw();
  };
  listen(target, resize, redraw, signal);
  signal.addEventListener('abort', () => plot.destroy(), { once: true });
  return { moveCursor, indexAt: (clientX) => plot.posToIdx(clientX - target.getBoundingClientRect().left) };
}

/** Follows the element's size once it rests, and the theme, whose colours a canvas cannot inherit. */
function listen(target: HTMLElement, resize: () => void, redraw: () => void, signal: AbortSignal): void {
  const resizeSoon = debounce(resize);
  const sizes = new ResizeObserver(resizeSoon);
  sizes.observe(target);
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
  const stop = (): void => {
    [sizes, themes].forEach((observer) => observer.disconnect());
    resizeSoon.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
}

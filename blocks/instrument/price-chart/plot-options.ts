import type uPlot from 'uplot';
import type { ChartLayout } from '../../kit/chart/layout.ts';

interface PlotLook {
  readonly target: HTMLElement;
  readonly layout: ChartLayout;
  readonly reference: number | undefined;
}

/** uPlot drawn exactly as the server's picture: same limits, grid, line and area; the axes stay SVG. */
export function plotOptions({ target, layout, reference }: PlotLook): uPlot.Options {
  const color = (token: string): string => resolvedColor(target, `var(--color-${token})`);
  const accent = color('accent');
  const gridLines = layout.yLabels.map(({ share }) => share / 100);
  return {
    width: target.clientWidth,
    height: target.clientHeight,
    padding: [0, 0, 0, 0],
    legend: { show: false },
    axes: [{ show: false }, { show: false }],
    scales: { x: { time: false, range: [...layout.xLimits] }, y: { range: [...layout.yLimits] } },
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      bind: withoutMouse(),
      points: { size: 9, fill: accent, stroke: color('paper'), width: 2 },
    },
    series: [
      {},
      {
        stroke: accent,
        width: 1.75,
        fill: resolvedColor(target, 'color-mix(in srgb, var(--color-accent) 9%, transparent)'),
        points: { show: false },
      },
    ],
    hooks: {
      drawClear: [(plot) => drawGrid(plot, gridLines, color('rule'))],
      draw: [(plot) => drawReference(plot, reference, color('muted'))],
    },
  };
}

/** The cursor follows our pointer and key handlers alone. */
function withoutMouse(): uPlot.Cursor.Bind {
  const nothing: uPlot.Cursor.MouseListenerFactory = () => null;
  return {
    mousedown: nothing,
    mouseup: nothing,
    click: nothing,
    dblclick: nothing,
    mousemove: nothing,
    mouseleave: nothing,
    mouseenter: nothing,
  };
}

function drawGrid({ ctx, bbox }: uPlot, shares: readonly number[], color: string): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  for (const share of shares) {
    const y = Math.round(bbox.top + share * bbox.height) + (devicePixelRatio % 2) / 2;
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
  }
  ctx.stroke();
  ctx.restore();
}

function drawReference(plot: uPlot, reference: number | undefined, color: string): void {
  if (reference === undefined) return;
  const { ctx, bbox } = plot;
  const y = plot.valToPos(reference, 'y', true);
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** A canvas understands no variables: the browser computes the colour on an element of the page. */
function resolvedColor(target: HTMLElement, value: string): string {
  const probe = document.createElement('span');
  probe.style.color = value;
  target.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

import type { ReactNode } from 'react';
import { PLOT, type ChartLayout } from './layout.ts';

export interface SeriesChartProps {
  readonly layout: ChartLayout;
  /** Text alternative of the chart. */
  readonly label: string;
  /** Overlay that an island adds to the plot. */
  readonly overlay?: ReactNode;
}

/**
 * Line chart as plain SVG of fixed height and any width: the plot is stretched, its strokes and labels are not. Labels have SVGs of their
 * own, placed in percent, so that no inline style is needed.
 */
export function SeriesChart({ layout, label, overlay }: SeriesChartProps) {
  return (
    <div className="series-chart">
      <div className="series-chart__plot" role="img" aria-label={label}>
        <Plot layout={layout} />
      </div>
      {overlay}
      <ChartAxes layout={layout} />
    </div>
  );
}

/** Stretched part of the chart: grid, area, line, last point. */
export function Plot({ layout }: { readonly layout: ChartLayout }) {
  const { width, height } = PLOT;
  return (
    <svg className="series-chart__svg" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="series-chart__grid" d={layout.yLabels.map(({ share }) => `M0 ${(share * height) / 100}H${width}`).join('')} />
      <path className="series-chart__area" d={layout.area} />
      {layout.reference !== undefined && <path className="series-chart__reference" d={`M0 ${layout.reference}H${width}`} />}
      <path className="series-chart__line" d={layout.line} />
      <path className="series-chart__end" d={layout.dots ?? `M${layout.end.x} ${layout.end.y}h0`} />
    </svg>
  );
}

/** Axes with prices at the right and time below. Labels too near to an edge are left out. */
export function ChartAxes({ layout }: { readonly layout: Pick<ChartLayout, 'xLabels' | 'yLabels'> }) {
  return (
    <>
      <svg className="series-chart__y" aria-hidden="true">
        {layout.yLabels.map(({ share, label }) => (
          <text key={label} x="100%" y={`${share}%`} dy="0.34em" textAnchor="end">
            {label}
          </text>
        ))}
      </svg>
      <svg className="series-chart__x" aria-hidden="true">
        {layout.xLabels
          .filter(({ share }) => share > 2 && share < 97)
          .map(({ share, label }) => (
            <text key={`${share}${label}`} x={`${share}%`} y="1em" textAnchor="middle">
              {label}
            </text>
          ))}
      </svg>
    </>
  );
}

import type { ReactNode } from 'react';
import { ChartAxes } from '../../kit/chart/series-chart.tsx';
import { PICTURE, type Picture } from './picture.ts';

interface PictureViewProps {
  readonly picture: Picture;
  /** Text alternative of the picture. */
  readonly label: string;
  /** Legend of the overlays. */
  readonly legend: ReactNode;
}

/**
 * Chart as plain SVG, for visitors without scripts and until the first interaction. The plot is stretched, its strokes and labels are not.
 */
export function PictureView({ picture, label, legend }: PictureViewProps) {
  const { width, height } = PICTURE;
  const grid = picture.yLabels.map(({ share }) => `M0 ${(share * height) / 100}H${width}`).join('');
  return (
    <div className="series-chart full-chart__picture">
      <div className="series-chart__plot" role="img" aria-label={label}>
        <svg className="series-chart__svg" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="series-chart__grid" d={grid} />
          <path className="full-chart__volume" d={picture.volume} />
          <path className="series-chart__area" d={picture.area} />
          <path className="series-chart__line" d={picture.line} />
          <path className="full-chart__rising" d={picture.rising} />
          <path className="full-chart__falling" d={picture.falling} />
          <path className="full-chart__rising-bodies" d={picture.risingBodies} />
          <path className="full-chart__falling-bodies" d={picture.fallingBodies} />
          {picture.lines.map(({ path, color }, index) => (
            <path key={index} className="full-chart__line" data-color={color} d={path} />
          ))}
        </svg>
      </div>
      <svg className="full-chart__marks" width="100%" height="100%" overflow="visible" pointerEvents="none" aria-hidden="true">
        {picture.marks.map(({ across, down, letters }) => (
          <text
            key={across}
            x={`${across}%`}
            y={`${down}%`}
            dy="1.25em"
            textAnchor="middle"
            fontWeight={600}
            paintOrder="stroke"
            strokeWidth={3}
          >
            {letters}
          </text>
        ))}
      </svg>
      {legend}
      <ChartAxes layout={picture} />
    </div>
  );
}

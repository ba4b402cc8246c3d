import { roundTenth, shareOf } from './scale.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}
type Limits = readonly [number, number];

/** SVG path of a line through the points, with one decimal. */
export function linePath(xs: readonly number[], ys: readonly number[], xLimits: Limits, yLimits: Limits, { width, height }: Box): string {
  return xs
    .map((x, index) => {
      const across = roundTenth(shareOf(x, xLimits) * width);
      const down = roundTenth((1 - shareOf(ys[index] ?? 0, yLimits)) * height);
      return `${index === 0 ? 'M' : 'L'}${across} ${down}`;
    })
    .join('');
}

/** SVG path of the area between a line and the bottom of its box. */
export function areaPath(line: string, { width, height }: Box): string {
  return line === '' ? '' : `${line}L${width} ${height}L0 ${height}Z`;
}

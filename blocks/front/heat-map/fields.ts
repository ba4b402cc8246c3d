import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

/** A place in a picture, in percent of its width and height. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of the picture by its height. */
export const RATIO = 2.4;
/** What knows no size is as small as a hundredth of the largest. */
const LEAST = 0.01;

/**
 * Fields that fill a picture without a gap, as square as they can be (squarified treemap of Bruls, Huizing and van Wijk, 2000). Their areas
 * go with the roots of the sizes: by the sizes themselves, the smallest of an index could not hold their names.
 * @param sizes the largest first
 */
export function fieldsOf(sizes: readonly number[]): readonly Field[] {
  const least = (sizes[0] ?? 0) * LEAST || 1;
  const root = hierarchy<{ readonly size?: number; readonly children?: readonly { readonly size: number }[] }>({
    children: sizes.map((size) => ({ size: Math.sqrt(Math.max(size, least)) })),
  }).sum(({ size = 0 }) => size);
  const laid = treemap<{ readonly size?: number }>()
    .tile(treemapSquarify.ratio(1.4))
    .size([RATIO * 100, 100])(root);
  return (laid.children ?? []).map(({ x0, x1, y0, y1 }) => ({
    left: percent(x0 / RATIO),
    top: percent(y0),
    width: percent((x1 - x0) / RATIO),
    height: percent(y1 - y0),
  }));
}

function percent(value: number): number {
  return Math.round(value * 100) / 100;
}

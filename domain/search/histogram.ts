import { uint32At } from '../input/at.ts';
/** Histogram of numbers between two round bounds; numbers beyond them are counted in the outermost bins. */
export interface Histogram {
  readonly from: number;
  readonly to: number;
  /** Number in each of the equal bins, relative to the fullest one, which is 1. */
  readonly shares: readonly number[];
}

/** Sample size: more numbers do not change a picture of this size. */
const SAMPLE = 4_000;
const STEPS = 16;
/**
 * Share of outliers at either end, and the maximum distance of the bounds from the interquartile range, in multiples of its width. Values
 * beyond the bounds do not compress the others.
 */
const OUTLIERS = 0.02;
const FAR = 3;

/**
 * Returns the histogram of the known ones of `count` numbers (NaN is unknown), from every nth number if there are many.
 * @returns undefined if fewer than two different numbers are known
 */
export function histogramOf(count: number, valueAt: (index: number) => number): Histogram | undefined {
  const stride = Math.max(1, Math.ceil(count / SAMPLE));
  const known = new Float64Array(Math.ceil(count / stride));
  let length = 0;
  for (let index = 0; index < count; index += stride) {
    const value = valueAt(index);
    if (!Number.isNaN(value)) known[length++] = value;
  }
  const values = known.subarray(0, length).toSorted();
  const at = (part: number): number => values[Math.round((length - 1) * part)] ?? Number.NaN;
  const fence = FAR * (at(0.75) - at(0.25));
  const inner = [Math.max(at(OUTLIERS), at(0.25) - fence), Math.min(at(1 - OUTLIERS), at(0.75) + fence)] as const;
  const [low, high] = inner[0] < inner[1] ? inner : [at(0), at(1)];
  if (!(low < high)) return undefined;
  const step = roundStep((high - low) / STEPS);
  const first = Math.floor(low / step);
  const counts = new Uint32Array(Math.max(1, Math.ceil(high / step) - first));
  for (const value of values) {
    const place = Math.min(Math.max(Math.floor(value / step) - first, 0), counts.length - 1);
    counts[place] = uint32At(counts, place) + 1;
  }
  const most = Math.max(...counts);
  return {
    from: plain(first * step),
    to: plain((first + counts.length) * step),
    shares: Array.from(counts, (one) => Number((one / most).toFixed(3))),
  };
}

/** Returns the smallest of 1, 2, 5, 10, 20 … that is not below the step. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return plain(([1, 2, 5].find((one) => one * power >= step) ?? 10) * power);
}

/** Removes the rounding noise of binary sums. */
function plain(value: number): number {
  return Number(value.toPrecision(12));
}

import type { Series } from './series.ts';

/**
 * Reduces a series to at most `limit` points that preserve the look of the line: "largest triangle three buckets" (S. Steinarsson,
 * Downsampling Time Series for Visual Representation, 2013). First and last point always stay.
 */
export function downsample(series: Series, limit: number): Series {
  const count = series.at.length;
  if (count <= limit || limit < 3) return series;
  const size = (count - 2) / (limit - 2);
  const kept = [0];
  for (let bucket = 0; bucket < limit - 2; bucket += 1) {
    const from = Math.floor(bucket * size) + 1;
    const to = Math.floor((bucket + 1) * size) + 1;
    const next = centre(series, to, Math.min(Math.floor((bucket + 2) * size) + 1, count));
    kept.push(largestTriangle(series, kept.at(-1) ?? 0, from, to, next));
  }
  kept.push(count - 1);
  return { at: kept.map((index) => series.at[index] ?? 0), value: kept.map((index) => series.value[index] ?? 0) };
}

type Point = readonly [x: number, y: number];

function largestTriangle({ at, value }: Series, previous: number, from: number, to: number, [nextX, nextY]: Point): number {
  const [x, y] = [at[previous] ?? 0, value[previous] ?? 0];
  let best = from;
  let largest = -1;
  for (let index = from; index < to; index += 1) {
    const area = Math.abs((x - nextX) * ((value[index] ?? 0) - y) - (x - (at[index] ?? 0)) * (nextY - y));
    if (area > largest) {
      largest = area;
      best = index;
    }
  }
  return best;
}

function centre({ at, value }: Series, from: number, to: number): Point {
  const count = Math.max(to - from, 1);
  let [x, y] = [0, 0];
  for (let index = from; index < to; index += 1) {
    x += at[index] ?? 0;
    y += value[index] ?? 0;
  }
  return [x / count, y / count];
}

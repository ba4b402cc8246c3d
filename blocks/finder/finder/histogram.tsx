import type { Schema } from '#client/operations.ts';
import type { PlannedFilter } from './plan.ts';
import { boundsOf } from './state.ts';

const WIDTH = 8;
const HEIGHT = 32;

/** Distribution of the hits over a range, with the chosen part in color. */
export function Histogram({
  filter,
  range: { from, to, shares },
  values,
}: {
  readonly filter: PlannedFilter;
  readonly range: Schema<'FinderRange'>;
  readonly values: readonly string[];
}) {
  const place = (text: string): number => (filter.isDays ? Date.parse(text) : Number(text));
  const [low, high] = [place(from), place(to)];
  const [chosenFrom, chosenTo] = boundsOf(values);
  const least = chosenFrom === '' ? -Infinity : place(chosenFrom);
  const most = chosenTo === '' ? Infinity : place(chosenTo);
  const step = (high - low) / shares.length;
  const isIn = (index: number): boolean => {
    // The outermost steps include everything beyond them.
    const begins = index === 0 ? -Infinity : low + index * step;
    const ends = index === shares.length - 1 ? Infinity : low + (index + 1) * step;
    return begins < most && ends > least;
  };
  const path = (isWanted: (index: number) => boolean): string =>
    shares.map((share, index) => (isWanted(index) && share > 0 ? bar(index, share) : '')).join('');
  return (
    <svg className="finder__histogram" viewBox={`0 0 ${shares.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="finder__bars" d={path((index) => !isIn(index))} />
      <path className="finder__bars finder__bars--chosen" d={path(isIn)} />
    </svg>
  );
}

/** Path of a bar, at least high enough to be visible. */
function bar(index: number, share: number): string {
  const height = Math.max(1.5, Math.round(share * HEIGHT * 10) / 10);
  return `M${index * WIDTH} ${HEIGHT}v-${height}h${WIDTH - 1}v${height}z`;
}

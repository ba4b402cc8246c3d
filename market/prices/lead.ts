import { singleAt } from '#domain/input/at.ts';
import { shifted } from './compose-path.ts';
import { QUARTER, type HalfHourPath } from './half-hour-path.ts';

/** Log prices at the starts of quarters of a day, numbered since 1970. */
export type QuarterLogs = (quarter: number) => number;

/** Number of quarters that are cached in one block of 4 kB. */
const BLOCK = 1_024;

/** Returns the log prices of a path. Each is computed once and cached permanently, which takes 60 kB for ten years. */
export function quarterLogs({ space, node }: HalfHourPath): QuarterLogs {
  const blocks: (Float32Array | undefined)[] = [];
  return (quarter) => {
    const number = Math.floor(quarter / BLOCK);
    const block = (blocks[number] ??= new Float32Array(BLOCK).fill(Number.NaN));
    const at = quarter - number * BLOCK;
    if (Number.isNaN(block[at])) {
      const value = node(quarter * QUARTER);
      block[at] = space === 'LOG' ? value : Math.log(value);
    }
    return singleAt(block, at);
  };
}

/**
 * Path in prices with the gains and losses of its leader from each start of a quarter of a day to the next; within a quarter it follows
 * `path`. It is unchanged at the quarter `reference`. In this way, a fund follows the sum of hundreds of shares at the cost of four sums a
 * day, which all funds on that index share.
 */
export function ledBy(path: HalfHourPath, leader: QuarterLogs, reference: number): HalfHourPath {
  const own = (quarter: number): number => Math.log(path.node(quarter * QUARTER));
  const apart = own(reference) - leader(reference);
  const gap = (quarter: number): number => leader(quarter) - own(quarter) + apart;
  let [known, from, to] = [Number.NaN, 0, 0];
  return shifted(path, (half) => {
    const quarter = Math.floor(half / QUARTER);
    if (quarter !== known) {
      from = quarter === known + 1 ? to : gap(quarter);
      to = gap(quarter + 1);
      known = quarter;
    }
    return from + (to - from) * (half / QUARTER - quarter);
  });
}

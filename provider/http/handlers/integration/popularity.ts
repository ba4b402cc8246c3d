import type { DerivativeBook, FiguresEngine, Row } from '../../../derivatives/index.ts';
import { piecesPerDay } from '../../../derivatives/volume.ts';

/** So many of the most traded products are remembered per question; the lists show far fewer. */
const KEPT = 400;

type Question = readonly [key: string, from: Row, to: Row, accepts: (row: Row) => boolean];

const remembered = new WeakMap<DerivativeBook, Map<string, readonly Row[]>>();

/**
 * Products by turnover of a day (pieces times ask), most traded first; only those that have a price. How many pieces a
 * product trades never changes, so the candidates are found once per book, and only they are looked at each time.
 */
export function mostTraded({ book, figures }: { book: DerivativeBook; figures: FiguresEngine }, [key, from, to, accepts]: Question): Row[] {
  const known = remembered.get(book) ?? new Map<string, readonly Row[]>();
  remembered.set(book, known);
  const candidates = known.get(key) ?? busiest(book, from, to, accepts);
  known.set(key, candidates);
  const { ask } = figures.columns().column;
  const turnover = (row: Row): number => piecesPerDay(book, row) * (ask[row] ?? 0);
  return candidates
    .filter((row) => !Number.isNaN(ask[row]) && !figures.hasEnded(row))
    .map((row) => [row, turnover(row)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([row]) => row);
}

/** Rows with the most pieces per day. A threshold that rises as better ones are found keeps it to one pass. */
function busiest(book: DerivativeBook, from: Row, to: Row, accepts: (row: Row) => boolean): readonly Row[] {
  let best: (readonly [row: Row, volume: number])[] = [];
  let threshold = -1;
  for (let row = from; row < to; row += 1) {
    const volume = piecesPerDay(book, row);
    if (volume <= threshold || !accepts(row)) continue;
    best.push([row, volume]);
    if (best.length < 2 * KEPT) continue;
    best = best.toSorted(([, a], [, b]) => b - a).slice(0, KEPT);
    threshold = best.at(-1)?.[1] ?? -1;
  }
  return best
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, KEPT)
    .map(([row]) => row);
}

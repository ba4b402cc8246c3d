import { type DerivativeBook, type FiguresEngine, type Row, unitsPerDay } from '#market/derivatives/index.ts';

/** Number of the most traded products that are cached per list; a list shows far fewer. */
const MAX_CACHED = 400;

/** Products that a list may contain: accepted rows of a range. */
export interface Scope {
  /** Unique key of the list. */
  readonly key: string;
  readonly from: Row;
  readonly to: Row;
  readonly accepts?: (row: Row) => boolean;
}

const remembered = new WeakMap<DerivativeBook, Map<string, readonly Row[]>>();

/**
 * Returns products by their daily trading volume, most traded first; only those with a price. The volume of a product does not change, so
 * the order is computed once per book, and only products that have ended since are filtered each time.
 */
export function mostTraded({ book, figures }: { book: DerivativeBook; figures: FiguresEngine }, scope: Scope): Row[] {
  const known = remembered.get(book) ?? new Map<string, readonly Row[]>();
  remembered.set(book, known);
  const busy = known.get(scope.key) ?? busiest(book, figures, scope);
  known.set(scope.key, busy);
  return busy.filter(tradable(figures));
}

/** Returns a filter for products with a price in the figures of the current minute. */
export function tradable(figures: FiguresEngine): (row: Row) => boolean {
  const { ask } = figures.columns().column;
  return (row) => !Number.isNaN(ask[row] ?? Number.NaN) && !figures.hasEnded(row);
}

/** Selects the most traded rows in one pass; rows below a threshold, which rises with better ones, are skipped. */
function busiest(book: DerivativeBook, figures: FiguresEngine, { from, to, accepts = () => true }: Scope): readonly Row[] {
  const hasPrice = tradable(figures);
  let best: (readonly [row: Row, pieces: number])[] = [];
  let threshold = -1;
  for (let row = from; row < to; row += 1) {
    const pieces = unitsPerDay(book, row);
    if (pieces <= threshold || !accepts(row) || !hasPrice(row)) continue;
    best.push([row, pieces]);
    if (best.length < 2 * MAX_CACHED) continue;
    best = mostOf(best);
    threshold = best.at(-1)?.[1] ?? -1;
  }
  return mostOf(best).map(([row]) => row);
}

function mostOf(rows: readonly (readonly [row: Row, pieces: number])[]): (readonly [row: Row, pieces: number])[] {
  return rows.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CACHED);
}

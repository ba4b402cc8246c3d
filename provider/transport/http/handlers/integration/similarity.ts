import { levelsAt } from '#domain/derivative/levels.ts';
import { yearsBetween, type DerivativeTerms } from '#domain/derivative/terms.ts';
import { isLeveraged } from '#domain/derivative/types.ts';
import type { DerivativeBook, FigureColumns, FiguresEngine, Row } from '#market/derivatives/index.ts';
import { tradable } from './popularity.ts';

/** Weights of the differences; each weighted difference is about 1 for products that a buyer would not consider similar. */
const GEARING_WEIGHT = 2;
const LEVEL_WEIGHT = 10;
const YEARS_WEIGHT = 1;
const RETURN_WEIGHT = 0.1;
const SPREAD_WEIGHT = 0.2;
/**
 * Minimum distance between listed products; closer ones count as the same offer: for a knock-out of leverage 10, a difference in leverage
 * of 0.5.
 */
const APART = 0.15;

export interface Neighbour {
  readonly row: Row;
  /** 0 for identical figures. */
  readonly distance: number;
}

/**
 * Returns products of the same type, underlying and direction, nearest first: leverage products by gearing, strike and maturity; investment
 * products by possible return, level and maturity. Only those with a price, without the product itself.
 */
export function neighboursOf({ book, figures }: { book: DerivativeBook; figures: FiguresEngine }, row: Row, now: number): Neighbour[] {
  const terms = book.terms(row);
  const columns = figures.columns();
  const hasPrice = tradable(figures);
  const distance = distanceFrom(terms, row, columns, now);
  const { from, to } = book.rowsOf(book.underlyingOf(row));
  const neighbours: Neighbour[] = [];
  for (let other = from; other < to; other += 1) {
    if (other === row || book.typeOf(other) !== terms.type) continue;
    if (!hasPrice(other)) continue;
    const theirs = book.terms(other);
    if (theirs.right === terms.right) neighbours.push({ row: other, distance: distance(theirs, other) });
  }
  return neighbours.toSorted((a, b) => a.distance - b.distance || a.row - b.row);
}

/** Returns the first ones that differ from each other; each represents the products close to it. */
export function differingOf(
  { book, figures }: { book: DerivativeBook; figures: FiguresEngine },
  neighbours: readonly Neighbour[],
  now: number,
  most: number,
): Neighbour[] {
  const columns = figures.columns();
  const chosen: { readonly neighbour: Neighbour; readonly apart: ReturnType<typeof distanceFrom> }[] = [];
  for (const neighbour of neighbours) {
    if (chosen.length === most) break;
    const terms = book.terms(neighbour.row);
    if (chosen.some(({ apart }) => apart(terms, neighbour.row) < APART)) continue;
    chosen.push({ neighbour, apart: distanceFrom(terms, neighbour.row, columns, now) });
  }
  return chosen.map(({ neighbour }) => neighbour);
}

/** Adds a penalty for the spread to the distance, so that cheaper products with similar figures come first. */
export function withSpreadPenalty({ row, distance }: Neighbour, { column }: FigureColumns): Neighbour {
  const spread = column.spreadAskPct[row] ?? Number.NaN;
  return { row, distance: distance + SPREAD_WEIGHT * (Number.isNaN(spread) ? 10 : Math.min(10, spread)) };
}

function distanceFrom(terms: DerivativeTerms, row: Row, { column }: FigureColumns, now: number) {
  const level = levelOf(terms, now);
  const years = yearsOf(terms, now);
  const isLever = isLeveraged(terms.type);
  const figure = isLever ? column.gearingAsk : column.maximumReturnPerAnnumPct;
  const mine = figure[row] ?? Number.NaN;
  return (theirs: DerivativeTerms, other: Row): number => {
    const value = figure[other] ?? Number.NaN;
    const apart = isLever ? GEARING_WEIGHT * Math.abs(Math.log(value / mine)) : RETURN_WEIGHT * Math.abs(value - mine);
    const levels = LEVEL_WEIGHT * Math.abs(Math.log(levelOf(theirs, now) / level));
    return (Number.isFinite(apart) ? apart : 1) + levels + YEARS_WEIGHT * Math.abs(yearsOf(theirs, now) - years);
  };
}

/**
 * Returns the level of the underlying that describes a product best today: products with financing have moved away from their level at
 * issue.
 */
function levelOf(terms: DerivativeTerms, now: number): number {
  const { strike, barrier } = levelsAt(terms, now);
  return strike ?? terms.cap ?? barrier ?? terms.callLevel ?? terms.reference;
}

/** Returns the remaining years; an open end counts as ten. */
function yearsOf({ maturity }: DerivativeTerms, now: number): number {
  return maturity === undefined ? 10 : yearsBetween(now, maturity);
}

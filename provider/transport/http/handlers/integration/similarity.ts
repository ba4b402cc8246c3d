import { levelsAt } from '#domain/derivative/levels.ts';
import { yearsBetween, type DerivativeTerms } from '#domain/derivative/terms.ts';
import { isLeveraged } from '#domain/derivative/types.ts';
import type { DerivativeBook, FigureColumns, FiguresEngine, Row } from '#market/derivatives/index.ts';
import { tradable } from './popularity.ts';

/** How much a difference of each kind counts; all are about 1 for products that a buyer would not take for one another. */
const GEARING_WEIGHT = 2;
const LEVEL_WEIGHT = 10;
const YEARS_WEIGHT = 1;
const RETURN_WEIGHT = 0.1;
const SPREAD_WEIGHT = 0.2;
/** Products that are nearer to each other are one offer: for a knock-out of leverage 10, half a turn of leverage. */
const APART = 0.15;

export interface Neighbour {
  readonly row: Row;
  /** 0: the same figures. */
  readonly distance: number;
}

/**
 * Products of the same type, underlying and direction, nearest first: leverage products by gearing, strike and maturity;
 * investment products by what they can earn, their level and maturity. Only those that have a price; never the product itself.
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

/** The first ones that differ from each other, so that a list does not say the same in every row: each stands for those around it. */
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

/** Cheaper to trade and hardly different: the distance with the spread as a disadvantage. */
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

/** The level of the underlying that describes a product best today: products with financing have left their level at issue behind. */
function levelOf(terms: DerivativeTerms, now: number): number {
  const { strike, barrier } = levelsAt(terms, now);
  return strike ?? terms.cap ?? barrier ?? terms.callLevel ?? terms.reference;
}

/** Years that are left; an open end counts as ten. */
function yearsOf({ maturity }: DerivativeTerms, now: number): number {
  return maturity === undefined ? 10 : yearsBetween(now, maturity);
}

import type { OperationId, OperationInput } from '#client/operations.ts';
import { DERIVATIVE_TYPES, isLeveraged } from '#domain/derivative/types.ts';
import type { Derivatives, Row, RowRange } from '../../../derivatives/index.ts';
import type { ProviderContext } from '../../context.ts';
import { findInstrument } from '../../selection.ts';
import { findRow } from '../derivatives/product.ts';
import { mostTraded } from './popularity.ts';
import { neighboursOf, withSpread } from './similarity.ts';
import { teaserList } from './teaser.ts';

const SHOWN = 10;
/** The issuer whose investment products stand beside instruments. */
const INVESTMENT_PARTNER = 'talmark';

/** The nearest products of the same type, underlying and direction. */
export const listSimilarDerivatives = list('listSimilarDerivatives', ({ path }, context, derivatives) =>
  neighboursOf(derivatives, findRow(context, path.entityValue), context.now()).map(({ row }) => row),
);

/** What else a buyer could take: of each issuer the product that is nearest and cheapest to trade, best first. */
export const listDerivativeSuggestions = list('listDerivativeSuggestions', ({ path }, context, derivatives) => {
  const { book, figures } = derivatives;
  const columns = figures.columns();
  const neighbours = neighboursOf(derivatives, findRow(context, path.entityValue), context.now())
    .map((neighbour) => withSpread(neighbour, columns))
    .toSorted((a, b) => a.distance - b.distance || a.row - b.row);
  return firstOfEach(
    neighbours.map(({ row }) => row),
    (row) => book.issuer(row).id,
  );
});

/** The most traded products on the same underlying. */
export const listMostWantedDerivatives = list('listMostWantedDerivatives', ({ path }, context, derivatives) => {
  const row = findRow(context, path.entityValue);
  return onUnderlying(derivatives, derivatives.book.underlyingOf(row)).filter((other) => other !== row);
});

/** The most traded products on an underlying. */
export const listMostWantedDerivativesByUnderlying = list('listMostWantedDerivativesByUnderlying', ({ path }, context, derivatives) =>
  onUnderlying(derivatives, underlyingOf(context, path.underlyingEntityType, path.underlyingEntityValue)),
);

/** The most traded product of each type on an underlying. */
export const listAssociatedDerivatives = list('listAssociatedDerivatives', ({ path }, context, derivatives) => {
  const underlying = underlyingOf(context, path.underlyingEntityType, path.underlyingEntityValue);
  const { from, to } = derivatives.book.rowsOf(underlying);
  return DERIVATIVE_TYPES.flatMap((type) =>
    mostTraded(derivatives, { key: `${type} on ${underlying}`, from, to, accepts: (row) => derivatives.book.typeOf(row) === type }).slice(
      0,
      1,
    ),
  );
});

/** The most traded products of issuers that list in Frankfurt. */
export const listFrankfurtTopDerivatives = list('listFrankfurtTopDerivatives', (_input, _context, derivatives) =>
  mostTraded(derivatives, {
    key: 'Frankfurt',
    from: 0,
    to: derivatives.book.size,
    accepts: (row) => derivatives.book.issuer(row).exchange === 'FRANKFURT',
  }),
);

/** The partner's investment products on an instrument, or on the underlying of a derivative, most traded first. */
export const listMatchingInvestmentProducts = list('listMatchingInvestmentProducts', ({ path }, context, derivatives) => {
  const { book } = derivatives;
  const { entityValue } = findInstrument(context, path.entityType, path.entityValue);
  const row = book.row(entityValue);
  const underlying = row === undefined ? entityValue : book.underlyingOf(row);
  const { from, to } = book.rowsOf(underlying);
  const accepts = (other: Row): boolean => !isLeveraged(book.typeOf(other)) && book.issuer(other).alias === INVESTMENT_PARTNER;
  return mostTraded(derivatives, { key: `${INVESTMENT_PARTNER} on ${underlying}`, from, to, accepts }).filter((other) => other !== row);
});

type ListOperation = Extract<OperationId, `list${string}Derivative${string}` | 'listMatchingInvestmentProducts'>;

function list<Op extends ListOperation>(
  _operation: Op,
  rows: (input: OperationInput<Op>, context: ProviderContext, derivatives: Derivatives) => readonly Row[],
) {
  return {
    dataClass: 'quotes' as const,
    async answer(input: OperationInput<Op>, context: ProviderContext) {
      const derivatives = context.derivatives();
      await derivatives.figures.ready();
      return teaserList(context, rows(input, context, derivatives).slice(0, SHOWN));
    },
  };
}

function underlyingOf(context: ProviderContext, entityType: string, entityValue: string): string {
  return findInstrument(context, entityType, entityValue).entityValue;
}

function onUnderlying(derivatives: Derivatives, underlying: string): Row[] {
  const { from, to }: RowRange = derivatives.book.rowsOf(underlying);
  return mostTraded(derivatives, { key: underlying, from, to });
}

function firstOfEach(items: readonly Row[], keyOf: (row: Row) => number): Row[] {
  const seen = new Set<number>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}

import type { Schema } from '#client/operations.ts';
import { DERIVATIVE_TYPES, isLeveraged, type DerivativeType } from '#domain/derivative/types.ts';
import type { Row } from '#market/derivatives/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { findInstrument } from '../../../shared/selection.ts';
import { figuresReady, findRow } from '../derivatives/product.ts';
import { mostTraded, type Scope } from './popularity.ts';
import { differingOf, neighboursOf, withSpreadPenalty, type Neighbour } from './similarity.ts';
import { teaserList } from './teaser.ts';

const SHOWN = 10;
/** Issuer whose investment products are shown on pages of instruments. */
const INVESTMENT_PARTNER = 'talmark';

/** Lists the most similar products of the same type, underlying and direction that differ from each other. */
export const listSimilarDerivatives: Handler<'listSimilarDerivatives'> = {
  dataClass: 'quotes',
  async answer({ path }, context) {
    const neighbours = await neighboursAt(context, findRow(context, path.entityValue));
    const differing = differingOf(context.derivatives(), neighbours, context.now(), SHOWN);
    return shown(
      context,
      differing.map(({ row }) => row),
    );
  },
};

/** Lists alternatives for a buyer: the most similar and cheapest product of each issuer, best first. */
export const listDerivativeSuggestions: Handler<'listDerivativeSuggestions'> = {
  dataClass: 'quotes',
  async answer({ path }, context) {
    const neighbours = await neighboursAt(context, findRow(context, path.entityValue));
    const { book, figures } = context.derivatives();
    const columns = figures.columns();
    const ranked = neighbours
      .map((neighbour) => withSpreadPenalty(neighbour, columns))
      .toSorted((a, b) => a.distance - b.distance || a.row - b.row)
      .map(({ row }) => row);
    return shown(
      context,
      firstOfEach(ranked, (row) => book.issuer(row).id),
    );
  },
};

/** Lists the most traded products on the same underlying. */
export const listMostWantedDerivatives: Handler<'listMostWantedDerivatives'> = {
  dataClass: 'quotes',
  async answer({ path }, context) {
    const row = findRow(context, path.entityValue);
    const scope = await scopeOn(context, context.derivatives().book.underlyingOf(row));
    return shown(
      context,
      mostTraded(context.derivatives(), scope).filter((other) => other !== row),
    );
  },
};

/** Lists the most traded products on an underlying. */
export const listMostWantedDerivativesByUnderlying: Handler<'listMostWantedDerivativesByUnderlying'> = {
  dataClass: 'quotes',
  async answer({ path }, context) {
    const { entityValue } = findInstrument(context, path.underlyingEntityType, path.underlyingEntityValue);
    return shown(context, mostTraded(context.derivatives(), await scopeOn(context, entityValue)));
  },
};

/** Lists the most traded product of each type on an underlying. */
export const listAssociatedDerivatives: Handler<'listAssociatedDerivatives'> = {
  dataClass: 'quotes',
  async answer({ path }, context) {
    const { entityValue } = findInstrument(context, path.underlyingEntityType, path.underlyingEntityValue);
    const scope = await scopeOn(context, entityValue);
    const derivatives = context.derivatives();
    const ofType = (type: DerivativeType): Row[] =>
      mostTraded(derivatives, { ...scope, key: `${type} ${scope.key}`, accepts: (row) => derivatives.book.typeOf(row) === type });
    return shown(
      context,
      DERIVATIVE_TYPES.flatMap((type) => ofType(type).slice(0, 1)),
    );
  },
};

/** Lists the most traded products of issuers that list in Frankfurt. */
export const listFrankfurtTopDerivatives: Handler<'listFrankfurtTopDerivatives'> = {
  dataClass: 'quotes',
  async answer(_input, context) {
    const derivatives = context.derivatives();
    const { book, figures } = derivatives;
    await figures.ready();
    const accepts = (row: Row): boolean => book.issuer(row).exchange === 'FRANKFURT';
    return shown(context, mostTraded(derivatives, { key: 'Frankfurt', from: 0, to: book.size, accepts }));
  },
};

/** Lists the partner's investment products on an instrument, or on the underlying of a derivative, most traded first. */
export const listMatchingInvestmentProducts: Handler<'listMatchingInvestmentProducts'> = {
  dataClass: 'quotes',
  async answer({ path }, context) {
    const derivatives = context.derivatives();
    const { book } = derivatives;
    const { entityValue } = findInstrument(context, path.entityType, path.entityValue);
    const row = book.row(entityValue);
    const scope = await scopeOn(context, row === undefined ? entityValue : book.underlyingOf(row));
    const accepts = (other: Row): boolean => !isLeveraged(book.typeOf(other)) && book.issuer(other).alias === INVESTMENT_PARTNER;
    const products = mostTraded(derivatives, { ...scope, key: `${INVESTMENT_PARTNER} ${scope.key}`, accepts });
    return shown(
      context,
      products.filter((other) => other !== row),
    );
  },
};

/** Resolves with the products on an underlying once their figures are available. */
async function scopeOn(context: ProviderContext, underlying: string): Promise<Scope> {
  const { from, to } = context.derivatives().book.rowsOf(underlying);
  if (from < to) await figuresReady(context, from);
  return { key: `on ${underlying}`, from, to };
}

async function neighboursAt(context: ProviderContext, row: Row): Promise<Neighbour[]> {
  await figuresReady(context, row);
  return neighboursOf(context.derivatives(), row, context.now());
}

function shown(context: ProviderContext, rows: readonly Row[]): Schema<'DerivativeTeaserList'> {
  return teaserList(context, rows.slice(0, SHOWN));
}

function firstOfEach(rows: readonly Row[], keyOf: (row: Row) => number): Row[] {
  const seen = new Set<number>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}

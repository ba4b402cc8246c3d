import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import type { InstrumentRecord, NotationRecord } from '../../../../data/catalogue/types.ts';
import type { Issuer, ProductFigures, Row } from '../../../../data/derivatives/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { notFound } from '../../../../base/fault.ts';
import { findInstrument, lookUp } from '../../../shared/selection.ts';

/** One derivative with all that its answers are made of. */
export interface Product extends ProductFigures {
  readonly row: Row;
  readonly instrument: InstrumentRecord;
  /** The default one. */
  readonly notation: NotationRecord;
  readonly terms: DerivativeTerms;
  readonly issuer: Issuer;
  readonly underlying: InstrumentRecord;
  /** Where the underlying is quoted in the currency of its price. */
  readonly underlyingNotation: NotationRecord;
}

/**
 * The derivative behind a path: number, `ISIN:…` or `WKN:…`.
 * @throws HttpFault 404
 */
export function findProduct(context: ProviderContext, key: string): Product {
  return productAt(context, findRow(context, key));
}

/** Its number in the book. Throws 404. */
export function findRow(context: ProviderContext, key: string): Row {
  const row = context.derivatives().book.row(findInstrument(context, 'DERIVATIVE', key).entityValue);
  if (row === undefined) throw notFound(`No derivative ${key}`, 'Das Derivat wurde nicht gefunden.');
  return row;
}

/** Resolves once there are figures of all products on the same underlying. */
export function figuresReady(context: ProviderContext, row: Row): Promise<void> {
  const { book, figures } = context.derivatives();
  return figures.ready(book.underlyingNumber(row));
}

export function productAt(context: ProviderContext, row: Row): Product {
  const { book, figures } = context.derivatives();
  const [notation] = book.notations(row);
  const underlying = lookUp(context, book.underlyingOf(row));
  const underlyingNotation = underlying && notationIn(context, underlying, book.currencyOf(row));
  if (notation === undefined || underlying === undefined || underlyingNotation === undefined) {
    throw notFound(`Derivative ${book.entityValueOf(row)} has no notation or underlying`, 'Das Derivat wurde nicht gefunden.');
  }
  const terms = book.terms(row);
  const instrument = book.instrument(row);
  return { row, instrument, notation, terms, issuer: book.issuer(row), underlying, underlyingNotation, ...figures.figures(row) };
}

/** The first notation in the currency that the underlying's price is made in, else its default one. */
function notationIn(context: ProviderContext, underlying: InstrumentRecord, currency: string): NotationRecord | undefined {
  const notations = context.catalogue().notationsOf(underlying.entityValue);
  return notations.find(({ isoCurrency }) => isoCurrency === currency) ?? notations[0];
}

import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import type { Issuer, InstrumentRecord, NotationRecord } from '#market/catalogue/index.ts';
import type { ProductFigures, Row } from '#market/derivatives/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { notFound } from '../../../../base/fault.ts';
import { findInstrument, lookUp } from '../../../shared/selection.ts';

/** Derivative with the data of all answers that need no figures. */
export interface ProductBasics {
  readonly row: Row;
  readonly instrument: InstrumentRecord;
  /** Default notation. */
  readonly notation: NotationRecord;
  readonly terms: DerivativeTerms;
  readonly issuer: Issuer;
  readonly underlying: InstrumentRecord;
  /** Notation of the underlying in the currency of its price. */
  readonly underlyingNotation: NotationRecord;
}

/** Derivative with the data of all answers, including its figures. */
export interface Product extends ProductBasics, ProductFigures {}

/**
 * Finds the derivative of a path: number, `ISIN:…` or `WKN:…`.
 * @throws HttpFault 404
 */
export function findProduct(context: ProviderContext, key: string): Product {
  return productAt(context, findRow(context, key));
}

/**
 * Returns the row of a derivative in the book.
 * @throws HttpFault 404
 */
export function findRow(context: ProviderContext, key: string): Row {
  const row = context.derivatives().book.row(findInstrument(context, 'DERIVATIVE', key).entityValue);
  if (row === undefined) throw notFound(`No derivative ${key}`, 'Das Derivat wurde nicht gefunden.');
  return row;
}

/** Resolves once the figures of all products on the same underlying are available. */
export function figuresReady(context: ProviderContext, row: Row): Promise<void> {
  const { book, figures } = context.derivatives();
  return figures.ready(book.underlyingNumber(row));
}

/**
 * Finds the derivative of a path, without its figures.
 * @throws HttpFault 404
 */
export function findBasics(context: ProviderContext, key: string): ProductBasics {
  return basicsAt(context, findRow(context, key));
}

/**
 * Returns the derivative of a row with its figures.
 * @throws HttpFault 404 if its underlying is gone
 */
export function productAt(context: ProviderContext, row: Row): Product {
  return { ...basicsAt(context, row), ...context.derivatives().figures.figures(row) };
}

function basicsAt(context: ProviderContext, row: Row): ProductBasics {
  const { book } = context.derivatives();
  const [notation] = book.notations(row);
  const underlying = lookUp(context, book.underlyingOf(row));
  const underlyingNotation = underlying && notationIn(context, underlying, book.currencyOf(row));
  if (notation === undefined || underlying === undefined || underlyingNotation === undefined) {
    throw notFound(`Derivative ${book.entityValueOf(row)} has no notation or underlying`, 'Das Derivat wurde nicht gefunden.');
  }
  const terms = book.terms(row);
  const instrument = book.instrument(row);
  return { row, instrument, notation, terms, issuer: book.issuer(row), underlying, underlyingNotation };
}

/** Returns the first notation in the currency of the underlying's price, or its default one. */
function notationIn(context: ProviderContext, underlying: InstrumentRecord, currency: string): NotationRecord | undefined {
  const notations = context.catalogue().notationsOf(underlying.entityValue);
  return notations.find(({ isoCurrency }) => isoCurrency === currency) ?? notations[0];
}

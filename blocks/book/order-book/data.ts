import { hasAccess } from '#domain/user/entitlements.ts';
import type { Feature } from '#domain/user/features.ts';
import { optionalQuery, refusableQuery, type BlockInput, type OptionalQuery, type PageFacts } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { OrderBookProps } from '../../generated/props.ts';

/** Feature that opens the order book. Source: portal.md §6. */
export const BOOK_FEATURE: Feature = 'xetra_core_level_two_feature';
const DEFAULT_TRADES = 20;

export type BookQueries = {
  readonly trades: OptionalQuery<'getTimesAndSales'>;
  /** Requested only for visitors who may see it. */
  readonly book?: OptionalQuery<'getOrderBook'>;
};

/** Returns true if the visitor of a page may see the order book. */
export function maySeeBook({ products, features }: PageFacts['visitor']): boolean {
  return hasAccess({ products: new Set(products), features: new Set(features) }, { feature: BOOK_FEATURE });
}

/** Queries for the newest trades for everyone, and for the book if the visitor may see it; the provider checks the same itself. */
export function needs({ props, subject, page }: BlockInput<OrderBookProps, InstrumentSubject>): BookQueries {
  const path = instrumentKey(subject);
  const trades = optionalQuery('getTimesAndSales', { path, query: { perPage: props.trades ?? DEFAULT_TRADES, order: 'DESC' } });
  if (!maySeeBook(page.visitor)) return { trades };
  return { trades, book: refusableQuery('getOrderBook', { path, query: { typeQuoteSelector: 'DEPTH10' } }) };
}

import type { Schema } from '#client/operations.ts';
import { quoteAnswer } from '../answers.ts';
import { pricesUntil, qualityOf } from '../../shared/as-of.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { HttpFault, notFound } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { findInstrument, resolvedPath, select, type Selection } from '../../shared/selection.ts';

/** Returns the current quote of one notation; `undefined` before its first price. */
export function quoteOf(context: ProviderContext, selection: Selection, wanted?: Schema<'RequestQuality'>): Schema<'Quote'> | undefined {
  const { instrument, notation } = selection;
  const figures = context.market().quote(notation.idNotation, context.now(), qualityOf(context, selection, wanted));
  return figures && quoteAnswer(instrument, notation, figures, context);
}

/** Returns the current quote without figures of four weeks and a year, for lists that show none of them. */
export function priceOfNow(context: ProviderContext, selection: Selection): Schema<'Quote'> | undefined {
  const { instrument, notation } = selection;
  const figures = context.market().priceNow(notation.idNotation, context.now(), qualityOf(context, selection, undefined));
  return figures && quoteAnswer(instrument, notation, figures, context);
}

/** Returns the quotes of all venues of an instrument, the default one first. */
export function quotesOf(context: ProviderContext, instrument: Selection['instrument']): Schema<'QuoteList'> {
  const list = context
    .catalogue()
    .notationsOf(instrument.entityValue)
    .flatMap((notation) => quoteOf(context, { instrument, notation }) ?? []);
  return { expires: expiresOf('quotes', context.now()), total: list.length, list };
}

export const getQuote: Handler<'getQuote'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    const quote = quoteOf(context, selection, query.quality);
    if (quote === undefined)
      throw notFound(`No price of notation ${selection.notation.idNotation} yet`, 'Für diese Notierung gibt es noch keinen Kurs.');
    return { expires: expiresOf('quotes', context.now()), ...quote };
  },
};

export const listQuotes: Handler<'listQuotes'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer: ({ path }, context) => quotesOf(context, findInstrument(context, resolvedPath(context, path).entityType, path.entityValue)),
};

/** Lists quotes in the order of the request; unknown instruments and notations are left out. */
export const listQuotesOfInstruments: Handler<'listQuotesOfInstruments'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ body }, context) {
    const list = body.list.flatMap((wanted) => {
      const selection = trySelect(context, wanted);
      return (selection && quoteOf(context, selection, wanted.quality)) ?? [];
    });
    return { expires: expiresOf('quotes', context.now()), total: list.length, list };
  },
};

function trySelect(context: ProviderContext, wanted: Schema<'QuoteListRequest'>['list'][number]): Selection | undefined {
  try {
    return select(context, resolvedPath(context, wanted), wanted);
  } catch (error) {
    if (error instanceof HttpFault) return undefined;
    throw error;
  }
}

export const getPerformanceValues: Handler<'getPerformanceValues'> = {
  dataClass: 'history',
  inRealTime: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    return context.market().performanceValues(selection.notation.idNotation, pricesUntil(context, selection));
  },
};

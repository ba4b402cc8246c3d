import type { ProviderContext } from '../../shared/context.ts';
import { micOf } from '#market/catalogue/index.ts';
import { known } from '../../../base/known.ts';
import { hitAnswer, instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import { isOfType } from '../../../base/is-of-type.ts';
import { findInstrument, lookUp, searchOf, searchRequest } from '../../shared/selection.ts';

/**
 * Searches by name, part of a name, ISIN, WKN or symbol, ranked; repaid instruments are only found by code. Returns an empty list if there
 * are no hits.
 */
export const queryInstruments: Handler<'queryInstruments'> = {
  needsSearch: true,
  dataClass: 'master',
  async answer({ query }, context) {
    const wanted = { limit: query.limit ?? 5, ...searchRequest(query.type), living: true, complete: query.type === undefined };
    const { list, ignored } = await (await searchOf(context)).suggest(query.searchValue, wanted);
    return {
      expires: expiresOf('master', context.now()),
      searchValue: query.searchValue,
      list: list.map((record) => hitAnswer(record, context.now())),
      ...(ignored.length === 0 ? {} : { ignoredWords: [...ignored] }),
    };
  },
};

/** Returns an instrument with the market of its default notation (MIC). Answers 404 for unknown ones. */
export const getInstrument: Handler<'getInstrument'> = {
  dataClass: 'master',
  answer({ path }, context) {
    const record = findInstrument(context, path.entityType, path.entityValue);
    const [notation] = context.catalogue().notationsOf(record.entityValue);
    return {
      ...hitAnswer(record, context.now()),
      ...known({ codeMic: notation && micOf(notation.venue) }),
      expires: expiresOf('master', context.now()),
    };
  },
};

/** Lists instruments in the order of the request; unknown ones are left out. */
export const listInstruments: Handler<'listInstruments'> = {
  dataClass: 'master',
  answer({ body }, context) {
    const list = body.list.flatMap(({ entityType, entityValue }) => {
      const record = lookUp(context, entityValue);
      return record !== undefined && isOfType(record, entityType) ? [instrumentAnswer(record)] : [];
    });
    return { expires: expiresOf('master', context.now()), total: list.length, list };
  },
};

/** Returns products by their position in the book. Ended ones leave their position empty, so that all others keep theirs. */
function productsAt({ derivatives }: ProviderContext, from: number, count: number) {
  const { book, figures } = derivatives();
  const rows = Array.from({ length: Math.max(0, Math.min(count, book.size - from)) }, (_, index) => from + index);
  return { total: book.size, list: rows.filter((row) => !figures.hasEnded(row)).map((row) => instrumentAnswer(book.instrument(row))) };
}

/** Lists the catalogue in its own order, in pages counted from 0; a page after the last is empty. */
export const listCatalogue: Handler<'listCatalogue'> = {
  dataClass: 'master',
  answer({ query = {} }, context) {
    const { catalogue, now } = context;
    const { entityType, page = 0, perPage = 100 } = query;
    if (entityType === 'DERIVATIVE') return { expires: expiresOf('master', now()), ...productsAt(context, page * perPage, perPage) };
    const { instruments } = catalogue();
    const wanted = entityType === undefined ? instruments : instruments.filter((record) => isOfType(record, entityType));
    const list = wanted.slice(page * perPage, (page + 1) * perPage).map(instrumentAnswer);
    return { expires: expiresOf('master', now()), total: wanted.length, list };
  },
};

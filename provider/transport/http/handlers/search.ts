import { ENTITY_TYPES, typeAlias, type EntityType } from '#domain/instrument/entity-type.ts';
import { typeLabel } from '#domain/instrument/type-label.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { pathOf } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { hitAnswer, instrumentAnswer, marketAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import type { Reading, SearchRequest } from '../../../services/search/search.ts';
import { codeList } from '../../../services/search/code-list.ts';
import { foundAs, foundIn, ignoredIn, inTurnOf, lookUp, searchOf, searchRequest } from '../../shared/selection.ts';
import { quoteOf } from './quotes.ts';

/** Returns ranked hits with the default venue and its quote. */
export const queryInstrumentsExtended: Handler<'queryInstrumentsExtended'> = {
  needsSearch: true,
  dataClass: 'quotes',
  inRealTime: true,
  async search({ query }, context) {
    const hits = await (await searchOf(context)).find(query.searchValue, { limit: query.limit ?? 5, ...bestWish(query.searchType) });
    return [{ type: 'UNKNOWN', total: hits.length, values: hits.map(({ entityValue }) => entityValue) }];
  },
  async answer({ query }, context) {
    const hits = foundIn(context).flatMap(({ records }) => records);
    return {
      expires: expiresOf('quotes', context.now()),
      searchValue: query.searchValue,
      list: await inTurnOf(context, extendedInSteps(context, hits)),
    };
  },
};

/** Returns one page of results with the same ranking as suggestions. */
export const searchInstruments: Handler<'searchInstruments'> = {
  needsSearch: true,
  dataClass: 'master',
  async answer({ query }, context) {
    const hits = await (await searchOf(context)).find(query.searchValue, { limit: query.limit ?? 25, ...bestWish(query.searchType) });
    const list = hits.map((hit) => hitAnswer(hit, context.now()));
    return { expires: expiresOf('master', context.now()), searchValue: query.searchValue, list };
  },
};

/** Returns one page of the hits of a type, pages counted from 0: the hits that the answer with all groups counts. */
export const searchInstrumentsOfType: Handler<'searchInstrumentsOfType'> = {
  needsSearch: true,
  dataClass: classOf,
  inRealTime: true,
  async search({ path, query }, context) {
    const all = await (await searchOf(context)).hits(query.searchValue);
    const hits = path.type === 'UNKNOWN' ? all : all.only((record) => facetOf(record) === path.type);
    const perPage = query.perPage ?? 25;
    return [foundAs(path.type, hits, (query.page ?? 0) * perPage, perPage, readingOf(all))];
  },
  async answer({ path, query }, context) {
    const [found] = foundIn(context);
    const records = found?.records ?? [];
    return {
      expires: expiresOf(classOf({ query }), context.now()),
      searchValue: query.searchValue,
      type: path.type,
      total: found?.total ?? 0,
      list: records.map((record) => hitAnswer(record, context.now())),
      ...(await quotesOf(context, records, query)),
      ...ignoredIn(context),
    };
  },
};

/** Returns hits by type, the type of the best hit first. ETFs are a separate group and not among the funds. */
export const searchInstrumentsByFacet: Handler<'searchInstrumentsByFacet'> = {
  needsSearch: true,
  dataClass: classOf,
  inRealTime: true,
  async search({ query }, context) {
    const hits = await (await searchOf(context)).hits(query.searchValue);
    const reading = readingOf(hits);
    return hits
      .groups(facetOf, query.perType ?? 5)
      .map(({ group, total, first }) => ({ type: group, total, values: first.map(({ entityValue }) => entityValue), reading }));
  },
  async answer({ query }, context) {
    const groups = foundIn(context);
    const records = groups.flatMap((group) => group.records);
    const [only] = groups.length === 1 && groups[0]?.total === 1 ? records : [];
    const unknownCodes = unknownOf(query.searchValue, context);
    return {
      expires: expiresOf(classOf({ query }), context.now()),
      searchValue: query.searchValue,
      facets: groups.map((group) => facetAnswer(group, context.now())),
      ...(only === undefined ? {} : { instrument: instrumentAnswer(only) }),
      ...(await quotesOf(context, records, query)),
      ...(unknownCodes.length === 0 ? {} : { unknownCodes }),
      ...ignoredIn(context),
      ...(context.found?.[0]?.reading?.isGuess === true ? { isGuess: true } : {}),
    };
  },
};

/**
 * Returns the instruments that visitors chose most often after a search. Campaign bookings do not count; instruments that are gone are left
 * out.
 */
export const listMostSearchedInstruments: Handler<'listMostSearchedInstruments'> = {
  dataClass: classOf,
  inRealTime: true,
  async search({ query = {} }, context) {
    const { instruments } = context.catalogue();
    const chosen = (await context.analytics.mostChosen()).flatMap((entityValue) => lookUp(context, entityValue) ?? []);
    const records = [...new Set([...chosen, ...mostImportant(instruments)])].slice(0, query.limit ?? 10);
    return [{ type: 'UNKNOWN', total: records.length, values: records.map(({ entityValue }) => entityValue) }];
  },
  async answer({ query = {} }, context) {
    const records = foundIn(context).flatMap((group) => group.records);
    return {
      expires: expiresOf(classOf({ query }), context.now()),
      total: records.length,
      list: records.map(instrumentAnswer),
      ...(await quotesOf(context, records, query)),
    };
  },
};

/** Number of cached instruments, more than a list may request. */
const MOST_IMPORTANT = 50;
const important = new WeakMap<readonly InstrumentRecord[], readonly InstrumentRecord[]>();

/** Returns the best known instruments of a catalogue, computed once. */
function mostImportant(instruments: readonly InstrumentRecord[]): readonly InstrumentRecord[] {
  let found = important.get(instruments);
  if (found === undefined) {
    found = instruments.toSorted((a, b) => b.importance - a.importance).slice(0, MOST_IMPORTANT);
    important.set(instruments, found);
  }
  return found;
}

/** Returns the filter for the best hits. Without a class it leaves out hits without ISIN or WKN; with a class it includes them. */
function bestWish(entityType: string | undefined): SearchRequest {
  return { ...searchRequest(entityType), complete: entityType === undefined };
}

function readingOf({ ignored, isGuess }: Reading): Reading {
  return { ignored, isGuess };
}

interface QuoteRequest {
  readonly withQuotes?: boolean;
}

/** Returns the cache class: prices change within seconds, names do not. */
function classOf({ query }: { readonly query?: QuoteRequest }): 'quotes' | 'master' {
  return query?.withQuotes === true ? 'quotes' : 'master';
}

/** Returns the quotes of instruments at their default venues if a call requests them; instruments without a quote are left out. */
async function quotesOf(
  context: ProviderContext,
  instruments: readonly InstrumentRecord[],
  { withQuotes }: QuoteRequest,
): Promise<{ quotes?: Schema<'Quote'>[] }> {
  return withQuotes === true ? { quotes: await inTurnOf(context, quotesInSteps(context, instruments)) } : {};
}

/** Yields after each quote: the first one of a notation takes some 10 ms, because its days must be computed. */
function* quotesInSteps(context: ProviderContext, instruments: readonly InstrumentRecord[]): Generator<void, Schema<'Quote'>[]> {
  const quotes: Schema<'Quote'>[] = [];
  for (const instrument of instruments) {
    const [notation] = context.catalogue().notationsOf(instrument.entityValue);
    const quote = notation && quoteOf(context, { instrument, notation });
    if (quote !== undefined) quotes.push(quote);
    yield;
  }
  return quotes;
}

/** Returns the ISINs and WKNs of a code list that no instrument has. */
function unknownOf(searchValue: string, { catalogue }: ProviderContext): string[] {
  const { instrumentByIsin, instrumentByWkn } = catalogue();
  return (codeList(searchValue) ?? []).filter((code) => (instrumentByIsin(code) ?? instrumentByWkn(code)) === undefined);
}

function* extendedInSteps(
  context: ProviderContext,
  instruments: readonly InstrumentRecord[],
): Generator<void, Schema<'ExtendedInstrument'>[]> {
  const list: Schema<'ExtendedInstrument'>[] = [];
  for (const instrument of instruments) {
    list.push(extendedAnswer(context, instrument));
    yield;
  }
  return list;
}

function extendedAnswer(context: ProviderContext, instrument: InstrumentRecord): Schema<'ExtendedInstrument'> {
  const [notation] = context.catalogue().notationsOf(instrument.entityValue);
  if (notation === undefined) return { instrument: instrumentAnswer(instrument) };
  const quote = quoteOf(context, { instrument, notation });
  return {
    instrument: instrumentAnswer(instrument),
    market: marketAnswer({ instrument, notation }, context),
    ...(quote === undefined ? {} : { quote }),
  };
}

function facetOf(record: InstrumentRecord): EntityType {
  return record.entitySubType === 'ETF' ? 'ETF' : (ENTITY_TYPES.find((type) => type === record.entityType) ?? 'UNKNOWN');
}

function facetAnswer({ type, total, records }: ReturnType<typeof foundIn>[number], now: number): Schema<'InstrumentFacet'> {
  const alias = typeAlias(type);
  return {
    type,
    label: typeLabel(type),
    totalAmount: total,
    ...(alias === undefined ? {} : { finderPath: pathOf(ROUTES, 'search-type', { typeAlias: alias, searchValue: '' }) }),
    results: records.map((record) => facetHitAnswer(record, now)),
  };
}

/** Drops `expires` of the instrument, because clients of this call read that field as seconds. */
function facetHitAnswer(record: InstrumentRecord, now: number): Schema<'InstrumentFacetHit'> {
  const { expires: _none, ...hit } = hitAnswer(record, now);
  const { nameIssuer } = record.details.fund ?? {};
  const indexFamily = record.details.index?.nameFamily;
  if (nameIssuer === undefined && indexFamily === undefined) return hit;
  return {
    ...hit,
    additionalData: { ...(nameIssuer === undefined ? {} : { nameIssuer }), ...(indexFamily === undefined ? {} : { indexFamily }) },
  };
}

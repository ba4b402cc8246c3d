import { isOfType } from '../../base/is-of-type.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import type { InstrumentRecord, NotationRecord } from '#market/catalogue/index.ts';
import type { Hits, InstrumentSearch, Reading, SearchRequest } from '../../services/search/search.ts';
import { runInSlices } from '../../services/search/slices.ts';
import type { FoundGroup, ProviderContext } from './context.ts';
import { badRequest, notFound } from '../../base/fault.ts';

/** Parameters by which a call may select a notation. */
export interface NotationRequest {
  readonly idNotation?: number;
  readonly codeMarket?: string;
  readonly isoCurrency?: string;
}

export interface Selection {
  readonly instrument: InstrumentRecord;
  readonly notation: NotationRecord;
}

/**
 * Finds the instrument of a path: its number or code, `ISIN:…` or `WKN:…`. The type `ETF` selects the funds that are ETFs.
 * @throws HttpFault 404
 */
export function findInstrument(context: ProviderContext, entityType: string, key: string): InstrumentRecord {
  const record = lookUp(context, key) ?? coinOf(context, key)?.record;
  if (record !== undefined && isOfType(record, entityType)) return record;
  throw notFound(`No instrument ${entityType}/${key}`, 'Das Instrument wurde nicht gefunden.');
}

const PAIR = /^([A-Z0-9]{2,10}?)-?([A-Z]{3})$/u;

/** Finds a cryptocurrency requested as a pair (`BTCEUR`, `BTC-USD`), as third-party clients do, with the currency of the pair. */
function coinOf(
  { catalogue }: ProviderContext,
  key: string,
): { readonly record: InstrumentRecord; readonly isoCurrency: string } | undefined {
  const [, code = '', isoCurrency = ''] = PAIR.exec(key) ?? [];
  const record = catalogue().instrument(code);
  if (record?.entityType !== 'CRYPTO') return undefined;
  return catalogue()
    .notationsOf(code)
    .some((notation) => notation.isoCurrency === isoCurrency)
    ? { record, isoCurrency }
    : undefined;
}

function currencyOfPair(context: ProviderContext, key: string): Pick<NotationRequest, 'isoCurrency'> {
  const isoCurrency = context.catalogue().instrument(key) === undefined ? coinOf(context, key)?.isoCurrency : undefined;
  return isoCurrency === undefined ? {} : { isoCurrency };
}

/**
 * Returns the path with the actual type of the instrument: funds are also requested under the type of shares, by their ISIN or WKN, which
 * are unique across types.
 */
export function resolvedPath<Path extends { readonly entityType: string; readonly entityValue: string }>(
  context: ProviderContext,
  path: Path,
): Path {
  if (path.entityType !== 'STOCK' || !path.entityValue.includes(':')) return path;
  return lookUp(context, path.entityValue)?.entityType === 'FUND' ? { ...path, entityType: 'FUND' } : path;
}

/** Search of a call; it begins when it is its visitor's turn. */
export interface CallSearch {
  find(...args: Parameters<InstrumentSearch['find']>): Promise<InstrumentRecord[]>;
  suggest(...args: Parameters<InstrumentSearch['suggest']>): Promise<ReturnType<InstrumentSearch['suggest']>>;
  hits(...args: Parameters<InstrumentSearch['hits']>): Promise<ReturnType<InstrumentSearch['hits']>>;
}

/** Resolves with the search once it is available. */
export async function searchOf(context: ProviderContext): Promise<CallSearch> {
  const { ready, inSteps } = context.catalogue().search;
  await ready();
  return {
    find: async (...args) => (await inTurnOf(context, inSteps.suggest(...args))).list,
    suggest: (...args) => inTurnOf(context, inSteps.suggest(...args)),
    hits: (...args) => inTurnOf(context, inSteps.hits(...args)),
  };
}

/** Runs work that yields often when it is the caller's turn; without turns, in slices. */
export function inTurnOf<Result>({ inTurn = runInSlices }: ProviderContext, work: Generator<void, Result>): Promise<Result> {
  return inTurn(work);
}

/** Returns hits as data; those after `limit` are only counted. */
export function foundAs(type: EntityType, hits: Pick<Hits, 'total' | 'slice'>, from: number, limit: number, reading?: Reading): FoundGroup {
  const values = hits.slice(from, from + limit).map(({ entityValue }) => entityValue);
  return { type, total: hits.total, values, ...(reading === undefined ? {} : { reading }) };
}

/** Returns the words that the search ignored, in the form of the answers; empty if there are none. */
export function ignoredIn({ found = [] }: ProviderContext): { ignoredWords?: string[] } {
  const words = found.flatMap(({ reading }) => reading?.ignored ?? []);
  return words.length === 0 ? {} : { ignoredWords: [...new Set(words)] };
}

/** Returns the results of the call's search, with their instruments. */
export function foundIn({
  found,
  catalogue,
}: ProviderContext): { readonly type: EntityType; readonly total: number; readonly records: InstrumentRecord[] }[] {
  if (found === undefined) throw new Error('The handler has no search.');
  return found.map(({ type, total, values }) => ({ type, total, records: values.flatMap((value) => catalogue().instrument(value) ?? []) }));
}

/** Returns the filter for a search for instruments of a type, or of all types without one. */
export function searchRequest(entityType: string | undefined): SearchRequest {
  if (entityType === undefined) return {};
  return { accepts: (record) => isOfType(record, entityType), products: entityType === 'DERIVATIVE' || entityType === 'UNKNOWN' };
}

/** Returns the instrument of a key of any type, if there is one. */
export function lookUp({ catalogue }: ProviderContext, key: string): InstrumentRecord | undefined {
  if (key.startsWith('ISIN:')) return catalogue().instrumentByIsin(key.slice(5));
  if (key.startsWith('WKN:')) return catalogue().instrumentByWkn(key.slice(4));
  return catalogue().instrument(key);
}

/**
 * Selects the notation of a call. `idNotation` takes precedence, even over the path; then market and currency; otherwise the default
 * notation.
 * @throws HttpFault 404 if there is no such notation
 */
export function select(
  context: ProviderContext,
  path: { entityType: string; entityValue: string },
  request: NotationRequest = {},
): Selection {
  if (request.idNotation !== undefined) return selectByNotation(context, request.idNotation);
  const instrument = findInstrument(context, path.entityType, path.entityValue);
  const ofPair = instrument.entityType === 'CRYPTO' ? currencyOfPair(context, path.entityValue) : undefined;
  return { instrument, notation: chooseNotation(context, instrument, { ...ofPair, ...request }) };
}

function selectByNotation({ catalogue }: ProviderContext, idNotation: number): Selection {
  const notation = catalogue().notation(idNotation);
  const instrument = notation && catalogue().instrument(notation.entityValue);
  if (notation === undefined || instrument === undefined)
    throw notFound(`No notation ${idNotation}`, 'Die Notierung wurde nicht gefunden.');
  return { instrument, notation };
}

/**
 * Returns the first notation of an instrument that matches the request.
 * @throws HttpFault 404 if none does
 */
export function chooseNotation({ catalogue }: ProviderContext, instrument: InstrumentRecord, request: NotationRequest): NotationRecord {
  const fitting = catalogue()
    .notationsOf(instrument.entityValue)
    .find(
      (notation) =>
        (request.codeMarket === undefined || notation.codeMarket === request.codeMarket) &&
        (request.isoCurrency === undefined || notation.isoCurrency === request.isoCurrency),
    );
  if (fitting !== undefined) return fitting;
  const wanted = [request.codeMarket, request.isoCurrency].filter((part) => part !== undefined).join(' ');
  throw notFound(
    `No notation of ${instrument.entityValue} for ${wanted || 'any market'}`,
    'An diesem Handelsplatz gibt es keine Notierung.',
  );
}

/**
 * Verifies the order of two dates.
 * @throws HttpFault 400 if the start is after the end
 */
export function checkDates(startDate: string | undefined, endDate: string | undefined): void {
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw badRequest('query.startDate must not lie after query.endDate', 'Die Anfrage ist ungültig: Der erste Tag liegt nach dem letzten.');
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import type { ProviderContext } from './context.ts';
import { HttpFault } from './fault.ts';
import { findArticles, getArticle } from './handlers/articles.ts';
import { getCrossRate } from './handlers/cross-rate.ts';
import { getChartHistory, getEodHistory, getSimpleChartHistory } from './handlers/histories.ts';
import { getIndexTopFlop, listAllIndexConstituents, listIndexConstituents } from './handlers/indices.ts';
import { getInstrument, listCatalogue, listInstruments, queryInstruments } from './handlers/instruments.ts';
import { getPerformanceValues, getQuote, listQuotes, listQuotesOfInstruments } from './handlers/quotes.ts';
import { queryInstrumentsExtended, searchInstruments, searchInstrumentsByFacet, searchInstrumentsOfType } from './handlers/search.ts';
import {
  getCommoditySnapshot,
  getCryptoSnapshot,
  getCurrencySnapshot,
  getFundSnapshot,
  getIndexSnapshot,
  getIndexSnapshotV2,
  getInstrumentSnapshot,
  getPreciousMetalSnapshot,
  getStockSnapshot,
} from './handlers/snapshots.ts';
import { getTimesAndSales, getTimesAndSalesConfiguration } from './handlers/trades.ts';
import { getPerformanceValuesYear } from './handlers/years.ts';
import { cacheAs, type DataClass } from './caching.ts';
import { NOT_YET_SERVED, type NotYetServed } from './not-yet-served.ts';

/** Answers one operation: the validated input in, the contract's answer out. Faults are thrown as `HttpFault`. */
export interface Handler<Op extends OperationId> {
  /** How long the answer may be kept; some depend on what was asked. */
  readonly dataClass: DataClass | ((input: OperationInput<Op>) => DataClass);
  readonly answer: (input: OperationInput<Op>, context: ProviderContext) => OperationOutput<Op>;
}

/** One handler per operation of the contract that is served; a missing one fails the type check. */
const HANDLERS: { readonly [Op in Exclude<OperationId, NotYetServed>]: Handler<Op> } = {
  queryInstruments,
  listInstruments,
  listCatalogue,
  getInstrument,
  getQuote,
  listQuotes,
  listQuotesOfInstruments,
  getChartHistory,
  getSimpleChartHistory,
  getEodHistory,
  getPerformanceValues,
  getStockSnapshot,
  getIndexSnapshot,
  getIndexSnapshotV2,
  getCommoditySnapshot,
  getPreciousMetalSnapshot,
  getInstrumentSnapshot,
  getFundSnapshot,
  getCurrencySnapshot,
  getCryptoSnapshot,
  queryInstrumentsExtended,
  searchInstruments,
  searchInstrumentsByFacet,
  searchInstrumentsOfType,
  getTimesAndSales,
  getTimesAndSalesConfiguration,
  getPerformanceValuesYear,
  listIndexConstituents,
  listAllIndexConstituents,
  getIndexTopFlop,
  getCrossRate,
  findArticles,
  getArticle,
};

export type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type Handlers = Readonly<Record<OperationId, Route>>;

/** Binds the handlers to what they read. */
export function createHandlers(context: ProviderContext): Handlers {
  const routes = Object.entries(HANDLERS).map(([operation, handler]) => [operation, routeOf(handler as unknown as AnyHandler, context)]);
  const missing = NOT_YET_SERVED.map((operation) => [operation, notServed(operation)]);
  return Object.fromEntries([...routes, ...missing]) as Handlers;
}

function notServed(operation: NotYetServed): Route {
  return async () => {
    throw new HttpFault(501, `${operation} is not served yet`);
  };
}

interface AnyHandler {
  readonly dataClass: DataClass | ((input: unknown) => DataClass);
  readonly answer: (input: unknown, context: ProviderContext) => unknown;
}

/** The framework has validated path, query and body against the contract, which is what the types say. */
function routeOf(handler: AnyHandler, context: ProviderContext): Route {
  return async (request, reply) => {
    const input = { path: request.params, query: request.query, body: request.body };
    const answer = handler.answer(input, context);
    cacheAs(reply, typeof handler.dataClass === 'function' ? handler.dataClass(input) : handler.dataClass);
    return answer;
  };
}

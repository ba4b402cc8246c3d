import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#client/operations.ts';
import { isTypedCall } from '#client/typed.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { realTimeFeatures } from '#domain/user/real-time.ts';
import type { Session } from '../../services/accounts/types.ts';
import type { ProviderContext } from '../shared/context.ts';
import { createCachedAnswer, isForEveryone, type AnswerCache } from './answer-cache.ts';
import type { AnswerWorkers } from './workers/answer-workers.ts';
import type { WorkerOrder } from './workers/protocol.ts';
import { cacheAs, etagOf } from './caching.ts';
import { inTime } from './deadline.ts';
import { HANDLERS } from './generated/handlers.ts';
import type { Caller } from './handler.ts';
import { makeHere, makeWithin, type AnyHandler, type Call, type Made } from './making.ts';
import { queryOf } from './query-of.ts';
import { sendCached } from './send-cached.ts';
import { createSlices, type Slices } from './slices.ts';
import { createSearchTurns, type SearchTurns } from './search-turns.ts';
import { requireReading } from './support-rule.ts';
import { visitorOf } from './visitor.ts';

export type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type Handlers = Readonly<Partial<Record<OperationId, Route>>>;

/** Returns true if a call stays on the main thread: private calls depend on the visitor, and only this thread has the search. */
function isStaying({ dataClass, needsSearch }: AnyHandler): boolean {
  return dataClass === 'private' || needsSearch === true;
}

/** Binds the handlers to the data that they read. With `workers`, slow answers are made by worker threads. */
export function createHandlers(context: ProviderContext, answers: AnswerCache, workers?: AnswerWorkers): Handlers {
  const shared = { context, answers, slices: createSlices(), turns: createSearchTurns() };
  const routeFor = (operation: string): Route =>
    routeOf(operation, { ...shared, workers: isStaying(handlerOf(operation)) ? undefined : workers });
  return Object.fromEntries(Object.keys(HANDLERS).map((operation) => [operation, routeFor(operation)]));
}

const typed: unknown = HANDLERS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Validation of the call gives each handler its own input (see `handlerOf`)
const byName = typed as Readonly<Record<string, AnyHandler>>;

/**
 * Returns the handler of an operation, whose input must have been validated against the contract.
 * @throws RangeError if there is none
 */
export function handlerOf(operation: string): AnyHandler {
  const handler = byName[operation];
  if (handler === undefined) throw new RangeError(`No handler for ${operation}.`);
  return handler;
}

/** Dependencies that all routes share. */
interface RouteParts {
  readonly context: ProviderContext;
  readonly answers: AnswerCache;
  readonly slices: Slices;
  readonly turns: SearchTurns;
  /** Threads for slow answers; undefined if the route stays on this thread. */
  readonly workers: AnswerWorkers | undefined;
}

/** Builds the route of an operation. Public answers are made once per second; `fromAnswers` sends them to later callers. */
function routeOf(operation: string, parts: RouteParts): Route {
  const handler = handlerOf(operation);
  const { context, answers } = parts;
  return async (request, reply) => {
    const made = await inTime(() => makeFor(request, { operation, handler }, parts));
    cacheAs(reply, made.isOwn ? 'private' : made.dataClass);
    if (handler.status !== undefined) reply.code(handler.status);
    if (handler.headers !== undefined) reply.headers(handler.headers(context));
    const cacheControl = String(reply.getHeader('cache-control'));
    if (!isForEveryone(request) || reply.statusCode !== 200 || !cacheControl.startsWith('public'))
      return 'answer' in made ? made.answer : sendText(reply, made);
    const payload = 'answer' in made ? JSON.stringify(made.answer) : made.payload;
    const cached = createCachedAnswer(payload, 'answer' in made ? etagOf(payload) : made.etag, cacheControl);
    // The cached answer contains it; set twice it would be sent twice.
    reply.removeHeader('cache-control');
    answers.keep(request.url, cached);
    await sendCached(request, reply, cached);
    return reply;
  };
}

/** Makes an answer, with a flag if it is for this caller only. Does not touch the reply, which may already be sent for a late answer. */
async function makeFor(
  request: FastifyRequest,
  { operation, handler }: Pick<Call, 'operation' | 'handler'>,
  { context, slices, turns, workers }: RouteParts,
): Promise<Made & { readonly isOwn: boolean }> {
  const caller = callerOf(request, context);
  if (handler.dataClass === 'private') requireReading(operation, request.method, await caller.session());
  const features = handler.inRealTime === true ? await realTimeFeaturesOf(caller) : undefined;
  const input = inputOf(request);
  const visitor = visitorOf(request);
  const inTurn: ProviderContext['inTurn'] = (work) => turns(visitor, work);
  const call = { operation, handler, input, features, caller, found: await handler.search?.(input, { ...context, inTurn }), inTurn };
  const made = await (workers === undefined
    ? slices(visitor, () => makeHere(call, context))
    : makeWithin(call, { visitor, key: keyOf(operation, request) }, { context, slices, workers }));
  return { ...made, isOwn: features !== undefined || isTypedCall(queryOf(request)) };
}

/** Casts the request, which the framework has validated against the contract. */
function inputOf({ params, query, body }: FastifyRequest): WorkerOrder['input'] {
  return { path: params, query, body };
}

/** Returns the cache key: everything that the answer depends on. */
function keyOf(operation: string, { url, body, headers }: FastifyRequest): string {
  return JSON.stringify([operation, url, body, headers['x-ov-token']]);
}

function sendText(reply: FastifyReply, { payload }: { readonly payload: string }): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(payload);
}

/** Returns the features of a caller who sees some prices earlier than others; otherwise undefined. */
async function realTimeFeaturesOf(caller: Caller): Promise<ReadonlySet<string> | undefined> {
  const session = await caller.session();
  return realTimeFeatures.some((feature) => session?.features.has(feature)) ? session?.features : undefined;
}

function callerOf(request: FastifyRequest, context: ProviderContext): Caller {
  let session: Promise<Session | undefined> | undefined;
  const { 'x-ov-token': token, 'x-ov-device-token': deviceToken } = request.headers;
  return {
    session: () => (session ??= typeof token === 'string' && token !== '' ? context.sessions.find(token) : Promise.resolve(undefined)),
    address: arrivalOf(request.raw).address,
    ...(request.headers['user-agent'] === undefined ? {} : { agent: request.headers['user-agent'] }),
    ...(typeof deviceToken === 'string' ? { deviceToken } : {}),
  };
}

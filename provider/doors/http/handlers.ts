import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#client/operations.ts';
import { realTimeFeatures } from '#domain/user/real-time.ts';
import type { Session } from '../../services/accounts/types.ts';
import type { ProviderContext } from '../shared/context.ts';
import { createKeptAnswer, isForEveryone, type AnswerCache } from './answer-cache.ts';
import { cacheAs, etagOf, type DataClass } from './caching.ts';
import type { AllHandlers, Caller } from './handler.ts';
import { accountsOperations } from './operations/accounts.ts';
import { baseOperations } from './operations/base.ts';
import { companiesOperations } from './operations/companies.ts';
import { derivativesOperations } from './operations/derivatives.ts';
import { findersOperations } from './operations/finders.ts';
import { fundsOperations } from './operations/funds.ts';
import { integrationOperations } from './operations/integration.ts';
import { marketsOperations } from './operations/markets.ts';
import { sendKept } from './send-kept.ts';

const HANDLERS: AllHandlers = {
  ...baseOperations,
  ...derivativesOperations,
  ...fundsOperations,
  ...companiesOperations,
  ...findersOperations,
  ...integrationOperations,
  ...accountsOperations,
  ...marketsOperations,
};

export type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type Handlers = Readonly<Partial<Record<OperationId, Route>>>;

/** Binds the handlers to what they read. */
export function createHandlers(context: ProviderContext, answers: AnswerCache): Handlers {
  return Object.fromEntries(
    Object.entries(HANDLERS).map(([operation, handler]) => [
      operation,
      sharedRoute(routeOf(handler as unknown as AnyHandler, context), answers),
    ]),
  );
}

interface AnyHandler {
  readonly dataClass: DataClass | ((input: unknown, answer: unknown) => DataClass);
  readonly status?: 201 | 204;
  readonly inRealTime?: true;
  readonly answer: (input: unknown, context: ProviderContext, caller: Caller) => unknown;
}

/** What everyone may see is made once a second; `fromAnswers` sends it to who asks next. */
function sharedRoute(route: Route, answers: AnswerCache): Route {
  return async (request, reply) => {
    const answer = await route(request, reply);
    if (!isForEveryone(request)) return answer;
    const cacheControl = String(reply.getHeader('cache-control'));
    if (reply.statusCode !== 200 || !cacheControl.startsWith('public')) return answer;
    const payload = JSON.stringify(answer);
    const made = createKeptAnswer(payload, etagOf(payload), cacheControl);
    // The kept answer carries it; set twice it would go out twice.
    reply.removeHeader('cache-control');
    answers.keep(request.url, made);
    await sendKept(request, reply, made);
    return reply;
  };
}

/** The framework has validated path, query and body against the contract, which is what the types say. */
function routeOf(handler: AnyHandler, context: ProviderContext): Route {
  return async (request, reply) => {
    const input = { path: request.params, query: request.query, body: request.body };
    const caller = callerOf(request, context);
    const features = handler.inRealTime === true ? await realTimeFeaturesOf(caller) : undefined;
    const answer = await handler.answer(input, features === undefined ? context : { ...context, features }, caller);
    const dataClass = typeof handler.dataClass === 'function' ? handler.dataClass(input, answer) : handler.dataClass;
    cacheAs(reply, features === undefined ? dataClass : 'private');
    if (handler.status !== undefined) reply.code(handler.status);
    return answer;
  };
}

/** The features of a caller who sees some prices earlier than everyone; of others undefined. */
async function realTimeFeaturesOf(caller: Caller): Promise<ReadonlySet<string> | undefined> {
  const session = await caller.session();
  return realTimeFeatures.some((feature) => session?.features.has(feature)) ? session?.features : undefined;
}

function callerOf(request: FastifyRequest, context: ProviderContext): Caller {
  let session: Promise<Session | undefined> | undefined;
  const token = request.headers['x-ov-token'];
  return {
    session: () => (session ??= typeof token === 'string' && token !== '' ? context.sessions.find(token) : Promise.resolve(undefined)),
    address: request.ip,
    ...(request.headers['user-agent'] === undefined ? {} : { agent: request.headers['user-agent'] }),
  };
}

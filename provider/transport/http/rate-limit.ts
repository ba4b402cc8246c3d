import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { costOf } from '#client/cost.ts';
import type { OperationId } from '#client/operations.ts';
import type { Allowance, Refusal } from '#entrance/allowance.ts';
import type { RateLimit } from '#entrance/rate-limit.ts';
import { HttpFault } from '../../base/fault.ts';
import { queryOf } from './query-of.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers. */
    readonly operationId?: OperationId;
    readonly isFree?: true;
  }
}

/** A call that is answered from memory costs 1; what others cost stands in their contract (`x-cost`). */
export const USUAL_RATE_LIMIT: RateLimit = { calls: 600, seconds: 10 };

/** Config of a route that costs nothing: commands of this machine. */
export const FREE = { isFree: true } as const;

/** Returns the user behind a token: the same for all tokens of one user, undefined for visitors. */
export type UserOf = (token: string) => Promise<string | undefined>;

/**
 * Answers 429 with `Retry-After` to a visitor who asks too much: here for every call what an answer from memory costs, so that
 * guesses of tokens and addresses are counted too. Routes added afterwards are covered.
 */
export function limitRate(app: FastifyInstance, allowance: Allowance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { operationId, isFree } = request.routeOptions.config;
    if (isFree === true) return done();
    const cost = operationId === undefined ? 1 : costOf(operationId);
    return done(faultOf(reply, takeFor(request, allowance, Math.min(1, cost))));
  });
}

/** Takes the rest of an operation's cost, once it is known that the answer was not in memory; from its user too, at every address. */
export function takeRest(operationId: OperationId, allowance: Allowance, userOf: UserOf): preParsingAsyncHookHandler {
  return async (request, reply) => {
    const cost = costOf(operationId, queryOf(request));
    const fault = cost > 1 ? faultOf(reply, takeFor(request, allowance, cost - 1)) : undefined;
    if (fault !== undefined) throw fault;
    const token = request.headers['x-ov-token'];
    const user = typeof token === 'string' && token !== '' ? await userOf(token) : undefined;
    const late = user === undefined ? undefined : faultOf(reply, allowance.take(`user ${user}`, cost));
    if (late !== undefined) throw late;
  };
}

function takeFor(request: FastifyRequest, allowance: Allowance, cost: number): Refusal | undefined {
  const visitor = visitorOf(request);
  return visitor === undefined ? undefined : allowance.take(visitor, cost);
}

/** Says on 429 only what is left: on others it would make every answer another one, to the grief of caches. */
function faultOf(reply: FastifyReply, refusal: Refusal | undefined): HttpFault | undefined {
  if (refusal === undefined) return undefined;
  reply.headers(refusal.headers);
  return new HttpFault(429, `Too much at once; try again in ${refusal.retryAfter} s.`, undefined, refusal.retryAfter);
}

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
    /** Operation of the contract that a route answers. */
    readonly operationId?: OperationId;
    readonly isFree?: true;
  }
}

/** Default limit. A call answered from memory costs 1; the contract has the cost of others (`x-cost`). */
export const USUAL_RATE_LIMIT: RateLimit = { calls: 600, seconds: 10 };

/** Config of a route without cost: commands of this machine. */
export const FREE = { isFree: true } as const;

/** Returns the user behind a token: the same for all tokens of one user, undefined for visitors. */
export type UserOf = (token: string) => Promise<string | undefined>;

/**
 * Answers 429 with `Retry-After` to a visitor with too many calls. Takes the cost of an answer from memory for every call, so that guesses
 * of tokens and addresses are counted too. Applies to routes added afterwards.
 */
export function limitRate(app: FastifyInstance, allowance: Allowance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { operationId, isFree } = request.routeOptions.config;
    if (isFree === true) return done();
    const cost = operationId === undefined ? 1 : costOf(operationId);
    return done(faultOf(reply, takeFor(request, allowance, Math.min(1, cost))));
  });
}

/**
 * Takes the rest of an operation's cost once it is known that the answer is not in memory. Also counts for the user, across all addresses.
 */
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

/** Sets the headers with the remaining allowance only on 429: on other answers they would prevent caching. */
function faultOf(reply: FastifyReply, refusal: Refusal | undefined): HttpFault | undefined {
  if (refusal === undefined) return undefined;
  reply.headers(refusal.headers);
  return new HttpFault(429, `Too much at once; try again in ${refusal.retryAfter} s.`, undefined, refusal.retryAfter);
}

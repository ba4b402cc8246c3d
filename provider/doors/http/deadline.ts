import type { FastifyInstance } from 'fastify';
import { HttpFault } from '../../base/fault.ts';
import type { Route } from './handlers.ts';

/** The provider's own time for one answer, shorter than its callers wait. */
export const ANSWER_TIMEOUT_MS = 9_000;

/** Config of a route that keeps to the time by itself (`inTime`). */
export const OWN_DEADLINE = { hasOwnDeadline: true } as const;

/** Lets the framework answer 503 when a route takes too long, of all routes added afterwards but those with a deadline of their own. */
export function limitTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!('hasOwnDeadline' in (route.config ?? {}))) route.handlerTimeout ??= ANSWER_TIMEOUT_MS;
  });
}

/**
 * Answers 503 when a route takes too long. For routes whose answers are kept: the framework sets up its timer before it is
 * known whether the answer is there already, which costs more than such an answer.
 */
export function inTime(route: Route): Route {
  return async (request, reply) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new HttpFault(503, 'The answer takes too long.')), ANSWER_TIMEOUT_MS);
    });
    try {
      return await Promise.race([route(request, reply), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

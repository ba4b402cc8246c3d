import type { FastifyInstance } from 'fastify';
import { HttpFault } from '../../base/fault.ts';

/** Maximum time for an answer in ms, shorter than the timeout of callers. */
export const ANSWER_TIMEOUT_MS = 9_000;

/** Config of a route that limits its time itself ({@link inTime}). */
export const OWN_DEADLINE = { hasOwnDeadline: true } as const;

/** Answers 503 if a route takes too long, for all routes added afterwards except those with {@link OWN_DEADLINE}. */
export function limitTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!('hasOwnDeadline' in (route.config ?? {}))) route.handlerTimeout ??= ANSWER_TIMEOUT_MS;
  });
}

/**
 * Resolves with the answer, or rejects with 503 if it takes too long. Must only wrap making an answer, never sending it: a late answer is
 * dropped, and nothing is sent twice. Used for calls of the contract, because the framework's timer starts before the cache is checked,
 * which costs more than a cached answer, and cannot prevent a late answer from being sent.
 * @throws HttpFault 503
 */
export async function inTime<Made>(make: () => Promise<Made>): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpFault(503, 'The answer takes too long.')), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([make(), late]);
  } finally {
    clearTimeout(timer);
  }
}

import type { FastifyInstance } from 'fastify';
import { HttpFault } from '../../base/fault.ts';

/** The provider's own time for one answer, shorter than its callers wait. */
export const ANSWER_TIMEOUT_MS = 9_000;

/** Config of a route that keeps to the time by itself ({@link inTime}). */
export const OWN_DEADLINE = { hasOwnDeadline: true } as const;

/** Lets the framework answer 503 when a route takes too long, of all routes added afterwards but those with a deadline of their own. */
export function limitTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!('hasOwnDeadline' in (route.config ?? {}))) route.handlerTimeout ??= ANSWER_TIMEOUT_MS;
  });
}

/**
 * Gives what is made, or 503 when that takes too long. Only what makes an answer runs in it, never what sends one: what comes late finds
 * nobody, and nothing is sent twice. For calls of the contract: the framework sets up its timer before it is known whether the answer is
 * there already, which costs more than such an answer, and it cannot keep what comes late from sending.
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

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpFault } from '../../base/fault.ts';
import { isLoopback } from '../../base/loopback.ts';

/** How many calls one address may make in how many seconds. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * So many times more often an address may ask for the way to the gateway: behind one address, that of a site on another
 * machine, thousands of pages do so at once when their connections are cut. Such an answer costs next to nothing.
 */
const PUSH_TOKEN_FACTOR = 20;

export const DEFAULT_RATE_LIMIT: RateLimit = { calls: 600, seconds: 10 };

/**
 * Reads `PROVIDER_RATE_LIMIT`: `600/10` (calls per seconds) or `off`; undefined stands for no limit.
 * @throws Error with a German message that says what to write.
 */
export function readRateLimit(text: string | undefined): RateLimit | undefined {
  if (text === undefined || text === '') return DEFAULT_RATE_LIMIT;
  if (text === 'off') return undefined;
  const [, calls, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  if (calls !== undefined && seconds !== undefined) return { calls: Number(calls), seconds: Number(seconds) };
  throw new Error(
    `PROVIDER_RATE_LIMIT="${text}" ist keine Begrenzung: nimm Aufrufe/Sekunden je Adresse, etwa 600/10, oder off für unbegrenzt.`,
  );
}

/**
 * Answers 429 with `Retry-After` to an address that asks too often. Routes added afterwards are covered. The machine
 * itself is exempt: the site asks for all of its visitors from there.
 */
export async function limitRate(app: FastifyInstance, { calls, seconds }: RateLimit): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => (asksForPushToken(request) ? calls * PUSH_TOKEN_FACTOR : calls),
    keyGenerator: (request) => (asksForPushToken(request) ? `push ${request.ip}` : request.ip),
    timeWindow: seconds * 1000,
    allowList: (request) => isLoopback(request.socket.remoteAddress),
    // What is left would make every answer another one, to the grief of caches.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
    errorResponseBuilder: (_, { max }) => new HttpFault(429, `More than ${max} calls in ${seconds} seconds; see Retry-After.`),
  });
}

function asksForPushToken({ url }: FastifyRequest): boolean {
  return url.split('?')[0] === '/api/v1/push/token';
}

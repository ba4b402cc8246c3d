import type { FastifyInstance } from 'fastify';
import { realTimeFeatures } from '#domain/user/real-time.ts';
import { notFound } from '../../base/fault.ts';
import type { BorrowedSessions } from './borrowed-sessions.ts';
import type { ContractAnswer } from './options.ts';

/** Calls about users, which a push token does not open. */
const PRIVATE = /^\/api\/v\d+\/(users|push|watchlists|scapa)(\/|$)/;

/**
 * Answers a GET of the contracts as the HTTP server of this process does, rate limit included. A client that may see some prices
 * earlier than everyone sees them here too; everything that belongs to a user stays closed.
 */
export function contractAnswer(app: FastifyInstance, borrowed: BorrowedSessions): ContractAnswer {
  return async ({ path, query, client }, features) => {
    // As written, not as an address that leads elsewhere once its dots are resolved or its signs are decoded.
    if (PRIVATE.test(path) || !isPlain(path)) throw notFound(`No call ${path}`);
    const url = query === '' ? path : `${path}?${query}`;
    const ask = async (headers: Record<string, string>) => {
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: client });
      return { status: answer.statusCode, contentType: answer.headers['content-type'] ?? '', text: answer.payload };
    };
    const isEarly = realTimeFeatures.some((feature) => features.has(feature));
    return isEarly ? borrowed.lend(features, (token) => ask({ 'x-ov-token': token })) : ask({});
  };
}

/** Signs that mean the same with and without percent encoding: `%75sers` for `users` is no accident. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

function isPlain(path: string): boolean {
  return !NEEDLESSLY_ENCODED.test(path) && URL.canParse(path, 'http://provider') && new URL(path, 'http://provider').pathname === path;
}

import type { FastifyInstance } from 'fastify';
import { realTimeFeatures } from '#domain/user/real-time.ts';
import { notFound } from '../../base/fault.ts';
import type { BorrowedSessions } from './borrowed-sessions.ts';
import type { ContractAnswer } from './options.ts';

/** Calls about users, which are not accessible with a push token. */
const PRIVATE = /^\/api\/v\d+\/(users|push|watchlists|scapa)(\/|$)/;

/**
 * Answers a GET of the contracts like the HTTP server of this process, including the rate limit. Clients that may see some prices earlier
 * than others see them here too; data of users is not accessible.
 */
export function contractAnswer(app: FastifyInstance, borrowed: BorrowedSessions): ContractAnswer {
  return async ({ path, query, client }, features) => {
    // Checks the path as written, because dots or percent encoding could lead to another address.
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

/** Needless percent encoding of unreserved characters: `%75sers` for `users` indicates an attempt to bypass the check. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

function isPlain(path: string): boolean {
  return !NEEDLESSLY_ENCODED.test(path) && URL.canParse(path, 'http://provider') && new URL(path, 'http://provider').pathname === path;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { passTo } from './intercept.ts';

const HEADERS = { 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'X-Robots-Tag': 'noindex' } as const;

/** Headers that steer Next itself: with `RSC: 1` it answers a page with something else, under the page's own address. */
const STEERING = /^(?:rsc$|next-|x-(?:next|nextjs|middleware|matched|now|invoke|prerender)-)/u;

/** Takes away what a visitor might tell Next, for an answer that caches keep must not depend on it. */
export function removeSteeringHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (STEERING.test(name)) delete headers[name];
}

/**
 * Makes the request one of anyone, before anything draws a public page for it: what cannot be read cannot change a byte.
 * Next's own preview cookies go the same way.
 */
export function removeCredentials({ headers }: IncomingMessage): void {
  for (const name of ['cookie', 'authorization', 'x-ov-token']) delete headers[name];
}

/**
 * Sees to it that an answer with somebody's session is kept by nobody: whatever Next sends, page, redirect or fault, goes
 * out with these headers, without an ETag, and never as 304. It goes uncompressed, for a page that holds secrets beside
 * what its address says would tell them by its length (BREACH).
 */
export function forbidCaching(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  const writeHead = passTo(response, 'writeHead');
  response.writeHead = (...head: readonly unknown[]) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    for (const name of ['ETag', 'Last-Modified']) response.removeHeader(name);
    return writeHead(...head);
  };
}

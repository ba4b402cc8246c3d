import type { IncomingMessage, ServerResponse } from 'node:http';
import { passTo } from './intercept.ts';

const HEADERS = { 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'X-Robots-Tag': 'noindex' } as const;

/** Request headers that control Next: with `RSC: 1`, for example, it answers the address of a page with other content. */
const STEERING = /^(?:rsc$|next-|x-(?:next|nextjs|middleware|matched|now|invoke|prerender)-)/u;

/** Removes request headers that control Next, so that no visitor can change an answer that is cached for everyone. */
export function removeSteeringHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (STEERING.test(name)) delete headers[name];
}

/**
 * Removes cookies and credentials before a public page is rendered, so that the page cannot depend on its visitor. This also removes
 * Next's preview cookies.
 */
export function removeCredentials({ headers }: IncomingMessage): void {
  for (const name of ['cookie', 'authorization', 'x-ov-token']) delete headers[name];
}

/**
 * Forbids caching of an answer that depends on a session: page, redirect or error goes out with these headers, without an ETag and never
 * as 304. The answer stays uncompressed, since its compressed length could reveal secrets beside reflected input (BREACH).
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

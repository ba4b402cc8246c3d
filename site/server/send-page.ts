import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { cacheControl, incompleteLifetime, lifetimeOfSeconds } from '../cache-lifetimes.ts';
import { isHtml } from './add-to-page.ts';
import { acceptedEncoding } from './encoding.ts';
import type { Effort, PageCache } from './page-cache.ts';
import { unavailablePage } from './unavailable-page.ts';

/** What is known of a page before Next has drawn it. */
export interface Drawing {
  /** What tells this page's versions from those of others. */
  readonly key: string;
  readonly effort: Effort;
  readonly notes?: { readonly unavailable: boolean };
}

/**
 * Takes over the moment in which Next hands out finished HTML: exact cache headers, ETag and 304, compressed once per
 * version. Everything else that Next sends passes untouched.
 */
export function interceptPage(request: IncomingMessage, response: ServerResponse, cache: PageCache, drawing: Drawing): void {
  const end = response.end.bind(response);
  // Next hands out no HTML for HEAD, which the headers are made of; Node leaves the body of the answer away.
  if (request.method === 'HEAD') request.method = 'GET';
  const intercepted = (chunk?: unknown, ...rest: unknown[]): ServerResponse => {
    if (typeof chunk !== 'string' || response.headersSent || !isHtml(response)) {
      return Reflect.apply(end, undefined, [chunk, ...rest]) as ServerResponse;
    }
    response.end = end;
    void sendPage(request, response, chunk, cache, drawing);
    return response;
  };
  response.end = intercepted as ServerResponse['end'];
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  drawn: string,
  cache: PageCache,
  { key, effort, notes }: Drawing,
): Promise<void> {
  const isUnavailable = response.statusCode === 500 && notes?.unavailable === true;
  if (isUnavailable) response.statusCode = 503;
  const html = isUnavailable ? unavailablePage() : drawn;
  if (response.statusCode >= 500) response.setHeader('Retry-After', '30');
  response.setHeader('Cache-Control', cacheHeader(response));
  response.setHeader('Vary', 'Accept-Encoding');
  const { statusCode } = response;
  // What went wrong looks the same under every address.
  const version = statusCode === 200 ? cache.version(key, html, effort) : cache.version(String(statusCode), html);
  if (response.statusCode === 200) {
    response.setHeader('ETag', version.etag);
    // Only this header: clients that set it by hand say `no-cache` besides, without meaning it.
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: version.etag })) {
      response.removeHeader('Content-Length');
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await version.body(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

function cacheHeader(response: ServerResponse): string {
  if (response.statusCode >= 500) return 'no-cache';
  if (response.statusCode === 404) return cacheControl(incompleteLifetime);
  const next = String(response.getHeader('Cache-Control') ?? '');
  const seconds = /s-maxage=(\d+)/u.exec(next)?.[1];
  return seconds === undefined ? 'no-cache' : cacheControl(lifetimeOfSeconds(Number(seconds)));
}

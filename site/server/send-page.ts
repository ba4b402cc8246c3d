import { currentConfig } from '../config-store.ts';
import { routesOf } from '#documents/routes/path-of.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { withAddressHelp, type AddressHelp } from '#renderer/address-help.ts';
import { cacheControl, controlOfSeconds, endingIn, incompleteControl, lifetimeOfHeader } from '../cache-lifetimes.ts';
import type { RenderNotes } from '../requested-page.ts';
import { renderTime } from '../clock.ts';
import { ofThePast } from '../document/price-marks.ts';
import { isHtml } from './add-to-page.ts';
import { acceptedEncoding } from './encoding.ts';
import { passTo } from './intercept.ts';
import { PageVersion, type Effort, type CachedPage, type PageCache } from './page-cache.ts';
import type { RenderResult } from './request-coalescing.ts';
import { statusPage } from './status-page.ts';
import { NO_STORE } from './typed-text.ts';

/** Options for rendering and sending a page, known before Next renders it. */
export interface RenderOptions {
  /** Cache key that separates this page's versions from those of others. */
  readonly key: string;
  readonly effort: Effort;
  /** Whether the page is a variant by query. Variants are cached separately, because queries can be invented without limit. */
  readonly isVariant?: boolean;
  /** `Cache-Control` that replaces Next's, for pages that no cache may store. */
  readonly lifetime?: string;
  /**
   * Whether the address contains typed text: caches must not store the page, and this process does not store it if it depends on that text.
   */
  readonly isTyped?: boolean;
  /** Instant at which the content changes, in ms since 1970. */
  readonly ends?: number | undefined;
  /** Status of a page that replaces others, such as the maintenance page. */
  readonly status?: 503;
  readonly notes?: RenderNotes;
  /** Suggestions for an address without a page; resolves soon and never rejects. */
  readonly help?: () => Promise<AddressHelp | undefined>;
  /** Whether the page is a copy for the cache in front, which shows it during an outage: its prices are marked as old. */
  readonly isCopy?: boolean;
  /** Called if the page lacks data, so that it is retried. */
  readonly onIncomplete?: () => void;
  /** Called with the result, for requests that wait for the same page. */
  readonly deliver?: (rendered: RenderResult) => void;
}

/**
 * Intercepts the finished HTML of Next to send it with exact cache headers, ETag and 304, compressed once per version. Everything else
 * that Next sends passes unchanged.
 */
export function interceptPage(request: IncomingMessage, response: ServerResponse, cache: PageCache, options: RenderOptions): void {
  const end = passTo(response, 'end');
  // Next renders no HTML for HEAD, but the headers depend on it. Node omits the body of the answer.
  if (request.method === 'HEAD') request.method = 'GET';
  response.end = (chunk?: unknown, ...rest: readonly unknown[]) => {
    if (typeof chunk !== 'string' || response.headersSent || !isHtml(response)) {
      // Redirects to the canonical spelling of an address.
      if (!response.headersSent && response.statusCode >= 300 && response.statusCode < 400) response.setHeader('Cache-Control', NO_STORE);
      return end(chunk, ...rest);
    }
    response.end = end;
    const rendered = renderResultOf(response, chunk, options);
    options.deliver?.(rendered);
    void sendRendered(request, response, rendered, cache, options);
    return response;
  };
}

/** Reads the result of rendering from the response that Next is about to send. */
export function renderResultOf(
  response: ServerResponse,
  html: string,
  { notes, lifetime, status: instead }: Pick<RenderOptions, 'notes' | 'lifetime' | 'status'>,
): RenderResult {
  const isUnavailable = response.statusCode === 500 && notes?.unavailable === true;
  const status = isUnavailable ? 503 : response.statusCode === 200 ? (instead ?? 200) : response.statusCode;
  const next = String(response.getHeader('Cache-Control') ?? '');
  const location = status >= 300 && status < 400 ? response.getHeader('Location') : undefined;
  return {
    status,
    html: isUnavailable ? statusPage(503) : html,
    cacheControl: lifetime ?? cacheHeader(status, next),
    ...(typeof location === 'string' && { location }),
  };
}

/** Sends a result of rendering that is not cached: of this request, or of a coalesced one. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, html, cacheControl: lifetime }: RenderResult,
  cache: PageCache,
  { key, effort, ends, help, isTyped, isCopy }: Pick<RenderOptions, 'key' | 'effort' | 'ends' | 'help' | 'isTyped' | 'isCopy'>,
): Promise<void> {
  if (isCopy === true)
    return sendCopy(request, response, status === 200 ? new PageVersion(ofThePast(html, renderTime()), 'quick') : undefined);
  const said = status === 404 ? await help?.() : undefined;
  response.statusCode = status;
  if (status >= 500) response.setHeader('Retry-After', '30');
  // Error pages do not depend on the address, so each status has one version.
  const usual = (): PageVersion => (status === 200 ? cache.version(key, html, effort) : cache.version(String(status), html));
  // Versions with typed text are not cached: their number is unlimited.
  const isOwn = said !== undefined || (status === 200 && isTyped === true);
  const version = isOwn
    ? new PageVersion(said === undefined ? html : withAddressHelp(html, said, routesOf(currentConfig())), 'quick')
    : usual();
  await sendVersion(request, response, { version, cacheControl: lifetime }, { ends, isTyped });
}

/** Lifetime in seconds of a copy in the cache in front. */
const COPY = { fresh: 600, stale: 0 };

/** Sends the copy that the cache in front shows during an outage, or 204 if there is none. */
export async function sendCopy(request: IncomingMessage, response: ServerResponse, version: PageVersion | undefined): Promise<void> {
  if (version !== undefined) return sendVersion(request, response, { version, cacheControl: cacheControl(COPY) });
  response.writeHead(204, { 'Cache-Control': NO_STORE }).end();
}

/** Sends a version with the status that the response has: compressed; status 200 with ETag, or as 304 if the browser has this version. */
export async function sendVersion(
  request: IncomingMessage,
  response: ServerResponse,
  { version, cacheControl: lifetime }: Pick<CachedPage, 'version' | 'cacheControl'>,
  { ends, isTyped = false }: Pick<RenderOptions, 'ends' | 'isTyped'> = {},
): Promise<void> {
  const control = ends === undefined ? lifetime : endingIn((ends - renderTime()) / 1_000, lifetime);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', isTyped ? NO_STORE : control);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200) {
    response.setHeader('ETag', version.etag);
    // Ignores `Cache-Control` of the request: clients that set `If-None-Match` themselves also send `no-cache`.
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

/** Returns true if the `Cache-Control` is that of a page whose blocks lack data. */
export function isIncomplete(lifetime: string | null): boolean {
  return lifetime === incompleteControl;
}

function cacheHeader(status: number, next: string): string {
  if (status >= 500) return 'no-cache';
  // An address without a page may contain typed text.
  if (status === 404) return NO_STORE;
  if (lifetimeOfHeader(next) !== undefined) return next;
  const seconds = /s-maxage=(\d+)/u.exec(next)?.[1];
  return seconds === undefined ? 'no-cache' : controlOfSeconds(Number(seconds));
}

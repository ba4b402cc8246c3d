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

/** Facts about a page that are known before Next has rendered it. */
export interface RenderOptions {
  /** Cache key that separates this page's versions from those of others. */
  readonly key: string;
  readonly effort: Effort;
  /** Its query makes it another page than the one without: anybody can invent many. */
  readonly isVariant?: boolean;
  /** `Cache-Control` of pages that no cache may keep, whatever Next says. */
  readonly lifetime?: string;
  /** The address carries what somebody typed: no cache keeps it, and where the page is rendered for it alone, this process doesn't either. */
  readonly isTyped?: boolean;
  /** When it is another page, in milliseconds since 1970. */
  readonly ends?: number | undefined;
  /** Status of a page that stands in the place of others. */
  readonly status?: 503;
  readonly notes?: RenderNotes;
  /** Suggestions for an address without a page; resolves soon and never rejects. */
  readonly help?: () => Promise<AddressHelp | undefined>;
  /** For the cache in front to show when it gets no page: without anything that is of now. */
  readonly isCopy?: boolean;
  /** Told when the page has holes, so that it is rendered anew. */
  readonly incomplete?: () => void;
  /** Told of what was rendered, for those who wait for the same. */
  readonly land?: (rendered: RenderResult) => void;
}

/**
 * Takes over the moment in which Next hands out finished HTML: exact cache headers, ETag and 304, compressed once per
 * version. Everything else that Next sends passes untouched.
 */
export function interceptPage(request: IncomingMessage, response: ServerResponse, cache: PageCache, options: RenderOptions): void {
  const end = passTo(response, 'end');
  // Next hands out no HTML for HEAD, which the headers are made of; Node leaves the body of the answer away.
  if (request.method === 'HEAD') request.method = 'GET';
  response.end = (chunk?: unknown, ...rest: readonly unknown[]) => {
    if (typeof chunk !== 'string' || response.headersSent || !isHtml(response)) {
      // A redirection to the one spelling of an address, which was written otherwise.
      if (!response.headersSent && response.statusCode >= 300 && response.statusCode < 400) response.setHeader('Cache-Control', NO_STORE);
      return end(chunk, ...rest);
    }
    response.end = end;
    const rendered = renderResultOf(response, chunk, options);
    options.land?.(rendered);
    void sendRendered(request, response, rendered, cache, options);
    return response;
  };
}

/** Reads what Next is about to hand out. */
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

/** Sends what was rendered for this request, or for another one at the same moment. */
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
  // An error page looks the same under every address, so each status has one version.
  const usual = (): PageVersion => (status === 200 ? cache.version(key, html, effort) : cache.version(String(status), html));
  // Such versions are as many as there are addresses, so none is cached.
  const isOwn = said !== undefined || (status === 200 && isTyped === true);
  const version = isOwn
    ? new PageVersion(said === undefined ? html : withAddressHelp(html, said, routesOf(currentConfig())), 'quick')
    : usual();
  await sendVersion(request, response, { version, cacheControl: lifetime }, { ends, isTyped });
}

/** Seconds for which the cache in front takes a page for a good copy. */
const COPY = { fresh: 600, stale: 0 };

/** Sends what a cache in front may show when it gets no page. */
export async function sendCopy(request: IncomingMessage, response: ServerResponse, version: PageVersion | undefined): Promise<void> {
  if (version !== undefined) return sendVersion(request, response, { version, cacheControl: cacheControl(COPY) });
  response.writeHead(204, { 'Cache-Control': NO_STORE }).end();
}

/** Sends a page whose status is set: compressed, and a page that was found with its ETag, or 304 to who has it. */
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

/** Whether a page with this `Cache-Control` lacks blocks whose data did not come. */
export function isIncomplete(lifetime: string | null): boolean {
  return lifetime === incompleteControl;
}

function cacheHeader(status: number, next: string): string {
  if (status >= 500) return 'no-cache';
  // An address without a page is whatever somebody typed.
  if (status === 404) return NO_STORE;
  if (lifetimeOfHeader(next) !== undefined) return next;
  const seconds = /s-maxage=(\d+)/u.exec(next)?.[1];
  return seconds === undefined ? 'no-cache' : controlOfSeconds(Number(seconds));
}

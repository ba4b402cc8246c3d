import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isUnder } from '#config/rules/evaluate.ts';
import { audienceOf, renderingOf } from '#renderer/route.ts';
import { currentConfig } from '../config-store.ts';
import { withRequestNotes } from '../unavailable.ts';
import { forgetVisitor, keepFromCaches } from './audience.ts';
import { PageCache } from './page-cache.ts';
import { isPlainPath } from './plain-path.ts';
import { interceptPage } from './send-page.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendSiteFile } from './site-files.ts';
import { sendStaticFile } from './static-files.ts';
import { indexSegment, privateTwin, twin } from './twin.ts';

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface HandlerOptions {
  readonly next: NextHandler;
  readonly publicFolder: string;
  readonly isDevelopment: boolean;
}

/** Answers every request of the site: files, robots and sitemap, then Next's pages and API. */
export function siteHandler({ next, publicFolder, isDevelopment }: HandlerOptions): RequestListener {
  const cache = new PageCache();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setSecurityHeaders(request, response, isDevelopment);
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      request.url = isPlainPath(path) ? url : '/api/404';
      return next(request, response);
    }
    if (isDevelopment && path.startsWith('/_next/')) return next(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (/^\/[^/\\].*\/$/u.test(path)) {
      response.writeHead(308, { Location: `${path.replace(/\/+$/u, '')}${url.slice(path.length)}` }).end();
      return;
    }
    if (await sendSiteFile(path, response)) return;
    if (/\.[a-z0-9]+$/u.test(path) && (await sendStaticFile(publicFolder, request, response))) return;
    if (path.startsWith('/assets/')) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end('Nicht gefunden');
      return;
    }
    const { address, isPrivate } = pageAddress(url, path);
    if (isPrivate) {
      keepFromCaches(request, response);
      request.url = address;
      return next(request, response);
    }
    forgetVisitor(request);
    await withRequestNotes(async (notes) => {
      if (!isDevelopment) interceptPage(request, response, cache, notes);
      request.url = address;
      await next(request, response);
    });
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(JSON.stringify({ level: 'error', event: 'request-failed', url: request.url, message: String(error) }));
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end('Da ist etwas schiefgegangen. Bitte lade die Seite noch einmal.');
    });
  };
}

/**
 * Private pages and those that depend on the query go to their twins, as does `/index`, which Next would take for the home
 * page. The twins' own addresses, those of error pages and of Next's tools lead nowhere.
 */
function pageAddress(url: string, path: string): { readonly address: string; readonly isPrivate: boolean } {
  const isOurs = ['/500', '/503'].includes(path) || isUnder(path, twin) || isUnder(path, privateTwin) || path.startsWith('/_next/');
  if (isOurs || !isPlainPath(path)) return { address: '/404', isPrivate: false };
  if (audienceOf(currentConfig(), path) === 'private') return { address: inside(privateTwin, url), isPrivate: true };
  if (path === '/index') return { address: `${twin}/${indexSegment}${url.slice(path.length)}`, isPrivate: false };
  const perRequest = process.env.PARKETT_RENDERING === 'request' || renderingOf(currentConfig(), path) === 'request';
  return { address: perRequest ? inside(twin, url) : url, isPrivate: false };
}

/** The address below a twin. Next would take the slash of `/per-request/` for a superfluous one and send the visitor there. */
function inside(folder: string, url: string): string {
  return `${folder}${/^\/(?:\?|$)/u.test(url) ? url.slice(1) : url}`;
}

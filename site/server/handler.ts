import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { renderingOf } from '#renderer/route.ts';
import { currentConfig } from '../config-store.ts';
import { withRequestNotes } from '../unavailable.ts';
import { PageCache } from './page-cache.ts';
import { isPlainPath } from './plain-path.ts';
import { interceptPage } from './send-page.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendSiteFile } from './site-files.ts';
import { sendStaticFile } from './static-files.ts';
import { indexSegment, twin } from './twin.ts';

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
    await withRequestNotes(async (notes) => {
      if (!isDevelopment) interceptPage(request, response, cache, notes);
      request.url = pageAddress(url, path);
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
 * Pages that depend on the query go to the twin, as does `/index`, which Next would take for the home page. The twin's own
 * address, those of error pages and of Next's tools lead nowhere.
 */
function pageAddress(url: string, path: string): string {
  const isOurs = ['/500', '/503', twin].includes(path) || path.startsWith(`${twin}/`) || path.startsWith('/_next/');
  if (isOurs || !isPlainPath(path)) return '/404';
  if (path === '/index') return `${twin}/${indexSegment}${url.slice(path.length)}`;
  const perRequest = process.env.PARKETT_RENDERING === 'request' || renderingOf(currentConfig(), path) === 'request';
  // Next would take the slash of `/per-request/` for a superfluous one and send the visitor there.
  return perRequest ? `${twin}${path === '/' ? url.slice(1) : url}` : url;
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '#domain/log/describe-error.ts';
import { isPrivate, renderingOf } from '#renderer/route.ts';
import { currentConfig } from '../config-store.ts';
import { withAskedPage } from '../asked-page.ts';
import { warn } from '../log.ts';
import { cachedAddress, perRequestAddress, privateAddress } from '../next-address.ts';
import { forgetSteering, forgetVisitor, keepFromCaches } from './audience.ts';
import { findPage } from './find-page.ts';
import { PageCache } from './page-cache.ts';
import { isPlainPath } from './plain-path.ts';
import { interceptPage, type Drawing } from './send-page.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendSiteFile } from './site-files.ts';
import { sendStaticFile } from './static-files.ts';

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface HandlerOptions {
  readonly next: NextHandler;
  readonly publicFolder: string;
  readonly isDevelopment: boolean;
}

/** Answers every request of the site: files, robots and sitemap, then Next's pages and API. */
export function siteHandler({ next, publicFolder, isDevelopment }: HandlerOptions): RequestListener {
  const cache = new PageCache();
  const draw = (request: IncomingMessage, response: ServerResponse, address: string, drawing: Drawing): Promise<void> => {
    forgetVisitor(request);
    if (!isDevelopment) interceptPage(request, response, cache, drawing);
    request.url = address;
    return next(request, response);
  };
  const drawPrivate = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    keepFromCaches(request, response);
    request.url = privateAddress;
    return next(request, response);
  };
  const answerPage = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    const found = findPage(currentConfig(), url);
    switch (found.kind) {
      case 'page':
        return withAskedPage(found.asked, (notes) => {
          const { path, match } = found.asked;
          if (isPrivate(match.page)) return drawPrivate(request, response);
          const isPerRequest = process.env.PARKETT_RENDERING === 'request' || renderingOf(match) === 'request';
          return isPerRequest
            ? draw(request, response, perRequestAddress, { key: url, effort: 'quick', notes })
            : draw(request, response, cachedAddress(path), { key: path, effort: 'thorough', notes });
        });
      case 'own':
        return draw(request, response, found.path, { key: found.path, effort: 'thorough' });
      case 'moved':
        response.writeHead(308, { Location: found.location }).end();
        return;
      case 'unknown':
        return draw(request, response, '/404', { key: '/404', effort: 'thorough' });
    }
  };
  /** Forms are sent to the page that shows them; only private pages have any. */
  const answerWrite = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    const found = request.method === 'POST' ? findPage(currentConfig(), url) : undefined;
    if (found?.kind === 'page' && isPrivate(found.asked.match.page)) {
      return withAskedPage(found.asked, () => drawPrivate(request, response));
    }
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setSecurityHeaders(response, isDevelopment);
    forgetSteering(request);
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      request.url = isPlainPath(path) ? url : '/api/404';
      return next(request, response);
    }
    if (isDevelopment && path.startsWith('/_next/')) return next(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerWrite(request, response, url);
    if (await sendSiteFile(path, response)) return;
    if (/\.[a-z0-9]+$/u.test(path) && (await sendStaticFile(publicFolder, request, response))) return;
    if (path.startsWith('/assets/')) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end('Nicht gefunden');
      return;
    }
    await answerPage(request, response, url);
  };
  return (request, response) => {
    // What a visitor wrote further behind may be anything, such as a code of his mail.
    const path = /^\/[^/?]{0,60}/u.exec(request.url ?? '')?.[0];
    answer(request, response).catch((error: unknown) => {
      warn('request-failed', { path, fault: describeError(error) });
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end('Da ist etwas schiefgegangen. Bitte lade die Seite noch einmal.');
    });
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import { addToPage } from './add-to-page.ts';
import { findingsOverlay } from './findings-overlay.ts';
import { findingsAddress, findingsPage } from './findings-page.ts';
import { errorsIn, findingsAt } from './page-findings.ts';

/**
 * Shows the errors in the documents of a page in development: as an overlay on the page, or instead of it if it cannot be rendered.
 * @returns true if the request is answered; false if the page still has to be sent
 */
export function answerFindings(loaded: LoadedConfig, request: IncomingMessage, response: ServerResponse): boolean {
  if (!String(request.headers.accept).includes('text/html')) return false;
  const url = request.url ?? '/';
  const { own, elsewhere, isRenderable } = findingsAt(loaded, url);
  const isAskedFor = url.split('?')[0] === findingsAddress;
  if (isRenderable && !isAskedFor) {
    const overlay = findingsOverlay({ own, elsewhere });
    if (overlay !== '') addToPage(request, response, overlay);
    return false;
  }
  const status = isAskedFor ? 200 : 500;
  const findings = isAskedFor ? errorsIn(loaded) : [...own, ...elsewhere];
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(findingsPage(findings));
  return true;
}

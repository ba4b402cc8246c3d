import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import { addToPage } from './add-to-page.ts';
import { findingsOverlay } from './findings-overlay.ts';
import { findingsAddress, findingsPage } from './findings-page.ts';
import { errorsIn, findingsAt } from './page-findings.ts';

/**
 * Tells what is wrong with the documents of a page: over the page, or in its place when it cannot be drawn.
 * @returns whether that is the whole answer.
 */
export function answerFindings(loaded: LoadedConfig, request: IncomingMessage, response: ServerResponse): boolean {
  if (!String(request.headers.accept).includes('text/html')) return false;
  const url = request.url ?? '/';
  const { own, elsewhere, isDrawable } = findingsAt(loaded, url);
  const isAskedFor = url.split('?')[0] === findingsAddress;
  if (isDrawable && !isAskedFor) {
    const overlay = findingsOverlay({ own, elsewhere });
    if (overlay !== '') addToPage(request, response, overlay);
    return false;
  }
  const status = isAskedFor ? 200 : 500;
  const findings = isAskedFor ? errorsIn(loaded) : [...own, ...elsewhere];
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(findingsPage(findings));
  return true;
}

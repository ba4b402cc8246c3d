import type { IncomingMessage, ServerResponse } from 'node:http';
import * as messages from '#domain/texts/messages.ts';
import { withRequestedPage } from '../requested-page.ts';
import { renderTime } from '../clock.ts';
import { currentConfig } from '../config-store.ts';
import { previewAddress } from '../next-address.ts';
import type { Preview } from '../preview.ts';
import { forbidCaching } from './audience.ts';
import { interceptRefusal, assignTurn } from './render-turn.ts';
import { findPage } from './find-page.ts';
import { COSTS, type VisitorLimits } from './visitor-limits.ts';

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers a page of an editor's draft. Bypasses the page cache and forbids caching of the answer. Every address is looked up as a page:
 * files, calls and forms do not exist in a preview.
 */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  { next, preview, limits }: { readonly next: NextHandler; readonly preview: Preview; readonly limits: VisitorLimits },
): Promise<void> {
  if (limits.refuses(request, response, COSTS.cached)) return;
  forbidCaching(request, response);
  const found = findPage(currentConfig(), request.url ?? '/', preview.now ?? renderTime());
  switch (found.kind) {
    case 'page':
      return withRequestedPage(found.asked, (notes) => {
        request.url = previewAddress;
        assignTurn(request, response, { limits, notes, cost: preview.isShared === true ? COSTS.rendered : COSTS.preview });
        interceptRefusal(request, response, notes);
        return next(request, response);
      });
    case 'moved':
    case 'redirect':
      response.writeHead(302, { Location: found.location }).end();
      return;
    case 'own':
    case 'unknown':
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(messages.statusTexts[404].title);
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '#domain/log/describe-error.ts';
import * as messages from '#domain/texts/messages.ts';
import { currentConfig } from '../config-store.ts';
import { warn } from '../log.ts';
import { removeSteeringHeaders } from './audience.ts';
import { WorkRefused } from './own-work.ts';
import { placeOf } from './place-of.ts';
import { sendRefusal } from './refusal.ts';
import { requestHandlers } from './requests/order.ts';
import { createPageRenderer } from './requests/page-renderer.ts';
import { siteRequest, type SiteParts } from './requests/request-handler.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { UNLIMITED } from './visitor-limits.ts';

/** Dependencies of the site's handler; without `limits` requests are unlimited. */
export type HandlerOptions = Pick<SiteParts, 'next' | 'publicFolder' | 'isDevelopment'> &
  Partial<Pick<SiteParts, 'limits' | 'readiness' | 'suggestPages' | 'pictures' | 'incompleteRetry'>>;

/** Creates the listener that passes each request through the handlers (`requests/order.ts`) until one answers. */
export function siteHandler({
  next,
  publicFolder,
  isDevelopment,
  limits = UNLIMITED,
  readiness,
  suggestPages,
  pictures,
  incompleteRetry,
}: HandlerOptions): RequestListener {
  const pageRenderer = createPageRenderer({ next, isDevelopment, limits });
  const handlers = requestHandlers({
    next,
    publicFolder,
    isDevelopment,
    limits,
    readiness,
    suggestPages,
    pictures,
    incompleteRetry,
    pageRenderer,
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Set before any handler runs, so that no answer lacks them.
    setSecurityHeaders(response, isDevelopment, currentConfig().consent);
    removeSteeringHeaders(request);
    const asked = siteRequest(request, response);
    for (const handler of handlers) if (await handler(asked)) return;
  };
  return (request, response) => {
    const { url = '/' } = request;
    answer(request, response).catch((error: unknown) => {
      if (error instanceof WorkRefused && !response.headersSent) return sendRefusal(request, response, error.refused);
      warn('request-failed', { page: placeOf(url, request.method), fault: describeError(error) });
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(messages.requestFailed);
    });
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderNotes } from '../../requested-page.ts';
import { privateAddress } from '../../next-address.ts';
import { removeCredentials, forbidCaching } from '../audience.ts';
import { interceptRefusal, assignTurn } from '../render-turn.ts';
import { createRequestCoalescer } from '../request-coalescing.ts';
import { createCachedPages } from '../cached-pages.ts';
import { PageCache } from '../page-cache.ts';
import { interceptPage, sendRendered, type RenderOptions } from '../send-page.ts';
import { COSTS, type VisitorLimits } from '../visitor-limits.ts';
import type { NextHandler } from './next-handler.ts';

/** Renders pages by Next, once for all simultaneous requests. */
export interface PageRenderer {
  /** Renders a page that is not cached. */
  readonly render: (request: IncomingMessage, response: ServerResponse, address: string, options: RenderOptions) => Promise<void>;
  /** Renders a public page or sends it from the cache; never caches in development. */
  readonly renderShared: (request: IncomingMessage, response: ServerResponse, address: string, options: RenderOptions) => Promise<void>;
  /** Renders a page with the session of the request. */
  readonly renderPrivate: (request: IncomingMessage, response: ServerResponse, notes: RenderNotes) => Promise<void>;
}

/** Returns true if benchmarks have turned the page cache off (`PARKETT_RENDERING=request`). */
export const rendersEachRequest = (): boolean => process.env.PARKETT_RENDERING === 'request';

/** Creates the page renderer of a server, with its page cache. */
export function createPageRenderer({
  next,
  isDevelopment,
  limits,
}: {
  readonly next: NextHandler;
  readonly isDevelopment: boolean;
  readonly limits: VisitorLimits;
}): PageRenderer {
  const cache = new PageCache();
  const coalescer = createRequestCoalescer();
  const sendCached = createCachedPages({ next, cache, limits, coalescer });
  const render: PageRenderer['render'] = async (request, response, address, options) => {
    // The cost of rendering is charged only if the page has to be rendered.
    if (limits.refuses(request, response, COSTS.cached)) return;
    removeCredentials(request);
    request.url = address;
    if (isDevelopment) return next(request, response);
    const { notes } = options;
    const turn = notes && assignTurn(request, response, { limits, notes });
    const renderFor = (deliver?: RenderOptions['deliver']): Promise<void> => {
      interceptPage(request, response, cache, deliver === undefined ? options : { ...options, deliver });
      if (notes !== undefined) interceptRefusal(request, response, notes);
      return next(request, response);
    };
    if (rendersEachRequest()) return renderFor();
    const rendered = await coalescer.join(options.key, renderFor, turn);
    if (rendered !== undefined) await sendRendered(request, response, rendered, cache, options);
  };
  return {
    render,
    renderShared: (request, response, address, options) =>
      isDevelopment || rendersEachRequest()
        ? render(request, response, address, options)
        : limits.refuses(request, response, COSTS.cached)
          ? Promise.resolve()
          : sendCached(request, response, address, options),
    async renderPrivate(request, response, notes) {
      if (limits.refuses(request, response, request.method === 'POST' ? COSTS.form : COSTS.cached)) return;
      forbidCaching(request, response);
      assignTurn(request, response, { limits, notes });
      interceptRefusal(request, response, notes);
      request.url = privateAddress;
      return next(request, response);
    },
  };
}

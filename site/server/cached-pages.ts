import { currentConfig } from '../config-store.ts';
import { routesOf } from '#documents/routes/path-of.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { withAddressHelp } from '#renderer/address-help.ts';
import { agedBy, cacheControl, cacheLifetimes, incompleteLifetime, lifetimeOfHeader } from '../cache-lifetimes.ts';
import { ofThePast } from '../document/price-marks.ts';
import { renderDetached } from './render-detached.ts';
import { assignTurn } from './render-turn.ts';
import type { RenderResult, RequestCoalescer } from './request-coalescing.ts';
import { ageOf, renderedNow, PageVersion, type RenderedAt, type CachedPage, type PageCache } from './page-cache.ts';
import { sendRefusal } from './refusal.ts';
import { renderResultOf, isIncomplete, sendCopy, sendRendered, sendVersion, type RenderOptions } from './send-page.ts';
import { NO_STORE } from './typed-text.ts';
import { COSTS, type VisitorLimits } from './visitor-limits.ts';

/** Maximum time that a request waits for re-rendering of an expired page before it gets the expired one, in ms. */
const RENEWAL_MS = 1_000;
/** Share of a page's lifetime after which a request re-renders it in the background, so that no request waits once it has expired. */
const AHEAD = 2 / 3;
/** Seconds without another attempt after a failed re-rendering. */
const REST = 5;

export interface CachedPagesOptions {
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly cache: PageCache;
  readonly limits: VisitorLimits;
  readonly coalescer: RequestCoalescer;
}

export type SendCached = (request: IncomingMessage, response: ServerResponse, address: string, options: RenderOptions) => Promise<void>;

/**
 * Answers public pages from memory for their lifetime. An expired page is re-rendered before it is sent, once for all simultaneous requests;
 * in the last third of its lifetime it is re-rendered in the background. If re-rendering fails or takes more than a second, the expired
 * page goes out with a note of its age.
 */
export function createCachedPages({ next, cache, limits, coalescer }: CachedPagesOptions): SendCached {
  const tried = new WeakMap<CachedPage, RenderedAt>();
  const renewed = new WeakSet<CachedPage>();
  const pasts = new WeakMap<CachedPage, PageVersion>();
  const pastOf = (page: CachedPage): PageVersion => {
    const { version, renderedAt } = page;
    const past = pasts.get(page) ?? versionOfPast(version, renderedAt.clock);
    pasts.set(page, past);
    return past;
  };
  const isResting = (page: CachedPage): boolean => {
    const last = tried.get(page);
    return last !== undefined && ageOf(last) < REST;
  };

  const cacheResult = (options: RenderOptions, rendered: RenderResult): RenderResult => {
    const { status, html, location, cacheControl: header } = rendered;
    const fresh = freshOf(rendered);
    if (fresh === undefined || (status >= 500 && options.status === undefined)) return rendered;
    const { key, effort, isVariant } = options;
    const cached = cache.store(key, { html, status, location, cacheControl: header, effort, fresh }, isVariant);
    if (status === 200 && isIncomplete(header)) options.onIncomplete?.();
    return { ...rendered, cached };
  };
  /** Renders a page, caches it and delivers it to waiting requests; undefined without a result, or if the visitor was refused. */
  const renderAndCache = async (
    request: IncomingMessage,
    address: string,
    options: RenderOptions,
    deliver: (rendered: RenderResult) => void,
  ): Promise<RenderResult | undefined> => {
    const rendered = await renderDetached(next, request, address, (answer, html) => renderResultOf(answer, html, options));
    if (rendered === undefined || options.notes?.refused !== undefined) return undefined;
    const cached = cacheResult(options, rendered);
    deliver(cached);
    return cached;
  };
  const send = async (request: IncomingMessage, response: ServerResponse, page: CachedPage, options: RenderOptions): Promise<void> => {
    // Copies are not cached here: the cache in front requests one every ten minutes.
    if (options.isCopy === true)
      return sendCopy(request, response, page.status === 200 ? versionOfPast(page.version, page.renderedAt.clock) : undefined);
    if (page.location !== undefined) {
      response.writeHead(page.status, { Location: page.location, 'Cache-Control': NO_STORE }).end();
      return;
    }
    const said = page.status === 404 ? await options.help?.() : undefined;
    const version =
      said === undefined ? page.version : new PageVersion(withAddressHelp(page.version.html, said, routesOf(currentConfig())), 'quick');
    response.statusCode = page.status;
    if (page.status >= 500) response.setHeader('Retry-After', '30');
    await sendVersion(request, response, { version, cacheControl: agedBy(ageOf(page.renderedAt), page.cacheControl) }, options);
  };
  const sendOld = (request: IncomingMessage, response: ServerResponse, page: CachedPage, options: RenderOptions): Promise<void> =>
    page.status === 200 && options.isCopy !== true
      ? sendVersion(request, response, { version: pastOf(page), cacheControl: cacheControl(incompleteLifetime) }, options)
      : send(request, response, page, options);

  /** Re-renders a page in the background before it expires, in the shared turn instead of the visitor's. */
  const renewAhead = (request: IncomingMessage, address: string, options: RenderOptions, old: CachedPage): void => {
    const { key, notes } = options;
    if (old.status !== 200 || renewed.has(old) || isResting(old) || !limits.spares(request, COSTS.rendered)) return;
    renewed.add(old);
    const ticket = limits.turns?.ticket(undefined);
    if (notes !== undefined) {
      notes.isRenewal = true;
      if (ticket !== undefined) notes.turn = { enter: () => ticket.enter() };
    }
    const renew = async (deliver: (rendered: RenderResult) => void): Promise<void> =>
      void (await renderAndCache(request, address, options, deliver));
    // Ignores failures: the first request after expiry renders the page.
    coalescer.join(key, renew, ticket && { ticket, visitor: undefined }).catch(() => undefined);
  };

  return async (request, response, address, options) => {
    const { key, notes } = options;
    const old = cache.get(key);
    if (old !== undefined && ageOf(old.renderedAt) < old.fresh) {
      if (ageOf(old.renderedAt) >= old.fresh * AHEAD) renewAhead(request, address, options, old);
      return send(request, response, old, options);
    }
    if (old !== undefined && isResting(old)) return sendOld(request, response, old, options);
    if (notes !== undefined) notes.isRenewal = old !== undefined;
    const turn = notes && assignTurn(request, response, { limits, notes });
    const render = async (): Promise<RenderResult | undefined> => {
      let own: RenderResult | undefined;
      const others = await coalescer.join(
        key,
        async (deliver) => {
          own = await renderAndCache(request, address, options, deliver);
        },
        turn,
      );
      return others ?? own;
    };
    if (old === undefined) {
      const rendered = await render();
      if (rendered?.cached !== undefined) return send(request, response, rendered.cached, options);
      if (rendered !== undefined) return sendRendered(request, response, rendered, cache, options);
      if (notes?.refused !== undefined) return sendRefusal(request, response, notes.refused);
      throw new Error('Next handed out no page.');
    }
    const late = Symbol('late');
    const rendered = await Promise.race([render().catch(() => undefined), sleep(RENEWAL_MS, late, { ref: false })]);
    if (typeof rendered === 'object' && rendered.cached !== undefined) return send(request, response, rendered.cached, options);
    if (typeof rendered === 'object' && rendered.status < 500) return sendRendered(request, response, rendered, cache, options);
    // Rendering continues for later requests.
    if (rendered === late) turn?.ticket.share(undefined);
    else tried.set(old, renderedNow());
    return sendOld(request, response, old, options);
  };
}

/** Seconds for which a result is served from the cache; undefined for a page whose header names no lifetime. */
function freshOf({ status, cacheControl: header, location }: RenderResult): number | undefined {
  if (location !== undefined) return cacheLifetimes.content.fresh;
  if (status !== 200) return incompleteLifetime.fresh;
  return lifetimeOfHeader(header)?.fresh;
}

function versionOfPast(version: PageVersion, clock: number): PageVersion {
  const html = version.html;
  const past = ofThePast(html, clock);
  return past === html ? version : new PageVersion(past, 'quick');
}

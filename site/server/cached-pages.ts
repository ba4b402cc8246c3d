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

/** Milliseconds for which a visitor waits for a page that is rendered anew; then the older one goes out. */
const RENEWAL_MS = 1_000;
/** Part of its lifetime after which a page that somebody asks for is rendered anew beside it, so that nobody has to wait when it is over. */
const AHEAD = 2 / 3;
/** Seconds for which nobody tries again once a page could not be rendered anew. */
const REST = 5;

export interface CachedPagesOptions {
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly cache: PageCache;
  readonly limits: VisitorLimits;
  readonly coalescer: RequestCoalescer;
}

export type SendCached = (request: IncomingMessage, response: ServerResponse, address: string, options: RenderOptions) => Promise<void>;

/**
 * Answers pages that are the same for everyone. Within its lifetime a page comes from memory. Past it, it is rendered anew before anybody sees
 * it, once for all who ask, and towards its end already while somebody still gets it; only where that fails or takes more than a second the older one goes out, and says how old it is.
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

  const keep = (options: RenderOptions, rendered: RenderResult): RenderResult => {
    const { status, html, location, cacheControl: header } = rendered;
    const fresh = freshOf(rendered);
    if (fresh === undefined || (status >= 500 && options.status === undefined)) return rendered;
    const { key, effort, isVariant } = options;
    const kept = cache.keep(key, { html, status, location, cacheControl: header, effort, fresh }, isVariant);
    if (status === 200 && isIncomplete(header)) options.incomplete?.();
    return { ...rendered, kept };
  };
  /** Draws a page, keeps it and tells those who wait for the same; undefined where nothing came, or the visitor was refused. */
  const renderAndCache = async (
    request: IncomingMessage,
    address: string,
    options: RenderOptions,
    land: (rendered: RenderResult) => void,
  ): Promise<RenderResult | undefined> => {
    const rendered = await renderDetached(next, request, address, (answer, html) => renderResultOf(answer, html, options));
    if (rendered === undefined || options.notes?.refused !== undefined) return undefined;
    const kept = keep(options, rendered);
    land(kept);
    return kept;
  };
  const send = async (request: IncomingMessage, response: ServerResponse, page: CachedPage, options: RenderOptions): Promise<void> => {
    // Asked for once in ten minutes, it is not kept beside the page.
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

  /** Draws a page anew that is not past its lifetime yet, in the line of what is done for everyone. */
  const renewAhead = (request: IncomingMessage, address: string, options: RenderOptions, old: CachedPage): void => {
    const { key, notes } = options;
    if (old.status !== 200 || renewed.has(old) || isResting(old) || !limits.spares(request, COSTS.rendered)) return;
    renewed.add(old);
    const ticket = limits.turns?.ticket(undefined);
    if (notes !== undefined) {
      notes.isRenewal = true;
      if (ticket !== undefined) notes.turn = { enter: () => ticket.enter() };
    }
    const renew = async (land: (rendered: RenderResult) => void): Promise<void> =>
      void (await renderAndCache(request, address, options, land));
    // Where it fails, whoever asks once it is over has it rendered.
    coalescer.join(key, renew, ticket && { ticket, visitor: undefined }).catch(() => undefined);
  };

  return async (request, response, address, options) => {
    const { key, notes } = options;
    const old = cache.kept(key);
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
        async (land) => {
          own = await renderAndCache(request, address, options, land);
        },
        turn,
      );
      return others ?? own;
    };
    if (old === undefined) {
      const rendered = await render();
      if (rendered?.kept !== undefined) return send(request, response, rendered.kept, options);
      if (rendered !== undefined) return sendRendered(request, response, rendered, cache, options);
      if (notes?.refused !== undefined) return sendRefusal(request, response, notes.refused);
      throw new Error('Next handed out no page.');
    }
    const late = Symbol('late');
    const rendered = await Promise.race([render().catch(() => undefined), sleep(RENEWAL_MS, late, { ref: false })]);
    if (typeof rendered === 'object' && rendered.kept !== undefined) return send(request, response, rendered.kept, options);
    if (typeof rendered === 'object' && rendered.status < 500) return sendRendered(request, response, rendered, cache, options);
    // The options goes on for those who come next.
    if (rendered === late) turn?.ticket.share(undefined);
    else tried.set(old, renderedNow());
    return sendOld(request, response, old, options);
  };
}

/** Seconds for which an answer is given again without options; undefined for a page whose header gives none. */
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

import { currentConfig } from '../config-store.ts';
import { routesOf } from '#documents/routes/path-of.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { withAddressHelp } from '#renderer/address-help.ts';
import { agedBy, cacheControl, cacheLifetimes, incompleteLifetime, lifetimeOfHeader } from '../cache-lifetimes.ts';
import { ofThePast } from '../document/price-marks.ts';
import { drawAside } from './draw-aside.ts';
import { takeTurns } from './drawing-turn.ts';
import type { Drawn, Flights } from './flights.ts';
import { ageOf, drawnNow, PageVersion, type DrawnAt, type KeptPage, type PageCache } from './page-cache.ts';
import { sendRefusal } from './refusal.ts';
import { drawnBy, hasHoles, sendCopy, sendDrawn, sendVersion, type Drawing } from './send-page.ts';
import { KEPT_BY_NOBODY } from './typed-text.ts';
import { COSTS, type VisitorLimits } from './visitor-limits.ts';

/** Milliseconds for which a visitor waits for a page that is drawn anew; then the older one goes out. */
const RENEWAL_MS = 1_000;
/** Part of its lifetime after which a page that somebody asks for is drawn anew beside it, so that nobody has to wait when it is over. */
const AHEAD = 2 / 3;
/** Seconds for which nobody tries again once a page could not be drawn anew. */
const REST = 5;

export interface KeptPagesOptions {
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly cache: PageCache;
  readonly limits: VisitorLimits;
  readonly flights: Flights;
}

export type SendKept = (request: IncomingMessage, response: ServerResponse, address: string, drawing: Drawing) => Promise<void>;

/**
 * Answers pages that are the same for everyone. Within its lifetime a page comes from memory. Past it, it is drawn anew before anybody sees
 * it, once for all who ask, and towards its end already while somebody still gets it; only where that fails or takes more than a second the older one goes out, and says how old it is.
 */
export function createKeptPages({ next, cache, limits, flights }: KeptPagesOptions): SendKept {
  const tried = new WeakMap<KeptPage, DrawnAt>();
  const renewed = new WeakSet<KeptPage>();
  const pasts = new WeakMap<KeptPage, PageVersion>();
  const pastOf = (page: KeptPage): PageVersion => {
    const { version, drawnAt } = page;
    const past = pasts.get(page) ?? versionOfPast(version, drawnAt.clock);
    pasts.set(page, past);
    return past;
  };
  const isResting = (page: KeptPage): boolean => {
    const last = tried.get(page);
    return last !== undefined && ageOf(last) < REST;
  };

  const keep = (drawing: Drawing, drawn: Drawn): Drawn => {
    const { status, html, location, cacheControl: header } = drawn;
    const fresh = freshOf(drawn);
    if (fresh === undefined || (status >= 500 && drawing.status === undefined)) return drawn;
    const { key, effort, isVariant } = drawing;
    const kept = cache.keep(key, { html, status, location, cacheControl: header, effort, fresh }, isVariant);
    if (status === 200 && hasHoles(header)) drawing.incomplete?.();
    return { ...drawn, kept };
  };
  /** Draws a page, keeps it and tells those who wait for the same; undefined where nothing came, or the visitor was refused. */
  const drawAndKeep = async (
    request: IncomingMessage,
    address: string,
    drawing: Drawing,
    land: (drawn: Drawn) => void,
  ): Promise<Drawn | undefined> => {
    const drawn = await drawAside(next, request, address, (answer, html) => drawnBy(answer, html, drawing));
    if (drawn === undefined || drawing.notes?.refused !== undefined) return undefined;
    const kept = keep(drawing, drawn);
    land(kept);
    return kept;
  };
  const send = async (request: IncomingMessage, response: ServerResponse, page: KeptPage, drawing: Drawing): Promise<void> => {
    // Asked for once in ten minutes, it is not kept beside the page.
    if (drawing.isCopy === true)
      return sendCopy(request, response, page.status === 200 ? versionOfPast(page.version, page.drawnAt.clock) : undefined);
    if (page.location !== undefined) {
      response.writeHead(page.status, { Location: page.location, 'Cache-Control': KEPT_BY_NOBODY }).end();
      return;
    }
    const said = page.status === 404 ? await drawing.help?.() : undefined;
    const version =
      said === undefined ? page.version : new PageVersion(withAddressHelp(page.version.html, said, routesOf(currentConfig())), 'quick');
    response.statusCode = page.status;
    if (page.status >= 500) response.setHeader('Retry-After', '30');
    await sendVersion(request, response, { version, cacheControl: agedBy(ageOf(page.drawnAt), page.cacheControl) }, drawing);
  };
  const sendOld = (request: IncomingMessage, response: ServerResponse, page: KeptPage, drawing: Drawing): Promise<void> =>
    page.status === 200 && drawing.isCopy !== true
      ? sendVersion(request, response, { version: pastOf(page), cacheControl: cacheControl(incompleteLifetime) }, drawing)
      : send(request, response, page, drawing);

  /** Draws a page anew that is not past its lifetime yet, in the line of what is done for everyone. */
  const renewAhead = (request: IncomingMessage, address: string, drawing: Drawing, old: KeptPage): void => {
    const { key, notes } = drawing;
    if (old.status !== 200 || renewed.has(old) || isResting(old) || !limits.spares(request, COSTS.drawn)) return;
    renewed.add(old);
    const ticket = limits.turns?.ticket(undefined);
    if (notes !== undefined) {
      notes.isRenewal = true;
      if (ticket !== undefined) notes.turn = { enter: () => ticket.enter() };
    }
    const renew = async (land: (drawn: Drawn) => void): Promise<void> => void (await drawAndKeep(request, address, drawing, land));
    // Where it fails, whoever asks once it is over has it drawn.
    flights.join(key, renew, ticket && { ticket, visitor: undefined }).catch(() => undefined);
  };

  return async (request, response, address, drawing) => {
    const { key, notes } = drawing;
    const old = cache.kept(key);
    if (old !== undefined && ageOf(old.drawnAt) < old.fresh) {
      if (ageOf(old.drawnAt) >= old.fresh * AHEAD) renewAhead(request, address, drawing, old);
      return send(request, response, old, drawing);
    }
    if (old !== undefined && isResting(old)) return sendOld(request, response, old, drawing);
    if (notes !== undefined) notes.isRenewal = old !== undefined;
    const turn = notes && takeTurns(request, response, { limits, notes });
    const draw = async (): Promise<Drawn | undefined> => {
      let own: Drawn | undefined;
      const others = await flights.join(
        key,
        async (land) => {
          own = await drawAndKeep(request, address, drawing, land);
        },
        turn,
      );
      return others ?? own;
    };
    if (old === undefined) {
      const drawn = await draw();
      if (drawn?.kept !== undefined) return send(request, response, drawn.kept, drawing);
      if (drawn !== undefined) return sendDrawn(request, response, drawn, cache, drawing);
      if (notes?.refused !== undefined) return sendRefusal(request, response, notes.refused);
      throw new Error('Next handed out no page.');
    }
    const late = Symbol('late');
    const drawn = await Promise.race([draw().catch(() => undefined), sleep(RENEWAL_MS, late, { ref: false })]);
    if (typeof drawn === 'object' && drawn.kept !== undefined) return send(request, response, drawn.kept, drawing);
    if (typeof drawn === 'object' && drawn.status < 500) return sendDrawn(request, response, drawn, cache, drawing);
    // The drawing goes on for those who come next.
    if (drawn === late) turn?.ticket.share(undefined);
    else tried.set(old, drawnNow());
    return sendOld(request, response, old, drawing);
  };
}

/** Seconds for which an answer is given again without drawing; undefined for a page whose header gives none. */
function freshOf({ status, cacheControl: header, location }: Drawn): number | undefined {
  if (location !== undefined) return cacheLifetimes.content.fresh;
  if (status !== 200) return incompleteLifetime.fresh;
  return lifetimeOfHeader(header)?.fresh;
}

function versionOfPast(version: PageVersion, clock: number): PageVersion {
  const html = version.html;
  const past = ofThePast(html, clock);
  return past === html ? version : new PageVersion(past, 'quick');
}

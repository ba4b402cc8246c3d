import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '#config/reader/config.ts';
import { IMAGES } from '#config/reader/image-files.ts';
import { pathOf, routesOf } from '#config/routes/path-of.ts';
import { describeError } from '#domain/log/describe-error.ts';
import * as messages from '#domain/texts/messages.ts';
import { REPORTS_PATH } from '#domain/web/error-report.ts';
import { isPrivate } from '#renderer/route.ts';
import { currentConfig, imageFolder } from '../config-store.ts';
import { withAskedPage, type AskedPage, type DrawingNotes } from '../asked-page.ts';
import { cacheControl, incompleteLifetime } from '../cache-lifetimes.ts';
import { drawingTime } from '../clock.ts';
import { warn } from '../log.ts';
import { cachedAddress, perRequestAddress, privateAddress } from '../next-address.ts';
import { periodOf } from '../period.ts';
import { withRowCount } from '../row-count.ts';
import { currentPreview } from '../preview.ts';
import { answerDecision } from './consent-door.ts';
import { answerPreview } from './answer-preview.ts';
import { forgetSteering, forgetVisitor, keepFromCaches } from './audience.ts';
import { interceptRefusal, takeTurns } from './drawing-turn.ts';
import { findPage } from './find-page.ts';
import { PageCache } from './page-cache.ts';
import { atOwnHost, keyAt } from './own-host.ts';
import { pageVariantOf } from './page-variant.ts';
import { isPlainPath } from './plain-path.ts';
import { receiveReport } from './error-reports.ts';
import { createFlights } from './flights.ts';
import { createKeptPages } from './kept-pages.ts';
import type { Meant } from './meant/meant.ts';
import type { Mender } from './mender.ts';
import { interceptPage, sendCopy, sendDrawn, type Drawing } from './send-page.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendReadiness, type Readiness } from './readiness.ts';
import { sendLogo } from './logos.ts';
import { sendPicture } from './pictures.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { sendSiteFile } from './site-files.ts';
import { sendImage, sendStaticFile } from './static-files.ts';
import { ownWork, WorkRefused } from './own-work.ts';
import { placeOf } from './place-of.ts';
import { sendRefusal } from './refusal.ts';
import { carriesText, KEPT_BY_NOBODY } from './typed-text.ts';
import { COSTS, costOfCall, costOfFile, EXPORTS, UNLIMITED, type VisitorLimits } from './visitor-limits.ts';

/** Editors' addresses may be kept, unless a part of them is whatever somebody typed. */
const redirectControl = ({ isTyped }: { readonly isTyped: boolean }): string =>
  isTyped ? KEPT_BY_NOBODY : cacheControl(incompleteLifetime);

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface HandlerOptions {
  readonly next: NextHandler;
  readonly publicFolder: string;
  readonly isDevelopment: boolean;
  /** What visitors may take; without it there is no limit. */
  readonly limits?: VisitorLimits;
  /** Answers `/ready`; without it there is no such address. */
  readonly readiness?: Readiness;
  /** Finds what was meant by an address without a page; without it that page is the same for all. */
  readonly meant?: Meant;
  /** Draws the pictures of pages for where they are shared; without it there are none. */
  readonly pictures?: Pictures;
  /** Has kept pages with holes drawn anew. */
  readonly mender?: Mender;
}

/** Whether the cache in front asks for what it may show when it gets no page (`deploy/nginx.conf`). */
const wantsCopy = ({ headers }: IncomingMessage): boolean => headers['x-page-copy'] === '1';

/** Measurements of drawing want each page drawn. */
const drawsEach = (): boolean => process.env.PARKETT_RENDERING === 'request';

/** Answers every request of the site: files, robots and sitemap, then Next's pages and API. */
export function siteHandler({
  next,
  publicFolder,
  isDevelopment,
  limits = UNLIMITED,
  readiness,
  meant,
  mender,
  pictures,
}: HandlerOptions): RequestListener {
  const cache = new PageCache();
  const flights = createFlights();
  const sendKept = createKeptPages({ next, cache, limits, flights });
  const draw = async (request: IncomingMessage, response: ServerResponse, address: string, drawing: Drawing): Promise<void> => {
    // What drawing costs is taken once it turns out that somebody has to draw.
    if (limits.refuses(request, response, COSTS.kept)) return;
    forgetVisitor(request);
    request.url = address;
    if (isDevelopment) return next(request, response);
    const { notes } = drawing;
    const turn = notes && takeTurns(request, response, { limits, notes });
    const drawFor = (land?: Drawing['land']): Promise<void> => {
      interceptPage(request, response, cache, land === undefined ? drawing : { ...drawing, land });
      if (notes !== undefined) interceptRefusal(request, response, notes);
      return next(request, response);
    };
    if (drawsEach()) return drawFor();
    const drawn = await flights.join(drawing.key, drawFor, turn);
    if (drawn !== undefined) await sendDrawn(request, response, drawn, cache, drawing);
  };
  /** A page that is the same for everyone is kept, but not while it is developed. */
  const drawShared = (request: IncomingMessage, response: ServerResponse, address: string, drawing: Drawing): Promise<void> =>
    isDevelopment || drawsEach()
      ? draw(request, response, address, drawing)
      : limits.refuses(request, response, COSTS.kept)
        ? Promise.resolve()
        : sendKept(request, response, address, drawing);
  const drawPrivate = async (request: IncomingMessage, response: ServerResponse, notes: DrawingNotes): Promise<void> => {
    if (limits.refuses(request, response, request.method === 'POST' ? COSTS.form : COSTS.kept)) return;
    keepFromCaches(request, response);
    takeTurns(request, response, { limits, notes });
    interceptRefusal(request, response, notes);
    request.url = privateAddress;
    return next(request, response);
  };
  /** Every page is the one that says so. */
  const answerMaintenance = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(routesOf(currentConfig()), 'maintenance');
    const found = findPage(currentConfig(), path);
    if (found.kind !== 'page' || isPrivate(found.asked.match)) return draw(request, response, '/503', { key: '/503', effort: 'thorough' });
    const asked = atOwnHost(request, found.asked);
    const key = keyAt(asked, `${path} 503`);
    return withAskedPage(asked, (notes) =>
      drawShared(request, response, cachedAddress(path), { key, effort: 'thorough', status: 503, notes }),
    );
  };
  const helpFor = (request: IncomingMessage, url: string): Pick<Drawing, 'help'> =>
    meant === undefined
      ? {}
      : { help: async () => (limits.spares(request, COSTS.meant) ? meant(url.split('?')[0] ?? '', currentConfig()) : undefined) };
  /** A page that is the same for everyone who asks for it in this way. */
  const answerPublic = (
    request: IncomingMessage,
    response: ServerResponse,
    { asked, config, url, ...help }: Pick<Drawing, 'help'> & { readonly asked: AskedPage; readonly config: Config; readonly url: string },
  ): Promise<void> => {
    const { path, match } = asked;
    const { name: period, ends } = periodOf(config, match.page, drawingTime());
    const isCopy = wantsCopy(request);
    const isTyped = carriesText(asked);
    if (isCopy && isTyped) return sendCopy(request, response, undefined);
    const how = { ends, isTyped, isCopy, ...help };
    const variant = pageVariantOf(asked, period);
    if (variant !== undefined)
      return withAskedPage(variant.asked, (notes) =>
        (variant.isKept ? drawShared : draw)(request, response, perRequestAddress, { ...variant.drawing, notes, ...how }),
      );
    if (drawsEach())
      return withAskedPage(asked, (notes) =>
        draw(request, response, perRequestAddress, { key: keyAt(asked, `${url} ${period}`), effort: 'quick', notes, ...how }),
      );
    const address = cachedAddress(path, period);
    // The mender asks for pages at the portal's host; those of own hosts take no room from its pages.
    const isOwn = asked.host !== undefined;
    const kept = isOwn ? { isVariant: true } : { incomplete: (): void => mender?.note(path) };
    return withAskedPage({ ...asked, period }, (notes) =>
      drawShared(request, response, address, { key: keyAt(asked, address), effort: 'thorough', notes, ...kept, ...how }),
    );
  };
  const answerPage = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    const config = currentConfig();
    const found = findPage(config, url);
    const help = helpFor(request, url);
    switch (found.kind) {
      case 'page':
        if (isPrivate(found.asked.match) || found.asked.isOwnView === true) {
          if (wantsCopy(request)) return sendCopy(request, response, undefined);
          return withAskedPage(found.asked, (notes) => drawPrivate(request, response, notes));
        }
        return answerPublic(request, response, { asked: atOwnHost(request, found.asked), config, url, ...help });
      case 'own':
        return draw(request, response, found.path, { key: found.path, effort: 'thorough', lifetime: 'no-store' });
      case 'moved':
        if (limits.refuses(request, response, COSTS.kept)) return;
        response.writeHead(308, { Location: found.location, 'Cache-Control': KEPT_BY_NOBODY }).end();
        return;
      case 'redirect':
        if (limits.refuses(request, response, COSTS.kept)) return;
        response.writeHead(found.status, { Location: found.location, 'Cache-Control': redirectControl(found) }).end();
        return;
      case 'unknown':
        return draw(request, response, '/404', { key: '/404', effort: 'thorough', ...help });
    }
  };
  /** Forms are sent to the page that shows them; only private pages have any. */
  const answerWrite = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    if (request.method === 'POST' && url.split('?')[0] === pathOf(routesOf(currentConfig()), 'privacy-center')) {
      if (!limits.refuses(request, response, COSTS.form)) await answerDecision(request, response, currentConfig(), drawingTime());
      return;
    }
    const found = request.method === 'POST' ? findPage(currentConfig(), url) : undefined;
    if (found?.kind === 'page' && isPrivate(found.asked.match)) {
      return withAskedPage(found.asked, (notes) => drawPrivate(request, response, notes));
    }
    if (limits.refuses(request, response, COSTS.kept)) return;
    response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setSecurityHeaders(response, isDevelopment, currentConfig().consent);
    forgetSteering(request);
    const preview = currentPreview();
    if (preview !== undefined) return answerPreview(request, response, { next, preview, limits });
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      if (limits.refuses(request, response, costOfCall(request.method, url))) return;
      request.url = isPlainPath(path) ? url : '/api/404';
      if (!EXPORTS.has(path)) return next(request, response);
      const count = (rows: number): void => void limits.charge(request, rows * COSTS.row);
      return ownWork(request, response, { limits, cost: COSTS.export, turns: limits.exports }).do(() =>
        withRowCount(count, () => next(request, response)),
      );
    }
    if (isDevelopment && path.startsWith('/_next/')) return next(request, response);
    if (path === REPORTS_PATH && request.method === 'POST') {
      if (!limits.refuses(request, response, COSTS.kept)) await receiveReport(request, response);
      return;
    }
    const isMaintained = currentConfig().site.maintenance === true;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return isMaintained ? answerMaintenance(request, response) : answerWrite(request, response, url);
    if (path === '/ready' && readiness !== undefined) {
      if (!limits.refuses(request, response, COSTS.kept)) await sendReadiness(readiness, request, response);
      return;
    }
    const isFile = path.startsWith('/assets/') || /\.[a-z0-9]+$/u.test(path);
    if (isFile && limits.refuses(request, response, costOfFile(path))) return;
    if (isFile && (await sendPicture(path, request, response, { pictures, limits }))) return;
    if (isFile && (await sendSiteFile(path, request, response, ownWork(request, response, { limits, cost: COSTS.drawn })))) return;
    if (isFile && sendLogo(path, request, response)) return;
    if (isFile && path.startsWith(IMAGES) && (await sendImage(imageFolder(), path.slice(IMAGES.length - 1), request, response))) return;
    if (isFile && (await sendStaticFile(publicFolder, request, response))) return;
    if (path.startsWith('/assets/')) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end('Nicht gefunden');
      return;
    }
    await (isMaintained && path !== '/health' ? answerMaintenance(request, response) : answerPage(request, response, url));
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

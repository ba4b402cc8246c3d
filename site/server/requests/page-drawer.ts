import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DrawingNotes } from '../../asked-page.ts';
import { privateAddress } from '../../next-address.ts';
import { forgetVisitor, keepFromCaches } from '../audience.ts';
import { interceptRefusal, takeTurns } from '../drawing-turn.ts';
import { createFlights } from '../flights.ts';
import { createKeptPages } from '../kept-pages.ts';
import { PageCache } from '../page-cache.ts';
import { interceptPage, sendDrawn, type Drawing } from '../send-page.ts';
import { COSTS, type VisitorLimits } from '../visitor-limits.ts';
import type { NextHandler } from './next-handler.ts';

/** Has Next draw pages, once for all who ask at the same moment. */
export interface PageDrawer {
  /** A page that is drawn for each who asks alone. */
  readonly draw: (request: IncomingMessage, response: ServerResponse, address: string, drawing: Drawing) => Promise<void>;
  /** A page that is the same for everyone is kept, but not while it is developed. */
  readonly drawShared: (request: IncomingMessage, response: ServerResponse, address: string, drawing: Drawing) => Promise<void>;
  /** A page with somebody's session. */
  readonly drawPrivate: (request: IncomingMessage, response: ServerResponse, notes: DrawingNotes) => Promise<void>;
}

/** Measurements of drawing want each page drawn. */
export const drawsEach = (): boolean => process.env.PARKETT_RENDERING === 'request';

/** Makes the one drawer of a server, with the pages that it keeps. */
export function createPageDrawer({
  next,
  isDevelopment,
  limits,
}: {
  readonly next: NextHandler;
  readonly isDevelopment: boolean;
  readonly limits: VisitorLimits;
}): PageDrawer {
  const cache = new PageCache();
  const flights = createFlights();
  const sendKept = createKeptPages({ next, cache, limits, flights });
  const draw: PageDrawer['draw'] = async (request, response, address, drawing) => {
    // The cost of rendering is charged once it turns out that the page has to be rendered.
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
  return {
    draw,
    drawShared: (request, response, address, drawing) =>
      isDevelopment || drawsEach()
        ? draw(request, response, address, drawing)
        : limits.refuses(request, response, COSTS.kept)
          ? Promise.resolve()
          : sendKept(request, response, address, drawing),
    async drawPrivate(request, response, notes) {
      if (limits.refuses(request, response, request.method === 'POST' ? COSTS.form : COSTS.kept)) return;
      keepFromCaches(request, response);
      takeTurns(request, response, { limits, notes });
      interceptRefusal(request, response, notes);
      request.url = privateAddress;
      return next(request, response);
    },
  };
}

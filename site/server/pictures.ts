import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { ApiError } from '#client/api-error.ts';
import * as messages from '#domain/texts/messages.ts';
import { askedPicture } from '#domain/web/social-picture.ts';
import { currentConfig } from '../config-store.ts';
import { PicturesBusy } from '../pictures/draw.ts';
import { FRESH_SECONDS, type Pictures } from '../pictures/pictures.ts';
import { ownWork } from './own-work.ts';
import { COSTS, type VisitorLimits } from './visitor-limits.ts';

/** Lets caches reuse a picture, and serve it for a day while they revalidate. */
const CACHE_CONTROL = `public, max-age=${FRESH_SECONDS}, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=86400`;

/**
 * Sends the preview picture of a page, at addresses below `/vorschau`. Answers 404 for an unknown one, redirects other spellings, and
 * answers 503 while the provider is unreachable or too many requests wait. Returns false for any other path.
 */
export async function sendPicture(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { pictures, limits }: { readonly pictures: Pictures | undefined; readonly limits: VisitorLimits },
): Promise<boolean> {
  const asked = askedPicture(path);
  if (asked === undefined || pictures === undefined) return false;
  if (limits.refuses(request, response, COSTS.cached)) return true;
  const work = ownWork(request, response, { limits, cost: COSTS.rendered });
  const config = currentConfig();
  try {
    const answer =
      'page' in asked ? await pictures.ofInstrument(asked.page, config, work) : await pictures.ofDrawing(asked.drawing, config, work);
    if (answer === undefined) sendText(response, 404, messages.unknownAddress);
    else if ('moved' in answer) response.writeHead(308, { Location: answer.moved, 'Cache-Control': 'public, max-age=600' }).end();
    else sendPng(request, response, answer);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof PicturesBusy)) throw error;
    response.setHeader('Retry-After', '10');
    sendText(response, 503, messages.filesUnreachable);
  }
  return true;
}

function sendPng({ method, headers }: IncomingMessage, response: ServerResponse, { png, etag }: { png: Buffer; etag: string }): void {
  const common = { 'Cache-Control': CACHE_CONTROL, ETag: etag };
  if (fresh({ 'if-none-match': headers['if-none-match'] }, { etag })) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(200, { ...common, 'Content-Type': 'image/png', 'Content-Length': png.byteLength });
  response.end(method === 'HEAD' ? undefined : png);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end(text);
}

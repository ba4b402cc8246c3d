import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedMonogram, drawMonogram } from '#domain/image/monogram.ts';

/** A drawing of two letters never changes under its address. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Sends the monogram that stands for a logo, in the width that the query `b` names. False for every path that names none. */
export function sendLogo(path: string, { url = '', method }: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse): boolean {
  const monogram = askedMonogram(path);
  if (monogram === undefined) return false;
  const svg = drawMonogram(monogram, Number(new URLSearchParams(url.split('?')[1]).get('b')));
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Content-Length': svg.length,
    'Cache-Control': A_DAY,
    // Opened by itself it is a page of ours: it may draw and nothing else.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  response.end(method === 'HEAD' ? undefined : svg);
  return true;
}

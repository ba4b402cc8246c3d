import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedMonogram, drawMonogram } from '#domain/image/monogram.ts';

/** Lifetime of a day: the monogram of an address never changes. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Sends the monogram that replaces a missing logo, in the width of the query `b`. Returns false for any other path. */
export function sendLogo(path: string, { url = '', method }: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse): boolean {
  const monogram = askedMonogram(path);
  if (monogram === undefined) return false;
  const svg = drawMonogram(monogram, Number(new URLSearchParams(url.split('?')[1]).get('b')));
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Content-Length': svg.length,
    'Cache-Control': A_DAY,
    // Restricts an SVG that is opened directly, because it is a document of our origin: it may only show graphics.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  response.end(method === 'HEAD' ? undefined : svg);
  return true;
}

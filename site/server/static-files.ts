import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** Every kind of file that is sent; all others are none of ours. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Sends a file below `folder` in its precompressed form where there is one. False when there is no such file.
 * Files under `/assets/` carry a hash in their name and never change.
 */
export async function sendStaticFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = request.url?.split('?')[0] ?? '';
  const type = types[extname(path)];
  if (type === undefined) return false;
  const headers = {
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : AN_HOUR,
  };
  forgetWrites(request);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') {
    const packed = { folder, path: `${path}${suffixes[encoding]}`, headers: { ...headers, 'Content-Encoding': encoding } };
    if (await sendForm(packed, request, response)) return true;
  }
  return sendForm({ folder, path, headers, hasRanges: type.startsWith('audio/') }, request, response);
}

/** Sends a picture of a folder of its own, whose files never change but may come at any time. False when there is no such picture. */
export function sendImage(folder: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const type = types[extname(path)];
  if (type?.startsWith('image/') !== true) return Promise.resolve(false);
  forgetWrites(request);
  // Opened by itself, a drawing is a page of ours: it may draw and nothing else.
  const own = type === types['.svg'] && {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  };
  return sendForm({ folder, path, headers: { 'Content-Type': type, 'Cache-Control': AN_HOUR, ...own } }, request, response);
}

const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Conditions of writes: refused, they would leave the headers of a file to the page that says so. */
function forgetWrites(request: IncomingMessage): void {
  for (const name of ['if-match', 'if-unmodified-since']) delete request.headers[name];
}

interface Form {
  readonly folder: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether parts of it may be asked for: players jump. */
  readonly hasRanges?: boolean;
}

/** False, and nothing sent, when there is no such file. */
function sendForm(
  { folder, path, headers, hasRanges = false }: Form,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    // No ranges for files with several encodings: they would have to agree on one.
    send(request, path, { root: folder, index: false, cacheControl: false, acceptRanges: hasRanges })
      .on('headers', () => response.setHeaders(new Map(Object.entries(headers))))
      .on('directory', () => resolve(false))
      .on('error', () => {
        if (response.headersSent) response.destroy();
        resolve(response.headersSent);
      })
      .pipe(response)
      .on('close', () => resolve(true));
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** Media types by ending; files with other endings are not sent. */
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
 * Sends a file below `folder`, in its precompressed form if there is one. Returns false if there is no such file.
 * Files under `/assets/` have a hash in their name and never change.
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

/** Sends an image of the editors' folder, where files may be added at any time but never change. Returns false if there is no such image. */
export function sendImage(folder: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const type = types[extname(path)];
  if (type?.startsWith('image/') !== true) return Promise.resolve(false);
  forgetWrites(request);
  // Restricts an SVG that is opened directly, because it is a document of our origin: it may only show graphics.
  const own = type === types['.svg'] && {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  };
  return sendForm({ folder, path, headers: { 'Content-Type': type, 'Cache-Control': AN_HOUR, ...own } }, request, response);
}

const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Removes preconditions of writes: `send` would answer them with an error after it has set the headers of the file. */
function forgetWrites(request: IncomingMessage): void {
  for (const name of ['if-match', 'if-unmodified-since']) delete request.headers[name];
}

interface Form {
  readonly folder: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether byte ranges are allowed, which audio players need for seeking. */
  readonly hasRanges?: boolean;
}

/** Sends one form of a file. Returns false, with nothing sent, if there is no such file. */
function sendForm(
  { folder, path, headers, hasRanges = false }: Form,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    // Byte ranges are not supported for files with several encodings: ranges of different encodings do not fit together.
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

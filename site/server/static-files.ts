import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptedEncoding, type Encoding } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const suffixes: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };

/**
 * Sends a file below `folder` in its precompressed form where there is one. False when there is no such file.
 * Files under `/assets/` carry a hash in their name and never change.
 */
export async function sendStaticFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = safePath(request.url ?? '');
  const type = path === undefined ? undefined : types[extname(path)];
  if (path === undefined || type === undefined) return false;
  const file = join(folder, path);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const packed = encoding === 'identity' ? undefined : await fileFacts(`${file}${suffixes[encoding]}`);
  const plain = packed ? undefined : await fileFacts(file);
  const facts = packed ?? plain;
  if (!facts) return false;
  const etag = `W/"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  response.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, stale-while-revalidate=86400',
  );
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  if (packed) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', facts.size);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(facts.file), response).catch(() => response.destroy());
  return true;
}

interface FileFacts {
  readonly file: string;
  readonly size: number;
  readonly mtimeMs: number;
}

async function fileFacts(file: string): Promise<FileFacts | undefined> {
  const facts = await stat(file).catch(() => undefined);
  return facts?.isFile() ? { file, size: facts.size, mtimeMs: facts.mtimeMs } : undefined;
}

/** The decoded path, or undefined when it is malformed or leaves the folder. */
function safePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    return path.includes('\0') || normalize(path) !== path ? undefined : path;
  } catch {
    return undefined;
  }
}

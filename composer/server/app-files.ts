import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendStaticFile } from '#site/server/static-files.ts';

const BASE = '/redaktion';

/**
 * Content security policy of the app: resources of its own origin only, scripts only from its files. Editors and menus need inline styles
 * for their position.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns true for addresses of the app: its page under every path, and its files. */
export function isOfApp(url: string): boolean {
  return url === BASE || url.startsWith(`${BASE}/`) || url.startsWith(`${BASE}?`);
}

/**
 * Sends a built file of the app, or its only page for every other address.
 * @param built output folder of `composer/app/vite.config.ts`, without its `assets`
 */
export function sendApp(built: string, request: IncomingMessage, response: ServerResponse): void {
  sent(built, request, response).catch(() => {
    if (response.headersSent) response.destroy();
    else answer(response, 500, 'Die Redaktion lässt sich nicht laden.');
  });
}

async function sent(built: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Hier gibt es nur etwas zu lesen.');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  const path = (request.url ?? '').slice(BASE.length);
  if (path.startsWith('/assets/')) {
    request.url = path;
    if (!(await sendStaticFile(built, request, response))) answer(response, 404, 'Nicht gefunden');
    return;
  }
  const page = await readFile(join(built, 'assets/index.html')).catch(() => undefined);
  if (page === undefined) return answer(response, 503, 'Die Redaktion ist nicht gebaut. „npm start“ und „npm run dev“ bauen sie.');
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
    'Content-Length': page.length,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
}

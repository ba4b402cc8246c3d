import type { IncomingMessage, ServerResponse } from 'node:http';
import { passTo } from './intercept.ts';

/** Inserts markup before `</body>` of the page that Next is about to send. Other answers pass unchanged. */
export function addToPage(request: IncomingMessage, response: ServerResponse, markup: string): void {
  // Without this header Next never answers 304, which would show the cached page without the markup.
  delete request.headers['if-none-match'];
  const end = passTo(response, 'end');
  response.end = (page?: unknown, ...rest: readonly unknown[]) => {
    if (typeof page !== 'string' || response.headersSent || !isHtml(response)) return end(page, ...rest);
    const place = page.lastIndexOf('</body>');
    if (place < 0) return end(page, ...rest);
    const whole = page.slice(0, place) + markup + page.slice(place);
    response.removeHeader('ETag');
    response.setHeader('Content-Length', Buffer.byteLength(whole));
    return end(whole, ...rest);
  };
}

/** Returns true for an answer of HTML. */
export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { passTo } from './intercept.ts';

/** Puts markup at the end of the page that is about to be sent; what is no page goes out as it is. */
export function addToPage(request: IncomingMessage, response: ServerResponse, markup: string): void {
  // The browser must not keep the page as it was without.
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

/** Whether Next hands out a page. */
export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
}

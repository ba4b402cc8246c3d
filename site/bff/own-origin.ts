import type { IncomingMessage } from 'node:http';

/** Whether a write comes from a page of ours. Browsers send `Origin` with every write. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const host = headers['x-forwarded-host'] ?? headers.host;
  if (headers.origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

import type { IncomingMessage } from 'node:http';

/** Whether the browser reached us over TLS: a proxy says so, the connection is so, or the public address is. */
export function isSecure({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  if ([headers['x-forwarded-proto']].flat()[0] === 'https' || 'encrypted' in socket) return true;
  return process.env.SITE_ORIGIN?.startsWith('https:') ?? false;
}

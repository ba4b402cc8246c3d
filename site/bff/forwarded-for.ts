import type { IncomingMessage } from 'node:http';

/** For whom a call is made: the provider slows down an address that guesses, not the site. */
export function forwardedFor({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Record<string, string> {
  const known = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter((address) => /^[\d.:,\sa-f]+$/i.test(address ?? ''));
  return known.length === 0 ? {} : { 'x-forwarded-for': known.join(', ') };
}

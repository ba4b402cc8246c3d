import { arrivalOf, type Arriving } from '#entrance/arrival.ts';

/** Returns true if the browser uses TLS: according to a trusted proxy, the connection itself, or the public address. */
export function isSecure(request: Arriving): boolean {
  return arrivalOf(request).isSecure || (process.env.SITE_ORIGIN?.startsWith('https:') ?? false);
}

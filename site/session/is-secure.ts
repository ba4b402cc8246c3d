import { arrivalOf, type Arriving } from '#entrance/arrival.ts';

/** Whether the browser reached us over TLS: a trusted proxy says so, the connection is so, or the public address is. */
export function isSecure(request: Arriving): boolean {
  return arrivalOf(request).isSecure || (process.env.SITE_ORIGIN?.startsWith('https:') ?? false);
}

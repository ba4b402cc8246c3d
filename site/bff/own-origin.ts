import { arrivalOf, type Arriving } from '#entrance/arrival.ts';
import { isOriginOf } from '#entrance/origin.ts';

/** Returns true for a write from our own origin. Browsers send `Origin` with every write. */
export function isOwnOrigin(request: Arriving): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  return isOriginOf(arrivalOf(request).host, origin);
}

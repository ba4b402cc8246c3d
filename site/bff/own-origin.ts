import { arrivalOf, type Arriving } from '#entrance/arrival.ts';

/** Whether a write comes from a page of ours. Browsers send `Origin` with every write. */
export function isOwnOrigin(request: Arriving): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === arrivalOf(request).host;
}

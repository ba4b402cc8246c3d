import { arrivalOf, type Arriving } from '#entrance/arrival.ts';

/** Headers with the visitor's address and browser: the provider limits guessing by address, and names devices after their browser. */
export function forwardedFor(request: Arriving): Record<string, string> {
  const { address } = arrivalOf(request);
  const agent = request.headers['user-agent'];
  return { ...(address === '' ? {} : { 'x-forwarded-for': address }), ...(agent === undefined ? {} : { 'user-agent': agent }) };
}

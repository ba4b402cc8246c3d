import { arrivalOf, type Arriving } from '#entrance/arrival.ts';

/** For whom a call is made: the provider slows down a visitor who guesses, not the site, and names devices by their browser. */
export function forwardedFor(request: Arriving): Record<string, string> {
  const { address } = arrivalOf(request);
  const agent = request.headers['user-agent'];
  return { ...(address === '' ? {} : { 'x-forwarded-for': address }), ...(agent === undefined ? {} : { 'user-agent': agent }) };
}

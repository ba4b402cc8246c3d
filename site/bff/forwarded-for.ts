import { arrivalOf, type Arriving } from '#entrance/arrival.ts';

/** For whom a call is made: the provider slows down a visitor who guesses, not the site. */
export function forwardedFor(request: Arriving): Record<string, string> {
  const { address } = arrivalOf(request);
  return address === '' ? {} : { 'x-forwarded-for': address };
}

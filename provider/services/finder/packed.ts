import { badRequest, type HttpFault } from '../../base/fault.ts';

/** Returns the filters for which a call requests a histogram. */
export function wantedRanges(calculateRanges: unknown): readonly string[] {
  return typeof calculateRanges === 'string' ? [...new Set(calculateRanges.split(','))] : [];
}

/** Maximum number of filters of a call, more than any finder offers. */
export const MOST_FILTERS = 40;

/** Creates the fault (400) for a call with too many filters. */
export function tooManyFilters(): HttpFault {
  return badRequest(`At most ${MOST_FILTERS} filters`, `Es sind höchstens ${MOST_FILTERS} Filter möglich.`);
}

/** Unpacks filters from one parameter (`a=1&b=2`), which some clients encode twice. Filters without a value are left out. */
export function unpackFilters(packed: unknown): (readonly [name: string, value: string])[] {
  if (typeof packed !== 'string') return [];
  const plain = packed.includes('=') ? packed : decoded(packed);
  return [...new URLSearchParams(/%(26|3B|3D|2C)/i.test(plain) ? decoded(plain) : plain)].filter(
    ([name, value]) => name !== '' && value !== '',
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

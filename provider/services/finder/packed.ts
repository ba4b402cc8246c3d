import { badRequest, type HttpFault } from '../../base/fault.ts';

/** The filters whose histogram a call asks for. */
export function wantedRanges(calculateRanges: unknown): readonly string[] {
  return typeof calculateRanges === 'string' ? [...new Set(calculateRanges.split(','))] : [];
}

/** More filters than any finder offers. */
export const MOST_FILTERS = 40;

/** Says (400) that a call has more filters than that. */
export function tooManyFilters(): HttpFault {
  return badRequest(`At most ${MOST_FILTERS} filters`, `Es sind höchstens ${MOST_FILTERS} Filter möglich.`);
}

/** Filters packed into one parameter (`a=1&b=2`); some clients encode it twice. Those without a value are left out. */
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

import { applyPatch as applyInPlace, type Operation } from 'rfc6902';

export type ApplyPatch = typeof applyPatch;

/**
 * The document as JSON Patch operations (RFC 6902) change it; the one given stays as it is. All or nothing: the library
 * tries them in order on a copy. A path may pass only through members that are there, so none reaches a prototype.
 * @throws Error naming the first operation that is wrong or does not fit.
 */
export function applyPatch(document: unknown, operations: readonly object[]): unknown {
  // The library can replace everything but the root itself.
  const holder = { document: structuredClone(document) };
  for (const operation of operations) {
    const { op, path, from } = operation as { op?: unknown; path?: unknown; from?: unknown };
    const places = { path: placeOf(holder, path, op === 'add' || op === 'copy' || op === 'move') };
    const both = from === undefined ? places : { ...places, from: placeOf(holder, from, false) };
    const [error] = applyInPlace(holder, [{ ...operation, ...both } as Operation]);
    if (error !== null) throw new Error(`Patch refused: ${error?.message}`);
  }
  return holder.document;
}

/** A pointer into the holder. @param mayBeNew whether its last member need not be there yet. */
function placeOf(holder: object, pointer: unknown, mayBeNew: boolean): string {
  const fits = typeof pointer === 'string' && /^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer);
  const names = fits ? `/document${pointer}`.split('/').slice(1).map(unescaped) : [];
  const isThere =
    names.length > 0 &&
    names.every((name, depth) => {
      const place = memberAt(holder, names.slice(0, depth));
      return hasMember(place, name) || (mayBeNew && depth === names.length - 1 && canHave(place, name));
    });
  if (!isThere) throw new Error(`Patch refused: no place ${JSON.stringify(pointer)}`);
  return `/document${String(pointer)}`;
}

function memberAt(holder: object, names: readonly string[]): unknown {
  return names.reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], holder);
}

function hasMember(place: unknown, name: string): boolean {
  return typeof place === 'object' && place !== null && Object.hasOwn(place, name) && canHave(place, name);
}

function canHave(place: unknown, name: string): boolean {
  if (Array.isArray(place)) return name === '-' || (/^(?:0|[1-9]\d*)$/.test(name) && Number(name) <= place.length);
  return typeof place === 'object' && place !== null && name !== '__proto__';
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

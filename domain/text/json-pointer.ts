/** Decodes a step of a JSON pointer (RFC 6901) to a key: `a~1b` is `a/b`. */
export function keyOfStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Encodes a key as a step of a JSON pointer. */
export function stepOfKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the keys of a JSON pointer: `/a~1b/0` → `['a/b', '0']`. */
export function keysOfPointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(keyOfStep);
}

/** Returns the JSON pointer with these keys. */
export function pointerOfKeys(keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${stepOfKey(String(key))}`).join('');
}

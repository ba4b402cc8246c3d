/** Returns true for a plain JSON object, neither list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Resolves a JSON pointer without escapes (`#/definitions/block`); undefined if it leads nowhere. */
export function pointed(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
}

/** Copies an object without some of its keys; returns an empty object for anything else. */
export function without(node: unknown, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(isObject(node) ? node : {}).filter(([key]) => !keys.includes(key)));
}

/** Returns the items of a list; an empty list for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

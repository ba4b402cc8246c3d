import { isObject } from '../json.ts';

const OF_SCHEMAS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas'];
const OF_CALLS = ['paths', 'webhooks', 'callbacks', 'pathItems', 'parameters', 'requestBodies', 'responses', 'headers', 'content'];
/** Keys whose children are names chosen by the document: a property may be called `oneOf`, a response `default`. */
const MAPS = new Set([...OF_SCHEMAS, ...OF_CALLS]);
/** Keys whose children are values, which may look like a schema. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Maps the direct children of an object with `part`; for maps of names, the named values. Values such as examples remain unchanged. */
export function withParts(node: Record<string, unknown>, part: (value: unknown, key: string) => unknown): Record<string, unknown> {
  const parts = Object.entries(node).map(([key, value]): [string, unknown] => {
    if (VALUES.has(key) || key.startsWith('x-')) return [key, value];
    if (!MAPS.has(key) || !isObject(value)) return [key, part(value, key)];
    return [key, Object.fromEntries(Object.entries(value).map(([name, named]) => [name, part(named, key)]))];
  });
  return Object.fromEntries(parts);
}

/** Rewrites every object of a tree with `rewrite`, innermost first. */
export function rewrittenTree(node: unknown, rewrite: (node: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrittenTree(item, rewrite));
  return isObject(node) ? rewrittenObject(node, rewrite) : node;
}

/** Like `rewrittenTree`, for a tree that is an object. */
export function rewrittenObject(
  node: Record<string, unknown>,
  rewrite: (node: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> {
  return rewrite(withParts(node, (part) => rewrittenTree(part, rewrite)));
}

import { isObject } from '../json.ts';

const OF_SCHEMAS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas'];
const OF_CALLS = ['paths', 'webhooks', 'callbacks', 'pathItems', 'parameters', 'requestBodies', 'responses', 'headers', 'content'];
/** Below these keys stand names and what they name: a property may be called `oneOf`, and an answer `default`. */
const MAPS = new Set([...OF_SCHEMAS, ...OF_CALLS]);
/** Below these stand values, which may look like a schema. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** An object with what is directly in it as `part` gives it; of lists of names and values, what is named. Values stay as they are. */
export function withParts(node: Record<string, unknown>, part: (value: unknown, key: string) => unknown): Record<string, unknown> {
  const parts = Object.entries(node).map(([key, value]): [string, unknown] => {
    if (VALUES.has(key) || key.startsWith('x-')) return [key, value];
    if (!MAPS.has(key) || !isObject(value)) return [key, part(value, key)];
    return [key, Object.fromEntries(Object.entries(value).map(([name, named]) => [name, part(named, key)]))];
  });
  return Object.fromEntries(parts);
}

/** The same tree with every object in it, inner ones first, as `rewrite` gives it. */
export function rewrittenTree(node: unknown, rewrite: (node: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrittenTree(item, rewrite));
  return isObject(node) ? rewrittenObject(node, rewrite) : node;
}

/** The same of a tree that is an object. */
export function rewrittenObject(
  node: Record<string, unknown>,
  rewrite: (node: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> {
  return rewrite(withParts(node, (part) => rewrittenTree(part, rewrite)));
}

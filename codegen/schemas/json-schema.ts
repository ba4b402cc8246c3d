import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { isObject } from '../json.ts';

/**
 * Returns a derived schema as such.
 * @throws TypeError if it is not an object
 */
export function asSchema(node: unknown): JsonSchema {
  if (isObject(node)) return node;
  throw new TypeError('A schema must be a JSON object.');
}

/** Maps every `$ref` inside a schema. */
export function mapReferences(node: unknown, change: (reference: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => mapReferences(item, change));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, change(value)] : [key, mapReferences(value, change)],
    ),
  );
}

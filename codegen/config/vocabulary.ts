import type { BlockFolder } from '../blocks/read.ts';
import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/**
 * Restricts each text marked with `"x-vocabulary": "article"` to block types of that vocabulary. Schemas without a mark, and marks without
 * any block, remain unchanged.
 */
export function withBlockTypes(schema: JsonSchema, blocks: readonly BlockFolder[]): JsonSchema {
  const filled = fill(schema, blocks);
  return isObject(filled) ? filled : schema;
}

function fill(node: unknown, blocks: readonly BlockFolder[]): unknown {
  if (Array.isArray(node)) return node.map((item) => fill(item, blocks));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, fill(value, blocks)]);
  const vocabulary = node['x-vocabulary'];
  if (typeof vocabulary !== 'string') return Object.fromEntries(entries);
  const types = blocks.filter((block) => block.vocabulary === vocabulary).map(({ type }) => type);
  return types.length === 0 ? Object.fromEntries(entries) : { ...Object.fromEntries(entries), enum: types.toSorted() };
}

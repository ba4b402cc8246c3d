import type { BlockFolder } from '../blocks/read.ts';
import { isObject, without } from '../json.ts';
import { byName } from '../names.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { mapReferences } from '../schemas/json-schema.ts';

/** Name of a kind of content in articles, and the type of the block that shows it. */
export interface ItemKind {
  readonly item: string;
  readonly block: string;
}

/** Kinds of content that the article schema names itself; `x-block` gives the block if its type differs from the name. */
export function itemKinds(base: JsonSchema): ItemKind[] {
  return branchesOf(base).flatMap((reference) => {
    const branch = definitionOf(base, reference);
    const properties = isObject(branch) && isObject(branch['properties']) ? branch['properties'] : {};
    const item = isObject(properties['type']) ? properties['type']['const'] : undefined;
    const block = isObject(branch) ? (branch['x-block'] ?? item) : undefined;
    return typeof item === 'string' && typeof block === 'string' ? [{ item, block }] : [];
  });
}

/** Article schema with every block of the article vocabulary. Blocks that the schema does not name become content under their own type. */
export function withArticleBlocks(base: JsonSchema, blocks: readonly BlockFolder[]): JsonSchema {
  const named = new Set(itemKinds(base).map(({ block }) => block));
  const others = blocks.filter(({ type, vocabulary }) => vocabulary === 'article' && !named.has(type));
  if (others.length === 0) return base;
  const { properties, definitions } = base;
  const all = isObject(properties) ? properties : {};
  const contents = isObject(all['contentItems']) ? all['contentItems'] : {};
  const items = isObject(contents['items']) ? contents['items'] : {};
  const oneOf = [...branchesOf(base), ...others.map(({ type }) => ({ $ref: `#/definitions/${type}` }))];
  const own = others.toSorted((a, b) => byName(a.type, b.type)).map(({ type, schema }) => [type, placed(type, schema)] as const);
  return {
    ...base,
    properties: { ...all, contentItems: { ...contents, items: { ...items, oneOf } } },
    definitions: { ...(isObject(definitions) ? definitions : {}), ...Object.fromEntries(own) },
  };
}

/** Definition that a branch refers to, or the branch itself. */
export function definitionOf({ definitions }: JsonSchema, branch: unknown): unknown {
  const reference = isObject(branch) ? branch['$ref'] : undefined;
  return typeof reference === 'string' && isObject(definitions) ? definitions[reference.split('/').at(-1) ?? ''] : branch;
}

/** Branches for the contents of articles. */
export function branchesOf({ properties }: JsonSchema): readonly unknown[] {
  const contents = isObject(properties) ? properties['contentItems'] : undefined;
  const items = isObject(contents) ? contents['items'] : undefined;
  return isObject(items) && Array.isArray(items['oneOf']) ? items['oneOf'] : [];
}

function placed(type: string, schema: JsonSchema): unknown {
  return mapReferences(without(schema, ['$schema', '$id']), (reference) =>
    reference.startsWith('#/') ? `#/definitions/${type}/${reference.slice(2)}` : `#/definitions/${type}`,
  );
}

import type { BlockFolder } from '../blocks/read.ts';
import { isObject } from '../json.ts';
import { byName } from '../names.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { asSchema, mapReferences } from '../schemas/json-schema.ts';

/** Definition in the base schema that represents any block; its properties are common to all blocks. */
const blockKey = 'block';
const articleContent = 'article-content';

/**
 * Page schema: the base schema with every block of the page vocabulary as a branch of one tagged union. Common properties of blocks (such
 * as `isEnabled`) are those of the base schema's definition "block".
 */
export function pageSchema(base: JsonSchema, blocks: readonly BlockFolder[]): JsonSchema {
  const placed = blocks.filter((block) => block.vocabulary === 'page');
  const common = commonProperties(base);
  const branches = new Map<string, unknown>(placed.map((block) => [block.type, branch(block, common)]));
  branches.set(articleContent, articleContentBranch(common));
  const types = [...branches.keys()].toSorted(byName);
  return {
    ...base,
    $id: 'parkett:page',
    definitions: {
      ...definitionsOf(base),
      [blockKey]: {
        type: 'object',
        description: 'Ein Baustein; „type“ bestimmt, was er sonst noch haben kann.',
        required: ['type'],
        discriminator: { propertyName: 'type' },
        oneOf: types.map((type) => ({ $ref: `#/definitions/${type}` })),
      },
      ...Object.fromEntries(types.map((type) => [type, branches.get(type)])),
    },
  };
}

/** Base schema in which blocks may have any additional property: the shape that all pages share. */
export function openBlock(base: JsonSchema): JsonSchema {
  return {
    ...base,
    definitions: {
      ...definitionsOf(base),
      [blockKey]: {
        title: 'PageBlock',
        type: 'object',
        required: ['type'],
        properties: { ...commonProperties(base), type: { type: 'string' } },
        additionalProperties: true,
      },
    },
  };
}

function definitionsOf(base: JsonSchema): Record<string, unknown> {
  return isObject(base['definitions']) ? base['definitions'] : {};
}

function commonProperties(base: JsonSchema): Record<string, unknown> {
  const block = definitionsOf(base)[blockKey];
  if (!isObject(block))
    throw new Error(
      `documents/schemas/page.base.schema.json: "definitions" needs an entry "${blockKey}" with the properties that all blocks share; slots refer to it.`,
    );
  const { type: _, ...common } = isObject(block['properties']) ? block['properties'] : {};
  return common;
}

function branch({ type, schema, hasForm }: BlockFolder, common: Record<string, unknown>): unknown {
  const { $schema: _, $id: __, properties, ...rest } = schema;
  const local = asSchema(
    mapReferences({ ...rest, properties }, (reference) =>
      reference.startsWith('#/') ? `#/definitions/${type}/${reference.slice(2)}` : `#/definitions/${type}`,
    ),
  );
  const own = isObject(local['properties']) ? local['properties'] : {};
  return { ...local, ...(hasForm ? { 'x-form': true } : {}), properties: { ...own, ...common } };
}

function articleContentBranch(common: Record<string, unknown>): unknown {
  return {
    title: 'Inhalt des Artikels',
    description: 'Die Stelle, an der der Inhalt des Artikels erscheint.',
    'x-subject': 'article',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { const: articleContent, description: `Immer „${articleContent}“.` }, ...common },
  };
}

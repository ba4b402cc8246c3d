import { isObject, without } from '../json.ts';
import { typesIn, withKinds } from './editor-kinds.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { asSchema } from '../schemas/json-schema.ts';

/** Names of documents that pages refer to, for completion only. The checker verifies that they exist. */
export interface SharedNames {
  readonly layouts: readonly string[];
  readonly blockLists: readonly string[];
}

/** Marks places with names of documents. Schemas that differ only in these names count as equal. */
const NAMES = 'x-names';

/** Returns true if a schema on disk differs at most in names of documents, which editors add without codegen. */
export function isSameButNames(present: string, text: string): boolean {
  try {
    return JSON.stringify(withoutNames(JSON.parse(present))) === JSON.stringify(withoutNames(JSON.parse(text)));
  } catch {
    return false;
  }
}

function withoutNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNames);
  if (!isObject(node)) return node;
  const entries = node[NAMES] === undefined ? Object.entries(node) : Object.entries(node).filter(([key]) => key !== 'examples');
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutNames(value)]));
}

/** A layout or a list of blocks is allowed wherever a block is. */
const useOf = ({ blockLists }: SharedNames) => ({
  type: 'object',
  description: 'Die Bausteine einer Liste aus block-lists/ an dieser Stelle.',
  additionalProperties: false,
  required: ['use'],
  properties: {
    use: {
      title: 'Bausteinliste',
      type: 'string',
      minLength: 1,
      description: 'Name der Datei in block-lists/, ohne .yaml.',
      [NAMES]: 'block-lists',
      examples: blockLists,
    },
    with: { title: 'Werte der Parameter', type: 'object', description: 'Werte für die Parameter der Liste.' },
  },
});
const layoutKeysOf = ({ layouts }: SharedNames) => ({
  layout: {
    title: 'Layout',
    type: 'string',
    minLength: 1,
    description: 'Name der Datei in layouts/, ohne .yaml. Was dort steht, gilt; was hier steht, geht vor.',
    [NAMES]: 'layouts',
    examples: layouts,
  },
  with: { title: 'Werte der Parameter', type: 'object', description: 'Werte für die Parameter des Layouts.' },
});

/** Schema for editing a page. The page may name a layout, which supplies the keys that the page omits. */
export function writtenPage(page: JsonSchema, names: SharedNames): JsonSchema {
  const { required, ...rest } = withKinds(withUse(page, names));
  const { title, description, route, ...properties } = propertiesOf(rest);
  return {
    ...rest,
    properties: { title, description, route, ...layoutKeysOf(names), ...properties },
    required: ['route'],
    if: { required: ['layout'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: {},
    else: { required },
  };
}

/** Schema for editing a layout: a page without address, whose values may be parameters. */
export function writtenLayout(page: JsonSchema, parameters: JsonSchema, names: SharedNames): JsonSchema {
  const relaxed = asSchema(
    withParameters({
      // The checker decides which blocks are allowed, for each page that names the layout.
      ...without(withUse(page, names), ['required', 'allOf']),
      properties: without(propertiesOf(page), ['route']),
    }),
  );
  return {
    ...relaxed,
    $id: 'parkett:layout',
    title: 'Layout',
    description: 'Was mehrere Seiten gemeinsam haben.',
    properties: { parameters: { title: 'Parameter', ...inlined(parameters) }, ...layoutKeysOf(names), ...propertiesOf(relaxed) },
    definitions: { ...definitionsOf(relaxed), ...definitionsOf(parameters) },
  };
}

/** Schema for editing a list of blocks, whose values may be parameters. */
export function writtenBlockList(page: JsonSchema, parameters: JsonSchema, names: SharedNames): JsonSchema {
  const relaxed = asSchema(withParameters(withUse(page, names)));
  return {
    $schema: page['$schema'],
    $id: 'parkett:block-list',
    title: 'BlockList',
    description: 'Bausteine, die zusammen auf mehreren Seiten stehen.',
    type: 'object',
    additionalProperties: false,
    required: ['blocks'],
    properties: {
      parameters: { title: 'Parameter', ...inlined(parameters) },
      blocks: {
        title: 'Bausteine',
        type: 'array',
        description: 'Die Bausteine in der Reihenfolge der Anzeige.',
        items: { $ref: '#/definitions/block' },
      },
    },
    definitions: { ...definitionsOf(relaxed), ...definitionsOf(parameters) },
  };
}

/** Allows slots to refer to lists of blocks by name, and to add to the slots of a layout. */
function withUse(page: JsonSchema, names: SharedNames): JsonSchema {
  const definitions = withGaps(definitionsOf(page));
  const { block, slot } = definitions;
  if (!isObject(block) || !isObject(slot)) throw new Error('The schema of a page needs the definitions "block" and "slot".');
  const branches: readonly unknown[] = Array.isArray(block['oneOf']) ? block['oneOf'] : [];
  const list = { type: 'array', items: { $ref: '#/definitions/block' } };
  return {
    ...page,
    definitions: {
      ...definitions,
      block: {
        ...without(block, ['discriminator', 'required']),
        // Language servers complete from these properties, because they skip branches that the rest of a block does not match yet.
        properties: {
          type: { title: 'Art des Bausteins', type: 'string', description: 'Typ des Bausteins.', [TYPES]: true, enum: typesIn(block) },
        },
        oneOf: [...branches, useOf(names)],
      },
      slot: {
        description: slot['description'],
        oneOf: [
          slot,
          {
            type: 'object',
            description: 'Zusätzlich zu den Bausteinen des Layouts.',
            additionalProperties: false,
            minProperties: 1,
            properties: {
              prepend: { ...list, title: 'Vor dem Layout', description: 'Davor.' },
              append: { ...list, title: 'Nach dem Layout', description: 'Danach.' },
            },
          },
        ],
      },
    },
  };
}

/** Removes `required` from sections: a page and its layout write them together, so neither has to be complete. */
function withGaps(definitions: Record<string, unknown>): Record<string, unknown> {
  const { subject, subPage } = definitions;
  const kinds: readonly unknown[] = isObject(subject) && Array.isArray(subject['oneOf']) ? subject['oneOf'] : [];
  const names = kinds.flatMap((kind) => (isObject(kind) && typeof kind['$ref'] === 'string' ? [kind['$ref'].split('/').at(-1) ?? ''] : []));
  return {
    ...definitions,
    subject: { ...without(subject, ['discriminator', 'oneOf']), anyOf: kinds },
    subPage: without(subPage, ['required']),
    ...Object.fromEntries(names.map((name) => [name, without(definitions[name], ['required'])])),
  };
}

/** Marks the list of all block types, which cannot be a parameter. */
const TYPES = 'x-types';
const parameter = { type: 'string', pattern: '\\{[a-z][A-Za-z0-9]*\\}', description: 'Ein Parameter.' };
const JUDGED = ['enum', 'pattern', 'format', 'maximum', 'minimum', 'items'];

/**
 * Allows a text with a parameter in place of any value that is restricted beyond plain text. Leaves sections with keys and discriminators
 * unchanged.
 */
function withParameters(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withParameters);
  if (!isObject(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutExamples(key, value)]));
  const { type } = node;
  const isPlainText = type === 'string' && JUDGED.every((key) => node[key] === undefined);
  const isMap = isObject(node['additionalProperties']) && node['properties'] === undefined;
  const isValue = (typeof type === 'string' && (type !== 'object' || isMap) && node['const'] === undefined) || node['enum'] !== undefined;
  if (!isValue || isPlainText || node['title'] === 'Slot' || node[TYPES] === true) return inner;
  // Title and description apply to both forms of a value.
  const { title } = node;
  return { ...(title !== undefined && { title }), description: node['description'], anyOf: [inner, parameter] };
}

function withoutExamples(key: string, value: unknown): unknown {
  return key === 'examples' || key === 'default' || key === 'enum' || key === 'required' ? value : withParameters(value);
}

function inlined(schema: JsonSchema): JsonSchema {
  return without(schema, ['$schema', '$id', 'title', 'definitions']);
}

function propertiesOf(schema: JsonSchema): Record<string, unknown> {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function definitionsOf(schema: JsonSchema): Record<string, unknown> {
  return isObject(schema['definitions']) ? schema['definitions'] : {};
}

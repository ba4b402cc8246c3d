import { isObject, without } from '../json.ts';
import { typesIn, withKinds } from './editor-kinds.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { asSchema } from '../schemas/json-schema.ts';

/** Names of the documents that pages use. Only completion knows them: whether they exist, the checker says. */
export interface SharedNames {
  readonly layouts: readonly string[];
  readonly blockLists: readonly string[];
}

/** Marks what names of documents stand in: other names are no other schema. */
const NAMES = 'x-names';

/** Whether a schema on disk is the same but for the names of documents, which editors add without codegen. */
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

/** A layout or list of blocks may stand wherever a block may. */
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

/** Schema that editors complete and check a page with. The page may name a layout, which supplies the keys that the page omits. */
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

/** A page without address, whose values may be parameters. */
export function writtenLayout(page: JsonSchema, parameters: JsonSchema, names: SharedNames): JsonSchema {
  const relaxed = asSchema(
    withParameters({
      // Which blocks may stand there is told of each page that names the layout.
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

/** Blocks under a name, whose values may be parameters. */
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

/** Slots that may hold lists of blocks by name, and add to those of a layout. */
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
        // A language server completes from here: it leaves out branches that the rest of a block does not fit yet.
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

/** A page and its layout write sections together: neither needs to be complete. */
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

/** Marks the list of all types: no parameter stands for one. */
const TYPES = 'x-types';
const parameter = { type: 'string', pattern: '\\{[a-z][A-Za-z0-9]*\\}', description: 'Ein Parameter.' };
const JUDGED = ['enum', 'pattern', 'format', 'maximum', 'minimum', 'items'];

/** Lets a text with a parameter stand wherever a value is more than any text. Sections with keys of their own and what tells blocks apart stay. */
function withParameters(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withParameters);
  if (!isObject(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutExamples(key, value)]));
  const { type } = node;
  const isPlainText = type === 'string' && JUDGED.every((key) => node[key] === undefined);
  const isMap = isObject(node['additionalProperties']) && node['properties'] === undefined;
  const isValue = (typeof type === 'string' && (type !== 'object' || isMap) && node['const'] === undefined) || node['enum'] !== undefined;
  if (!isValue || isPlainText || node['title'] === 'Slot' || node[TYPES] === true) return inner;
  // Title and description of a value apply to both of its forms.
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

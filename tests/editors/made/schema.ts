import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq } from 'yaml';
import { SCHEMA_FILES } from '#documents/generated/kinds.ts';
import { kindOf } from '#documents/reader/kinds.ts';

/** JSON schema as in a file. */
export type Schema = Readonly<Record<string, unknown>>;

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = 'documents/content';
/** Schemas of the kinds of documents, by their first folder or file. */
const FILES: readonly (readonly [start: string, schema: string])[] = [
  ['pages/', 'documents/generated/page.schema.json'],
  ['layouts/', 'documents/generated/layout.schema.json'],
  ['block-lists/', 'documents/generated/block-list.schema.json'],
  ['article-blocks.yaml', 'documents/generated/article-blocks.schema.json'],
  ['content/directory.yaml', `${CONTENT}/directory.schema.json`],
  ['content/partners/customers.yaml', `${CONTENT}/partners.schema.json`],
  ['content/partners/bookings.yaml', `${CONTENT}/bookings.schema.json`],
  ['content/campaigns.yaml', `${CONTENT}/campaigns.schema.json`],
  ['content/', `${CONTENT}/article.schema.json`],
];

const read = new Map<string, Schema>();

/** Returns the schema of the documents at a path. */
export function schemaOf(file: string): Schema {
  const path = FILES.find(([start]) => file.startsWith(start))?.[1] ?? `documents/${SCHEMA_FILES[kindOf(file) ?? '']}`;
  const known = read.get(path) ?? (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Schema);
  read.set(path, known);
  return known;
}

/** Returns the schema of one value: references resolved, parts merged, with the branch that matches the shape of the value. */
export function resolved(root: Schema, schema: Schema, node: unknown): Schema {
  const { $ref, allOf, oneOf, anyOf, ...own } = schema;
  let whole: Schema = own;
  if (typeof $ref === 'string') whole = { ...resolved(root, targetOf(root, $ref), node), ...whole };
  for (const part of listOf(allOf)) if (part['if'] === undefined) whole = { ...resolved(root, part, node), ...whole };
  const branches = [...listOf(oneOf), ...listOf(anyOf)].map((branch) => resolved(root, branch, node));
  const branch = branches.find((each) => isOfShape(each, node) && hasTag(each, node)) ?? branches.find((each) => isOfShape(each, node));
  return branch === undefined ? whole : { ...whole, ...branch, hasBranches: true };
}

/** Returns the target of a reference; an empty schema for one into another file. */
function targetOf(root: Schema, reference: string): Schema {
  if (!reference.startsWith('#/')) return {};
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>((found, step) => (found as Schema)[step], root) as Schema;
}

/** Returns the schema of the value at a key; the parts of a page are among its definitions. */
export function schemaAt(root: Schema, schema: Schema, key: string): Schema | undefined {
  const definitions = (root['definitions'] ?? {}) as Readonly<Record<string, Schema>>;
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  if (schema['$schema'] !== undefined) {
    if (key === 'body' && definitions['body'] !== undefined) return definitions['body'];
    if (key === 'subPages' && definitions['subPage'] !== undefined) return { type: 'object', additionalProperties: definitions['subPage'] };
  }
  const other = schema['additionalProperties'];
  return properties[key] ?? (typeof other === 'object' && other !== null ? (other as Schema) : undefined);
}

function listOf(value: unknown): readonly Schema[] {
  return Array.isArray(value) ? (value as readonly Schema[]) : [];
}

function isOfShape(schema: Schema, node: unknown): boolean {
  const type = schema['type'] ?? (schema['properties'] === undefined ? 'string' : 'object');
  return type === 'array' ? isSeq(node) : type === 'object' ? isMap(node) : isScalar(node);
}

function hasTag(schema: Schema, node: unknown): boolean {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const tags = Object.entries(properties).filter(([, property]) => property['const'] !== undefined);
  return tags.every(([key, property]) => !isMap(node) || valueAt(node.items, key) === property['const']);
}

function valueAt(items: readonly unknown[], key: string): unknown {
  const found = items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
  return isPair(found) && isScalar(found.value) ? found.value.value : undefined;
}

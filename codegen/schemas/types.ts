import { compile } from 'json-schema-to-typescript';
import { isObject } from '../json.ts';
import { pascalCase } from '../names.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { mapReferences } from './json-schema.ts';

/**
 * Generates TypeScript declarations of one schema under the given name. Definitions become separate types with `prefix` before their name,
 * so that the types of several schemas can share a file.
 */
export async function prefixedTypes(schema: JsonSchema, name: string, prefix: string): Promise<string> {
  const renamed = mapReferences(renameDefinitions(schema, prefix), (reference) =>
    reference.replace(/^#\/definitions\/([^/]+)/, (_, key: string) => `#/definitions/${definitionName(prefix, key)}`),
  );
  return declarations(
    withoutProse(renamed, () => false),
    name,
  );
}

/** Generates TypeScript declarations of one schema under the given name. Parts whose title is a type name get that name. */
export async function titledTypes(schema: JsonSchema, name: string): Promise<string> {
  return declarations(
    withoutProse(schema, (title) => /^[A-Z][A-Za-z0-9]*$/.test(title)),
    name,
  );
}

function declarations(schema: unknown, name: string): Promise<string> {
  return compile({ ...(isObject(schema) ? schema : {}), title: name }, name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    unknownAny: true,
    strictIndexSignatures: true,
    $refOptions: { resolve: { external: false } },
  });
}

function renameDefinitions(schema: JsonSchema, prefix: string): JsonSchema {
  const definitions = schema['definitions'];
  if (!isObject(definitions)) return schema;
  return {
    ...schema,
    definitions: Object.fromEntries(Object.entries(definitions).map(([key, value]) => [definitionName(prefix, key), value])),
  };
}

function definitionName(prefix: string, key: string): string {
  return prefix + pascalCase(key);
}

/** Role of a node in a schema: a schema, that of a property, or names with a schema for each. */
type Role = 'schema' | 'property' | 'properties' | 'names';

/** Drops prose for editors, which would be misleading as a name or comment of a type. */
function withoutProse(node: unknown, keepTitle: (title: string) => boolean, role: Role = 'schema'): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item, keepTitle));
  if (!isObject(node)) return node;
  if (role === 'properties' || role === 'names') {
    const inner = role === 'properties' ? 'property' : 'schema';
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutProse(value, keepTitle, inner)]));
  }
  const keeps = role === 'property' ? (title: string) => isCompound(title) && keepTitle(title) : keepTitle;
  const entries = Object.entries(node).filter(([key, value]) => !isProse(key, value, keeps));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : withoutProse(value, keepTitle, roleBelow(key))]),
  );
}

function roleBelow(key: string): Role {
  return key === 'properties' ? 'properties' : key === 'definitions' || key === 'patternProperties' ? 'names' : 'schema';
}

/** Properties have German titles. Only a compound of several words is the name of a type: `AdSlotBehind`. */
function isCompound(title: string): boolean {
  return /^(?:[A-Z][a-z0-9]+){2,}$/u.test(title);
}

function isProse(key: string, value: unknown, keepTitle: (title: string) => boolean): boolean {
  if (key === 'title') return typeof value !== 'string' || !keepTitle(value);
  return key === '$id' || key === '$schema' || key === 'examples' || key === 'default';
}

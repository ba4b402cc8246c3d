import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { asSchema, mapReferences } from '../schemas/json-schema.ts';

type Schemas = ReadonlyMap<string, JsonSchema>;

/** Combines all schemas as properties and definitions of one, so that each becomes a type under its name. */
export function wholeSchema(schemas: Schemas): JsonSchema {
  const names = [...schemas.keys()];
  const definitions = Object.fromEntries([...schemas].map(([name, schema]) => [name, openTypes(localized(schema))]));
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
  return { type: 'object', required: names, properties, definitions };
}

/** Schemas that no other one refers to, each with the definitions that it needs. */
export function selfContained(schemas: Schemas): Map<string, JsonSchema> {
  const needs = new Map([...schemas].map(([name, schema]) => [name, reachable(schema, schemas)]));
  const parts = new Set([...needs.values()].flatMap((names) => [...names]));
  return new Map(
    [...schemas]
      .filter(([name]) => !parts.has(name))
      .map(([name, schema]) => {
        const definitions = [...(needs.get(name) ?? [])].toSorted().map((key): [string, unknown] => [key, localized(schemas.get(key))]);
        return [name, { ...asSchema(localized(schema)), definitions: Object.fromEntries(definitions) }];
      }),
  );
}

/** Names of all schemas that a node refers to, directly or indirectly. */
function reachable(node: unknown, schemas: Schemas, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) reachable(item, schemas, found);
  if (!isObject(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' ? String(value).slice(prefix.length) : undefined;
    if (name === undefined) reachable(value, schemas, found);
    else if (!found.has(name)) reachable(schemas.get(name), schemas, found.add(name));
  }
  return found;
}

const prefix = '#/components/schemas/';

function localized(schema: unknown): unknown {
  return mapReferences(schema, (reference) => reference.replace(prefix, '#/definitions/'));
}

/** Gives unspecified parts of the contract the type `unknown`, and objects without further rules the type `object`. */
function openTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(openTypes);
  if (!isObject(node)) return node;
  const rules = Object.keys(node).filter((key) => key !== 'description');
  if (rules.length === 0) return { ...node, tsType: 'unknown' };
  if (rules.length === 1 && node['type'] === 'object') return { ...node, tsType: 'object' };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, openTypes(value)]));
}

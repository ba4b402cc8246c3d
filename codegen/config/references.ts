import type { ReferencePlaces, ReferenceSchema } from '#documents/reader/schemas.ts';
import { isObject, pointed, without } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Reduces a schema to the places where `x-reference` names a document. Branches without any are removed. */
export function referencePlaces(schema: JsonSchema): ReferenceSchema {
  const referencing = referencingDefinitions(schema);
  const definitions = Object.fromEntries(
    [...referencing].map(([pointer, node]) => [pointer, pruned(without(node, ['definitions']), referencing) ?? {}] as const),
  );
  return { root: pruned(without(schema, ['definitions']), referencing) ?? {}, definitions };
}

/** Definitions that contain a reference or lead to one that does, by pointer. */
function referencingDefinitions(schema: JsonSchema): ReadonlyMap<string, Record<string, unknown>> {
  const all = new Map<string, Record<string, unknown>>();
  for (const pointer of referred(schema)) {
    const target = pointed(schema, pointer);
    if (isObject(target)) all.set(pointer, target);
  }
  const referencing = new Map<string, Record<string, unknown>>();
  for (let size = -1; size !== referencing.size;) {
    size = referencing.size;
    for (const [pointer, node] of all)
      if (pruned(without(node, ['definitions']), referencing) !== undefined) referencing.set(pointer, node);
  }
  return referencing;
}

function referred(node: unknown): Set<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((item) => [...referred(item)]));
  if (!isObject(node)) return new Set();
  const own = typeof node['$ref'] === 'string' ? [node['$ref']] : [];
  return new Set([...own, ...Object.values(node).flatMap((value) => [...referred(value)])]);
}

function pruned(node: unknown, referencing: ReadonlyMap<string, unknown>): ReferencePlaces | undefined {
  if (!isObject(node)) return undefined;
  const { 'x-reference': reference, properties, items, additionalProperties, $ref } = node;
  const keys = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, value]) => {
    const inner = pruned(value, referencing);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  const entries = pruned(items, referencing);
  const values = pruned(additionalProperties, referencing);
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => branchesOf(node[keyword], referencing));
  const places: ReferencePlaces = {
    ...(typeof reference === 'string' && { reference }),
    ...(keys.length > 0 && { properties: Object.fromEntries(keys) }),
    ...(entries && { items: entries }),
    ...(values && { values }),
    ...(branches.length > 0 && { branches }),
    ...(typeof $ref === 'string' && referencing.has($ref) && { definition: $ref }),
  };
  return Object.keys(places).length > 0 ? places : undefined;
}

function branchesOf(options: unknown, referencing: ReadonlyMap<string, unknown>): NonNullable<ReferencePlaces['branches']> {
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: unknown) => {
    const places = pruned(option, referencing);
    return places === undefined ? [] : [{ when: constantsOf(option, referencing), places }];
  });
}

/** Constant values of a branch by key, from the branch or the definition that it refers to. */
function constantsOf(option: unknown, referencing: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const reference = isObject(option) ? option['$ref'] : undefined;
  const target = typeof reference === 'string' ? referencing.get(reference) : option;
  const properties = isObject(target) && isObject(target['properties']) ? target['properties'] : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => (isObject(value) && value['const'] !== undefined ? [[key, value['const']]] : [])),
  );
}

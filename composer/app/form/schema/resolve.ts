import { keysOfPointer } from '#domain/text/json-pointer.ts';
import { valueAt } from '../../../documents/values.ts';
import { branchOf, holds } from './matches.ts';
import { definitionOf, isObject, type Schema } from './schema.ts';

/**
 * Merges a schema with its references and with the conditions that apply to a value: the result has no `$ref`, `allOf` or `if`. Branches
 * (`oneOf`, `anyOf`) stay. Keywords beside a reference take precedence over its target; titles of definitions are left out.
 */
export function resolve(schema: Schema, value: unknown, root: Schema): Schema {
  const known = settled.get(schema);
  if (known !== undefined) return known;
  const resolved = joined(schema, value, root);
  if (!depends(schema, root)) settled.set(schema, resolved);
  return resolved;
}

/** Cache of resolved schemas that do not depend on the value. A schema belongs to one root, so it alone is the key. */
const settled = new WeakMap<Schema, Schema>();
const dependent = new WeakMap<Schema, boolean>();

function depends(schema: Schema, root: Schema): boolean {
  const known = dependent.get(schema);
  if (known !== undefined) return known;
  const below = [...(schema.allOf ?? []), ...(schema.$ref === undefined ? [] : [definitionOf(schema.$ref, root)])];
  const is = schema.if !== undefined || below.some((each) => depends(each, root));
  dependent.set(schema, is);
  return is;
}

function joined(schema: Schema, value: unknown, root: Schema): Schema {
  const { $ref, allOf = [], if: condition, then, else: otherwise, ...own } = schema;
  const referred = $ref === undefined ? [] : [untitled(resolve(definitionOf($ref, root), value, root))];
  const all = allOf.map((each) => untitled(resolve(each, value, root)));
  const met = condition === undefined ? undefined : holds(condition, value, root) ? then : otherwise;
  const conditional = met === undefined ? [] : [untitled(resolve(met, value, root))];
  return [...referred, ...all, ...conditional, own].reduce(merged, {});
}

function untitled(schema: Schema): Schema {
  const { title: _, ...rest } = schema;
  return rest;
}

function merged(a: Schema, b: Schema): Schema {
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  return {
    ...a,
    ...b,
    ...(a.properties !== undefined && b.properties !== undefined && { properties: mergedProperties(a.properties, b.properties) }),
    ...(required.length > 0 && { required }),
    ...(isObject(a.items) && isObject(b.items) && { items: { allOf: [a.items, b.items] } }),
  };
}

type Properties = NonNullable<Schema['properties']>;

function mergedProperties(a: Properties, b: Properties): Properties {
  const shared = Object.keys(a).filter((key) => Object.hasOwn(b, key));
  // Order of keys: first those of the nearer schema, then those that conditions add.
  return { ...b, ...a, ...b, ...Object.fromEntries(shared.map((key) => [key, both(a[key] ?? {}, b[key] ?? {})])) };
}

function both(a: Schema, b: Schema): Schema {
  return { allOf: [a, b], ...(b.title === undefined ? a.title !== undefined && { title: a.title } : { title: b.title }) };
}

/** Branch of a schema that matches a value; the schema itself if it has no branches or none matches. */
export function chosen(schema: Schema, value: unknown, root: Schema): Schema {
  const resolved = resolve(schema, value, root);
  const branches = resolved.oneOf ?? resolved.anyOf;
  const branch = branches?.[branchOf(branches, value, root)];
  if (branch === undefined) return resolved;
  const { oneOf: _, anyOf: __, ...rest } = resolved;
  return merged(rest, untitled(chosen(branch, value, root)));
}

/** Schema of an entry of an object or a list; undefined if none is known. */
export function childSchema(schema: Schema, value: unknown, key: string, root: Schema): Schema | undefined {
  const { properties = {}, additionalProperties, items } = chosen(schema, value, root);
  if (Array.isArray(value)) return items;
  if (Object.hasOwn(properties, key)) return properties[key];
  return isObject(additionalProperties) ? additionalProperties : undefined;
}

/**
 * Schema of the value at a JSON pointer of a document, ready for a form: it includes the document's definitions. undefined if the schema
 * does not know the place.
 */
export function schemaAt(root: Schema, value: unknown, at: string): Schema | undefined {
  let [schema, current]: [Schema | undefined, unknown] = [root, value];
  for (const key of keysOfPointer(at)) {
    if (schema === undefined) return undefined;
    schema = childSchema(schema, current, key, root);
    current = valueAt(current, [key]);
  }
  return schema === undefined ? undefined : { ...chosen(schema, current, root), definitions: root.definitions ?? {} };
}

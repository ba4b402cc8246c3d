import { openApiOf, type OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, listOf, without } from '../json.ts';
import { resolved } from './resolve.ts';
import { rewrittenTree } from './schema-tree.ts';

type Schema = Record<string, unknown>;

/**
 * Rewrites schemas whose meaning openapi-typescript would lose: it drops keywords beside a reference, treats an `anyOf` beside properties
 * as an alternative to them, and removes the discriminator of a union inside an `allOf`.
 */
export function inKnownWords(document: OpenApiDocument): OpenApiDocument {
  const isNew = !document.openapi.startsWith('3.0');
  const rules: ((schema: Schema) => Schema)[] = [
    ...(isNew ? [withoutSiblings] : []),
    withTypes,
    (schema) => withBranches(document, schema),
    (schema) => withWholeUnions(document, schema),
  ];
  const known = (schema: Schema): Schema => {
    let next = schema;
    for (const rule of rules) next = rule(next);
    return next;
  };
  return openApiOf(rewrittenTree(document, known));
}

/** Keywords that define the shape of a value. */
const SHAPES = ['$ref', 'type', 'enum', 'const', 'properties', 'additionalProperties', 'items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'];

function hasShape(schema: unknown): boolean {
  return !isObject(schema) || SHAPES.some((word) => word in schema);
}

/** Joins a reference with the keywords beside it: both apply in 3.1, while 3.0 ignores the keywords. */
function withoutSiblings(schema: Schema): Schema {
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string' || !(hasShape(beside) || Array.isArray(beside['required']))) return schema;
  const { allOf, ...rest } = beside;
  return { ...rest, allOf: [{ $ref }, ...listOf(allOf)] };
}

/** Adds the implied type: of an object with properties, a list with first items, and of `null`. */
function withTypes(schema: Schema): Schema {
  if ('type' in schema || '$ref' in schema) return schema;
  if (isObject(schema['properties']) && Object.keys(schema['properties']).length > 0) return { ...schema, type: 'object' };
  if (Array.isArray(schema['prefixItems'])) return { ...schema, type: 'array' };
  return schema['const'] === null ? { ...without(schema, ['const']), type: 'null' } : schema;
}

/**
 * Combines alternatives with the keywords beside them. An alternative that only has `required` takes over the types of those properties.
 */
function withBranches(document: OpenApiDocument, schema: Schema): Schema {
  let next = schema;
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = next[keyword];
    if (!Array.isArray(branches)) continue;
    const rest = without(next, [keyword]);
    const known = propertiesOf(document, rest);
    const whole = branches.map((branch: unknown) => requiring(branch, known));
    const base = hasShape(without(rest, keyword === 'anyOf' ? ['oneOf'] : ['anyOf']));
    if (base && !whole.every(hasShape)) next = rest;
    else if (keyword === 'anyOf' && ('discriminator' in next || !('properties' in rest || 'allOf' in rest)))
      next = { ...rest, ['discriminator' in next && !('oneOf' in rest) ? 'oneOf' : 'anyOf']: whole };
    else if (keyword === 'anyOf') next = { ...rest, allOf: [...partsOf(rest), { anyOf: whole }] };
    else next = { ...rest, [keyword]: whole };
  }
  return next;
}

function requiring(branch: unknown, known: Schema): unknown {
  if (!isObject(branch) || hasShape(branch) || !Array.isArray(branch['required'])) return branch;
  const names = branch['required'].filter((name): name is string => typeof name === 'string');
  return { ...branch, type: 'object', properties: Object.fromEntries(names.map((name) => [name, known[name] ?? {}])) };
}

/** Properties of an object, including inherited ones. */
function propertiesOf(document: OpenApiDocument, schema: Schema, seen: readonly unknown[] = []): Schema {
  if (seen.includes(schema)) return {};
  const parts = partsOf(schema).map((part) => resolved(document, part) ?? {});
  const inherited = parts.map((part) => propertiesOf(document, part, [...seen, schema]));
  const own = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries([...inherited, own].flatMap((each) => Object.entries(each)));
}

/** Treats a union with a discriminator as one part of an `allOf`, not as a base that the other parts extend. */
function withWholeUnions(document: OpenApiDocument, schema: Schema): Schema {
  if (!Array.isArray(schema['allOf'])) return schema;
  const isUnion = (part: unknown): boolean => {
    const target = resolved(document, part);
    return target !== undefined && 'discriminator' in target && (Array.isArray(target['oneOf']) || Array.isArray(target['anyOf']));
  };
  return { ...schema, allOf: partsOf(schema).map((part) => (isUnion(part) ? { oneOf: [part] } : part)) };
}

function partsOf(schema: Schema): readonly unknown[] {
  return listOf(schema['allOf']);
}

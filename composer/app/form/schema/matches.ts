import { definitionOf, isObject, typesOf, type Schema } from './schema.ts';

/**
 * Returns true if a value may match a schema. Used only to choose between branches and conditions; the server reports the errors of a
 * document. Skips checks that are slow and tell no branches apart, such as entries of lists.
 */
export function holds(schema: Schema, value: unknown, root: Schema): boolean {
  if (schema.$ref !== undefined && !holds(definitionOf(schema.$ref, root), value, root)) return false;
  if (!isOfType(schema, value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (typeof value === 'string' && schema.pattern !== undefined && !patternOf(schema.pattern).test(value)) return false;
  if (isObject(value) && !holdsOfObject(schema, value, root)) return false;
  if (schema.not !== undefined && holds(schema.not, value, root)) return false;
  if (schema.allOf?.every((each) => holds(each, value, root)) === false) return false;
  if (schema.anyOf?.some((each) => holds(each, value, root)) === false) return false;
  if (schema.oneOf?.some((each) => holds(each, value, root)) === false) return false;
  const next = schema.if === undefined ? undefined : holds(schema.if, value, root) ? schema.then : schema.else;
  return next === undefined || holds(next, value, root);
}

function holdsOfObject({ required = [], properties = {} }: Schema, value: Readonly<Record<string, unknown>>, root: Schema): boolean {
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(properties).every(([key, schema]) => !Object.hasOwn(value, key) || holds(schema, value[key], root))
  );
}

/** Returns true if a value has one of the types that a schema allows. */
export function isOfType(schema: Schema, value: unknown): boolean {
  const types = typesOf(schema);
  return types.length === 0 || types.includes(typeName(value)) || (types.includes('number') && typeName(value) === 'integer');
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

/**
 * Index of the branch that matches a value: among the branches that fit, or else among all, the one that knows most of its properties. -1
 * if none does.
 */
export function branchOf(branches: readonly Schema[], value: unknown, root: Schema): number {
  const likeness = branches.map((branch) => likenessOf(branch, value, root));
  const fitting = likeness.map((each, index) => (each > 0 && holds(branches[index] ?? {}, value, root) ? each : 0));
  const among = fitting.some((each) => each > 0) ? fitting : likeness;
  const best = Math.max(...among);
  return best > 0 ? among.indexOf(best) : -1;
}

function likenessOf(schema: Schema, value: unknown, root: Schema): number {
  const branch = schema.$ref === undefined ? schema : definitionOf(schema.$ref, root);
  if (!isOfType(branch, value)) return 0;
  if (!isObject(value)) return 1;
  const properties = branch.properties ?? {};
  const keys = Object.keys(value);
  const tags = Object.entries(properties).filter(([, { const: tag }]) => tag !== undefined);
  if (tags.some(([key, { const: tag }]) => value[key] !== undefined && value[key] !== tag)) return 0;
  const isTagged = tags.some(([key, { const: tag }]) => value[key] === tag);
  return 1 + (isTagged ? 1000 : 0) + keys.filter((key) => Object.hasOwn(properties, key)).length;
}

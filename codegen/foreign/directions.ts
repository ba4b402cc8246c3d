import { openApiOf, type OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, listOf, without } from '../json.ts';
import { freeName, keyOf, pointerText, resolved } from './resolve.ts';
import { rewrittenTree, withParts } from './schema-tree.ts';

type Schema = Record<string, unknown>;
/** `read` is what the service sends, `write` what it gets. */
type Direction = 'read' | 'write';

const SCHEMAS = '#/components/schemas/';

/**
 * The same document with a schema for each direction where they differ: what the service sends has no `writeOnly` properties; what
 * it gets may lack those that are `readOnly`, and has its further properties beside those that are named. The schema of the second
 * kind is called `UserInput` beside `User`.
 */
export function withDirections(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.['schemas'] ?? {};
  const inputs = new Map<string, string>();
  for (const name of directedNames(schemas)) inputs.set(name, freeName(`${name}Input`, [...Object.keys(schemas), ...inputs.values()]));
  const view = (schema: unknown, direction: Direction): unknown => inDirection({ document, direction, inputs }, schema);
  const split = (node: unknown, requests: Direction): unknown => {
    if (Array.isArray(node)) return node.map((item) => split(item, requests));
    if (!isObject(node)) return node;
    const answers = opposite(requests);
    const parts = Object.entries(node).map(([key, value]): [string, unknown] => {
      if (UNSPLIT.has(key) || key.startsWith('x-')) return [key, value];
      if (key === 'requestBody' || key === 'requestBodies') return [key, withSchemas(value, (schema) => view(schema, requests))];
      if (key === 'responses') return [key, withSchemas(value, (schema) => view(schema, answers))];
      return [key, split(value, key === 'callbacks' || key === 'webhooks' ? answers : requests)];
    });
    return Object.fromEntries(parts);
  };
  const whole = openApiOf(split(document, 'write'));
  if (document.components === undefined) return whole;
  const both = Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    const input = inputs.get(name);
    if (input === undefined) return [[name, schema]];
    return [
      [name, view(schema, 'read')],
      [input, view(schema, 'write')],
    ];
  });
  return { ...whole, components: { ...whole.components, schemas: Object.fromEntries(both) } };
}

/** Keys below which no request and no answer stands. */
const UNSPLIT = new Set(['schemas', 'parameters', 'headers', 'examples', 'example']);

function opposite(direction: Direction): Direction {
  return direction === 'write' ? 'read' : 'write';
}

/** Bodies and answers with the schemas of their content as `view` gives them. */
function withSchemas(node: unknown, view: (schema: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withSchemas(item, view));
  if (!isObject(node)) return node;
  return withParts(node, (part, key) => (key === 'schema' ? view(part) : withSchemas(part, view)));
}

/** Names of schemas that say something about directions, themselves or by what they refer to. */
function directedNames(schemas: Schema): ReadonlySet<string> {
  const names = new Set<string>();
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const [name, schema] of Object.entries(schemas)) if (!names.has(name) && isDirected(schema, names)) names.add(name);
  }
  return names;
}

function isDirected(node: unknown, names: ReadonlySet<string>): boolean {
  let found = false;
  rewrittenTree(node, (schema) => {
    const name = nameIn(schema['$ref']);
    found ||= schema['readOnly'] === true || schema['writeOnly'] === true || hasFurther(schema) || (name !== undefined && names.has(name));
    return schema;
  });
  return found;
}

/** Tells if there may be further properties, of a type of their own, beside those that are named. */
function hasFurther({ properties, additionalProperties }: Schema): boolean {
  const isTyped = isObject(additionalProperties) && Object.keys(additionalProperties).length > 0;
  return isTyped && isObject(properties) && Object.keys(properties).length > 0;
}

interface View {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  /** The schema of the second kind by the name of the first. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** @param optional properties of what the schema is a part of that this direction need not have */
function inDirection(view: View, schema: unknown, optional: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inDirection(view, part, optional));
  if (!isObject(schema)) return schema;
  const names = new Set([...optional, ...namesOfOther(view, schema)]);
  const next = withParts(schema, (part, key) => inDirection(view, part, PARTS.has(key) ? names : undefined));
  if (typeof next['$ref'] === 'string') next['$ref'] = referring(view, next['$ref']);
  if (isObject(next['discriminator'])) next['discriminator'] = discriminatorOf(view, schema, next['discriminator']);
  if (Array.isArray(next['required'])) next['required'] = next['required'].filter((name: string) => !names.has(name));
  if (isObject(next['properties'])) next['properties'] = propertiesIn(view, next['properties'], names);
  if (view.direction === 'write' && hasFurther(schema) && isObject(next['properties']))
    next['additionalProperties'] = { anyOf: [next['additionalProperties'], ...Object.values(next['properties'])] };
  return next;
}

/** Schemas below these words say more about the same value. */
const PARTS = new Set(['allOf', 'anyOf', 'oneOf']);

function propertiesIn({ direction }: View, properties: Schema, names: ReadonlySet<string>): Schema {
  const entries = Object.entries(properties);
  if (direction === 'read') return Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return Object.fromEntries(entries.map(([name, schema]) => [name, isObject(schema) ? without(schema, ['readOnly']) : schema]));
}

/** Names of the properties that only the other direction must have, also of those that a schema has from what it is made of. */
function namesOfOther(view: View, schema: Schema, seen: readonly unknown[] = []): string[] {
  if (seen.includes(schema)) return [];
  const flag = view.direction === 'read' ? 'writeOnly' : 'readOnly';
  const own = Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).filter(
    ([, property]) => isObject(property) && (property[flag] === true || resolved(view.document, property)?.[flag] === true),
  );
  const inherited = listOf(schema['allOf']).flatMap((part) => namesOfOther(view, resolved(view.document, part) ?? {}, [...seen, schema]));
  return [...own.map(([name]) => name), ...inherited];
}

/** The values by reference, since the names of schemas of the second kind say them no longer. */
function discriminatorOf(view: View, schema: Schema, discriminator: Schema): Schema {
  const given = isObject(discriminator['mapping']) ? discriminator['mapping'] : {};
  const named = new Set(Object.values(given));
  const branches = [schema['oneOf'], schema['anyOf']].flatMap(listOf);
  const implied = branches.flatMap((branch): [string, unknown][] => {
    const reference = isObject(branch) ? branch['$ref'] : undefined;
    const name = nameIn(reference);
    return name === undefined || named.has(reference) ? [] : [[name, reference]];
  });
  const mapping = [...Object.entries(given), ...implied].map(([value, target]) => [value, referring(view, target)]);
  return mapping.length === 0 ? discriminator : { ...discriminator, mapping: Object.fromEntries(mapping) };
}

function referring({ direction, inputs }: View, reference: unknown): unknown {
  const name = nameIn(reference);
  const input = direction === 'write' && name !== undefined ? inputs.get(name) : undefined;
  return input === undefined ? reference : `${SCHEMAS}${pointerText(input)}`;
}

/** The name of the schema that a reference leads to. */
function nameIn(reference: unknown): string | undefined {
  if (typeof reference !== 'string' || !reference.startsWith(SCHEMAS)) return undefined;
  return keyOf(reference.slice(SCHEMAS.length));
}

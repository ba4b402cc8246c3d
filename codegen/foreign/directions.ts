import { openApiOf, type OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, listOf, without } from '../json.ts';
import { freeName, keyOf, pointerText, resolved } from './resolve.ts';
import { rewrittenTree, withParts } from './schema-tree.ts';

type Schema = Record<string, unknown>;
/** Direction: `read` is data that the service sends, `write` data that it gets. */
type Direction = 'read' | 'write';

const SCHEMAS = '#/components/schemas/';

/**
 * Splits schemas that differ by direction. Data that the service sends has no `writeOnly` properties. Data that it gets may lack `readOnly`
 * properties, and its additional properties have a type that includes those of the named ones. The schema for the second direction is
 * called `UserInput` beside `User`.
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

/** Keys below which there are no requests and no responses. */
const UNSPLIT = new Set(['schemas', 'parameters', 'headers', 'examples', 'example']);

function opposite(direction: Direction): Direction {
  return direction === 'write' ? 'read' : 'write';
}

/** Maps the schemas of bodies and responses with `view`. */
function withSchemas(node: unknown, view: (schema: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withSchemas(item, view));
  if (!isObject(node)) return node;
  return withParts(node, (part, key) => (key === 'schema' ? view(part) : withSchemas(part, view)));
}

/** Names of schemas that depend on the direction, directly or through references. */
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

/** Returns true if a schema allows additional properties of a separate type beside named ones. */
function hasFurther({ properties, additionalProperties }: Schema): boolean {
  const isTyped = isObject(additionalProperties) && Object.keys(additionalProperties).length > 0;
  return isTyped && isObject(properties) && Object.keys(properties).length > 0;
}

interface View {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  /** Name of the input schema by the name of the output schema. */
  readonly inputs: ReadonlyMap<string, string>;
}

/**
 * Converts a schema to one direction.
 * @param optional properties of the containing schema that are optional in this direction
 */
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

/** Keywords whose schemas describe the same value. */
const PARTS = new Set(['allOf', 'anyOf', 'oneOf']);

function propertiesIn({ direction }: View, properties: Schema, names: ReadonlySet<string>): Schema {
  const entries = Object.entries(properties);
  if (direction === 'read') return Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return Object.fromEntries(entries.map(([name, schema]) => [name, isObject(schema) ? without(schema, ['readOnly']) : schema]));
}

/** Names of properties that are required only in the other direction, including inherited ones. */
function namesOfOther(view: View, schema: Schema, seen: readonly unknown[] = []): string[] {
  if (seen.includes(schema)) return [];
  const flag = view.direction === 'read' ? 'writeOnly' : 'readOnly';
  const own = Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).filter(
    ([, property]) => isObject(property) && (property[flag] === true || resolved(view.document, property)?.[flag] === true),
  );
  const inherited = listOf(schema['allOf']).flatMap((part) => namesOfOther(view, resolved(view.document, part) ?? {}, [...seen, schema]));
  return [...own.map(([name]) => name), ...inherited];
}

/** Writes discriminator values as references, because the names of input schemas no longer match them. */
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

/** Name of the schema that a reference points to. */
function nameIn(reference: unknown): string | undefined {
  if (typeof reference !== 'string' || !reference.startsWith(SCHEMAS)) return undefined;
  return keyOf(reference.slice(SCHEMAS.length));
}

import fc from 'fast-check';
import { follow, type JsonSchema, type Operation, type Parameter } from './operations.ts';
import type { SentParts } from './send.ts';

interface Facts {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Generates values that a schema of the contracts allows. */
export function valuesOf(node: JsonSchema): fc.Arbitrary<unknown> {
  const schema: Facts = follow(node);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
  if (schema.type === 'number') return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
  if (schema.type === 'array')
    return fc.array(valuesOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) });
  if (schema.type === 'object') return objectsOf(schema);
  return textsOf(schema);
}

function objectsOf({ properties = {}, required = [], minProperties = 0 }: Facts): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valuesOf(property)]));
  const objects = fc.record(values, { requiredKeys: [...required], noNullPrototype: true });
  return minProperties === 0 ? objects : objects.filter((value) => Object.keys(value).length >= minProperties);
}

function textsOf({ format, pattern, minLength = 0, maxLength = 200 }: Facts): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (format === 'email') return fc.stringMatching(/^[a-z0-9]{1,12}@[a-z]{2,10}\.org$/);
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

/** Generates requests that the contract allows: any of the optional parameters, paths that exist more often than not. */
export function requestsOf(operation: Operation): fc.Arbitrary<SentParts> {
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  const paths = operation.parameters.filter((parameter) => parameter.in === 'path');
  return fc.record({
    query: fc.record(textOfEach(queries), {
      requiredKeys: queries.filter(({ required }) => required).map(({ name }) => name),
      noNullPrototype: true,
    }),
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.record(textOfEach(paths), { noNullPrototype: true }) },
    ),
    ...(operation.bodySchema === undefined ? {} : { body: valuesOf(operation.bodySchema) }),
  }) as fc.Arbitrary<SentParts>;
}

/** Generates non-empty texts only, because an empty one counts as absent. */
function textOfEach(parameters: readonly Parameter[]): Record<string, fc.Arbitrary<string>> {
  return Object.fromEntries(
    parameters.map(({ name, schema }) => [
      name,
      valuesOf(schema)
        .map(String)
        .filter((text) => text !== ''),
    ]),
  );
}

/** Returns the contract's example of a body with one fault each, its place and the reason. */
export function brokenBodies(node: JsonSchema, whole: unknown, place = 'body'): { readonly why: string; readonly body: unknown }[] {
  const schema: Facts = follow(node);
  if (Array.isArray(whole) && schema.items !== undefined) {
    const [first, ...rest] = whole as unknown[];
    return brokenBodies(schema.items, first, `${place}[0]`).map(({ why, body }) => ({ why, body: [body, ...rest] }));
  }
  if (schema.type !== 'object' || typeof whole !== 'object' || whole === null) return brokenValues(schema, place);
  const { properties = {}, required = [] } = schema;
  const given = whole as Record<string, unknown>;
  return [
    ...required.map((name) => ({
      why: `${place} without ${name}`,
      body: Object.fromEntries(Object.entries(given).filter(([key]) => key !== name)),
    })),
    { why: `${place} with a field that nobody knows`, body: { ...given, fremd: 1 } },
    ...Object.entries(properties).flatMap(([name, property]) =>
      brokenBodies(property, given[name], `${place}.${name}`).map(({ why, body }) => ({ why, body: { ...given, [name]: body } })),
    ),
  ];
}

function brokenValues(schema: Facts, place: string): { why: string; body: unknown }[] {
  const wrongType = schema.type === 'string' ? 7 : 'drei';
  return [
    { why: `${place} of another type`, body: wrongType },
    { why: `${place} as null`, body: null },
    ...(schema.enum === undefined ? [] : [{ why: `${place} outside the list`, body: 'UNBEKANNT_X' }]),
    ...(schema.pattern === undefined ? [] : [{ why: `${place} of another form`, body: '~ ~' }]),
    ...(schema.format === 'email' ? [{ why: `${place} that is no address`, body: 'anna' }] : []),
    ...(schema.type === 'integer' ? [{ why: `${place} with decimals`, body: 1.5 }] : []),
    ...(schema.type === 'string' && schema.maxLength !== undefined && schema.enum === undefined
      ? [{ why: `${place} that is too long`, body: 'x'.repeat(schema.maxLength + 1) }]
      : []),
    ...((schema.minLength ?? 0) > 0 ? [{ why: `${place} that is empty`, body: '' }] : []),
  ];
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Body {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
}
type Document = Readonly<Record<string, unknown>> & { readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const FOLDER = 'contracts/http';
const documents = new Map(readdirSync(FOLDER).map((file) => [file, parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Document]));
/** Formats that imply a fixed length of text. */
const FIXED_FORMATS = new Set(['date', 'date-time', 'uuid']);

/** Resolves a reference to its node and the file that contains it. */
function followed<Node extends { readonly $ref?: string }>(node: Node, file: string): readonly [Node, string] {
  if (node.$ref === undefined) return [node, file];
  const [path = '', pointer = ''] = node.$ref.split('#');
  const target = path === '' ? file : path.replace('./', '');
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], documents.get(target));
  return followed(found as Node, target);
}

/** Returns places below a schema where the size of a number, text or list is not limited. */
function unbounded(written: Schema, from: string, place: string, above: readonly Schema[] = []): string[] {
  const [schema, file] = followed(written, from);
  if (above.includes(schema) || schema.enum !== undefined || schema.const !== undefined) return [];
  const again = (inner: Schema, name: string): string[] => unbounded(inner, file, place + name, [...above, schema]);
  const types = new Set([schema.type].flat());
  const isEndless =
    ((types.has('number') || types.has('integer')) && (schema.minimum === undefined || schema.maximum === undefined)) ||
    (types.has('string') && schema.maxLength === undefined && !hasLength(schema)) ||
    (types.has('array') && schema.maxItems === undefined);
  return [
    ...(isEndless ? [place] : []),
    ...[schema.allOf, schema.oneOf, schema.anyOf].flatMap((parts) => (parts ?? []).flatMap((part) => again(part, ''))),
    ...(schema.items === undefined ? [] : again(schema.items, '[]')),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => again(property, `.${name}`)),
  ];
}

/** Returns true if format or pattern limit the length of a text. */
function hasLength({ format = '', pattern }: Schema): boolean {
  return FIXED_FORMATS.has(format) || (pattern !== undefined && /^\^.*\$$/u.test(pattern) && !/[*+]|\{\d*,\}/u.test(pattern));
}

function unboundedIn(operation: Operation, file: string): string[] {
  const parameters = (operation.parameters ?? []).flatMap((written) => {
    const [parameter, where] = followed(written, file);
    return unbounded(parameter.schema, where, `${operation.operationId ?? ''} ${parameter.name}`);
  });
  const [body, where] = followed(operation.requestBody ?? {}, file);
  const bodies = Object.values(body.content ?? {}).flatMap(({ schema }) => unbounded(schema, where, `${operation.operationId ?? ''} body`));
  return [...parameters, ...bodies];
}

describe('What a request may carry', () => {
  const operations = [...documents].flatMap(([file, { paths = {} }]) =>
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => (operation.operationId ? [{ file, operation }] : [])),
    ),
  );
  it('has bounds: numbers a least and a largest, texts a length, lists a number of items', () => {
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.flatMap(({ file, operation }) => unboundedIn(operation, file))).toEqual([]);
  });
  it.each([
    { type: 'number', minimum: 0 },
    { type: 'string' },
    { type: 'string', pattern: '^a+$' },
    { type: 'array', items: { type: 'boolean' } },
  ])('is found without them: %j', (schema) => {
    expect(unbounded({ type: 'object', properties: { a: schema } }, 'common.yaml', 'body')).toEqual(['body.a']);
  });
});

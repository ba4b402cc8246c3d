import openapiTS, { astToString, NULL, transformSchemaObject, tsUnion, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { isBinarySchema } from './media.ts';

type Options = Parameters<typeof transformSchemaObject>[1];

/**
 * Generates the types of a document: bytes are a `Blob`, 64-bit numbers may be a `bigint`, a list with first items is a tuple, and a
 * property with a default is optional, as in a request.
 * @throws Error that explains what is wrong with the document
 */
export async function foreignTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), { silent: true, defaultNonNullable: false, transform: ownType });
  return astToString(nodes).replace(REQUIRED, TOLERANT);
}

const BLOB = ts.factory.createTypeReferenceNode('Blob');
/** A `number` is rounded beyond ±(2^53 − 1): the client reads such a value as a `bigint` (`client/foreign/exact-json.ts`). */
const LONG = tsUnion([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.BigIntKeyword),
]);

/** Type of a schema that the library would misread; undefined if the library's type is right. */
function ownType(schema: SchemaObject, options: Options): ts.TypeNode | undefined {
  const type = nonNullType({ ...schema }, options);
  return type !== undefined && 'nullable' in schema && schema.nullable === true ? tsUnion([type, NULL]) : type;
}

function nonNullType(schema: Record<string, unknown>, options: Options): ts.TypeNode | undefined {
  if (isBinarySchema(schema)) return BLOB;
  const isLong = schema['type'] === 'integer' && (schema['format'] === 'int64' || schema['format'] === 'uint64');
  if (isLong && !('enum' in schema) && !('const' in schema)) return LONG;
  return schema['type'] === 'array' ? tupleOf(schema, options) : undefined;
}

/** Tuple of typed first items and optional rest: `[number, string, ...boolean[]]`. The first `minItems` items are required. */
function tupleOf(schema: Record<string, unknown>, options: Options): ts.TypeNode | undefined {
  const { prefixItems, items, minItems, maxItems } = schema;
  const first: unknown = prefixItems ?? items;
  if (!Array.isArray(first)) return undefined;
  const rest: unknown = (Array.isArray(prefixItems) ? items : schema['additionalItems']) ?? schema['unevaluatedItems'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Items of a list are schemas; the library validates what it needs
  const typeOf = (item: unknown): ts.TypeNode => transformSchemaObject(item as SchemaObject, options);
  const elements = first.map((item: unknown, index) => {
    const type = typeOf(item);
    return typeof minItems === 'number' && index >= minItems ? ts.factory.createOptionalTypeNode(type) : type;
  });
  const isOpen = (isObject(rest) || rest === true) && !(typeof maxItems === 'number' && maxItems <= first.length);
  const more = isOpen ? [ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(typeOf(rest)))] : [];
  return ts.factory.createTupleTypeNode([...elements, ...more]);
}

/** Helper of the library that rejects required keys of a nullable schema or of a union in which some members lack them. */
const REQUIRED = /^type WithRequired<[^]*?^};$/m;
const TOLERANT =
  'type WithRequired<T, K extends PropertyKey> = T extends unknown ? T & { [P in K & keyof T]-?: Exclude<T[P], undefined> } : never;';

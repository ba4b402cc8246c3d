import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isBinarySchema } from './media.ts';

/**
 * The types of a document: bytes are a `Blob`, and a property with a default may be left out, as in a request.
 * @throws Error that says what is wrong with the document.
 */
export async function foreignTypes(document: OpenApiDocument): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    silent: true,
    defaultNonNullable: false,
    transform: (schema) => (isBinarySchema(schema as Record<string, unknown>) ? blob : undefined),
  });
  return astToString(nodes).replace(REQUIRED, TOLERANT);
}

/** The library's own helper refuses keys that a schema which may be null, or is one of several, does not have. */
const REQUIRED = /^type WithRequired<[^]*?^};$/m;
const TOLERANT = 'type WithRequired<T, K extends PropertyKey> = T extends unknown ? T & { [P in K & keyof T]-?: T[P] } : never;';

import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { operationsSource } from '../contracts/operations.ts';
import { operationsOf } from '../breaking/read-operations.ts';

/**
 * Generates the client of a document by path, without writing it. A search for users of a removed field needs the types that still had it,
 * regardless of the working tree's generated client. The hooks' models become aliases of the same types.
 */
export async function clientOf(document: OpenApiDocument): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['client/generated/schema.ts', astToString(await openapiTS(JSON.stringify(document), { silent: true }))],
    ['client/generated/operations.ts', operationsSource(document)],
    ['client/generated/hooks/models.ts', modelsOf(document)],
  ]);
}

function modelsOf(document: OpenApiDocument): string {
  const schemas = Object.keys(document.components?.['schemas'] ?? {}).map(
    (name) => `export type ${name} = components['schemas']['${name}'];`,
  );
  const parameters = operationsOf(document).map(
    ({ id }) => `export type ${id.charAt(0).toUpperCase()}${id.slice(1)}Params = NonNullable<operations['${id}']['parameters']['query']>;`,
  );
  return ["import type { components, operations } from '../schema.ts';", ...schemas, ...parameters].join('\n');
}

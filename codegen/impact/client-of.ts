import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { operationsSource } from '../contracts/operations.ts';
import { operationsOf } from '../breaking/read-operations.ts';

/**
 * The generated client of a document, by path, without writing it: whoever asks for users of a field that is gone needs
 * the types that still had it, whatever the working tree was generated from. The hooks' models become names for the same types.
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

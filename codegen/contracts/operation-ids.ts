import { isObject } from '../json.ts';
import { camelCase } from '../names.ts';
import type { OpenApiDocument } from './bundle.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** Gives operations without an `operationId` one made of method and path, `getUsersById`; all others keep theirs. */
export function withOperationIds(document: OpenApiDocument): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const named = (method: string, operation: unknown): unknown =>
      methods.has(method) && isObject(operation) && operation['operationId'] === undefined
        ? { ...operation, operationId: camelCase(`${method} ${path.replaceAll('{', 'by ')}`) }
        : operation;
    paths[path] = Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, named(method, operation)]));
  }
  return { ...document, paths };
}

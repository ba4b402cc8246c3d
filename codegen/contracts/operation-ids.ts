import { isObject } from '../json.ts';
import { camelCase } from '../names.ts';
import type { OpenApiDocument } from './bundle.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Gives operations without an `operationId` one made of method and path, `getUsersById`; all others keep theirs. */
export function withOperationIds(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        methods.includes(method) && isObject(operation) && operation['operationId'] === undefined
          ? { ...operation, operationId: camelCase(`${method} ${path.replaceAll('{', 'by ')}`) }
          : operation,
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

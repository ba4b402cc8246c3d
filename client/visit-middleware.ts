import { createFinalURL, type Middleware } from 'openapi-fetch';
import { LibraryRequest } from './plain-request.ts';
import { givenParameters } from './url.ts';
import { operationTable } from './generated/operations.ts';
import { visitParameters, type Device } from './visit.ts';

/** Methods and paths of the calls that take the two parameters, from the contracts. */
const calls = new Set(
  Object.values(operationTable).flatMap(({ method, path, ...facts }) => ('visit' in facts ? [`${method} ${path}`] : [])),
);

/** Adds device and application to every call that takes them, unless the call sets them itself. */
export function describeVisit(device?: () => Device): Middleware {
  return {
    onRequest({ request, schemaPath, params, options }) {
      if (!calls.has(`${request.method} ${schemaPath}`)) return undefined;
      const query = { ...visitParameters(device), ...givenParameters(params.query) };
      const address = createFinalURL(schemaPath, { ...options, params: { ...params, query } });
      return new LibraryRequest(address, request);
    },
  };
}

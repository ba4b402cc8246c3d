import { createFinalURL, type Middleware } from 'openapi-fetch';
import { PlainRequest } from './plain-request.ts';
import { givenParameters } from './url.ts';
import { takesVisit, visitParameters, type Device } from './visit.ts';

/** Lets every call that takes them carry device and application, unless it names them itself. */
export function describeVisit(device?: () => Device): Middleware {
  return {
    onRequest({ request, schemaPath, params, options }) {
      if (!takesVisit(request.method, schemaPath)) return undefined;
      const query = { ...visitParameters(device), ...givenParameters(params.query) };
      const address = createFinalURL(schemaPath, { ...options, params: { ...params, query } });
      return new PlainRequest(address, request as unknown as PlainRequest) as unknown as Request;
    },
  };
}

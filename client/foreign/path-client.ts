import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { LibraryRequest, type PlainRequest } from '../plain-request.ts';
import { readAnswer } from './answer.ts';
import type { AnyInput, OperationFacts } from './operation.ts';
import { writeRequest } from './request.ts';
import { shownFor } from './security.ts';
import type { Connection } from './send.ts';

interface Init {
  readonly params?: AnyInput;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly headers?: HeadersInit;
}
/** Client for paths known only at run time; `Client<Paths>` restores the types. */
type Request = (path: string, init?: object) => Promise<unknown>;
type AnyClient = { [method: string]: Request } & { request(method: string, path: string, init?: object): Promise<unknown> };

/** HTTP methods of openapi-fetch. */
const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/**
 * Client of openapi-fetch, typed by paths, that serializes each call as the document describes it and sends it over the transport. An
 * answer with an error status rejects with the transport's `ApiError`. A body of another media type than the first of its operation needs
 * `contentType` beside it.
 * @param middleware sees each call before and after, in this order; its request is a `PlainRequest`.
 */
export function pathClientOf<Paths extends object>(
  connection: Connection,
  operations: readonly OperationFacts[],
  middleware: readonly Middleware[],
): Client<Paths>;
// The document types input and output of each path, which generic code cannot follow.
export function pathClientOf(connection: Connection, operations: readonly OperationFacts[], middleware: readonly Middleware[]): object {
  const known = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const library: unknown = createClient({ Request: LibraryRequest, querySerializer: () => '', bodySerializer: (body: unknown) => body });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Paths are known at run time only
  const client = library as AnyClient & { use(...middleware: readonly Middleware[]): void };
  client.use(...middleware);
  const { request } = client;
  const send = async (method: string, path: string, init: Init = {}): Promise<unknown> => {
    const operation = known.get(`${method.toUpperCase()} ${path}`) ?? { method: method.toUpperCase(), path };
    const { params, body, contentType, headers, ...options } = init;
    const shown = await shownFor(operation, connection.schemes, connection.credentials);
    const written = writeRequest(operation, { ...params, body, contentType }, shown);
    return request(method, path, {
      ...options,
      // A form sets its content type itself, with the boundary of its parts.
      headers: { 'Content-Type': undefined, ...written.headers, ...Object.fromEntries(new Headers(headers)) },
      body: written.rawBody,
      params: { path: params?.path, query: params?.query },
      pathSerializer: () => written.address,
      fetch: (sent: PlainRequest) => answerOf(connection, operation, sent),
    });
  };
  const methods = METHODS.map((method) => [method, (path: string, init?: Init) => send(method, path, init)] as const);
  return { ...client, ...Object.fromEntries(methods), request: send };
}

/** Statuses for which `Response` refuses a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Answer as a `Response` whose `json()` returns the declared content, data or a `Blob`. */
async function answerOf({ transport }: Connection, operation: OperationFacts, sent: PlainRequest): Promise<Response> {
  const { url: path, method, body: rawBody, signal, timeout } = sent;
  const headers = Object.fromEntries(sent.headers);
  const { data, error } = await transport.send<Blob>({ method, path, rawBody, headers, signal, timeout, bare: true, answer: 'blob' });
  if (error !== undefined) throw error;
  const { body, status } = data;
  const response = new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: data.headers });
  // The library calls `json()` only if it knows that there is a body.
  response.headers.set('Content-Length', String(body.size));
  return Object.assign(response, { json: () => readAnswer(operation, body, status) });
}

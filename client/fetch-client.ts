import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { LibraryRequest, plainOf, type PlainRequest } from './plain-request.ts';
import { parseJson, type Transport } from './transport.ts';
import { fillPath, givenParameters, queryString } from './url.ts';

/**
 * Client of servers and scripts, typed by paths (openapi-fetch); every call uses the transport. An answer with an error status rejects with
 * the transport's `ApiError`.
 * @param middleware sees each call before and after, in this order; its request is a `PlainRequest`.
 */
export function createFetchClient(transport: Transport, ...middleware: readonly Middleware[]): Client<paths> {
  const client = createClient<paths>({
    Request: LibraryRequest,
    fetch: (request) => sendOver(transport, plainOf(request)),
    querySerializer: (query) => queryString(givenParameters(query)),
    pathSerializer: fillPath,
  });
  client.use(...middleware);
  return client;
}

async function sendOver(transport: Transport, request: PlainRequest): Promise<Response> {
  const { accept, 'content-type': contentType, 'x-ov-token': token, ...headers } = Object.fromEntries(request.headers);
  const { url: path, method, body: rawBody, signal, timeout } = request;
  const answer = 'text';
  const sent = { method, path, rawBody, accept, contentType, token, headers, signal, timeout, answer } as const;
  const { data, error } = await transport.send<string>(sent);
  if (error !== undefined) throw error;
  const { body, status } = data;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- openapi-fetch asks no more of an answer than this has
  return { ok: true, status, headers: data.headers, text: async () => body, json: async () => parseJson(body, status) } as Response;
}

import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { PlainRequest } from './plain-request.ts';
import { parseJson, type Transport } from './transport.ts';
import { fillPath, givenParameters, queryString, type PathParameters } from './url.ts';

/**
 * The client of servers and scripts: typed by paths (openapi-fetch), every call over the transport. An answer that is not
 * OK rejects with the transport's `ApiError`.
 * @param middleware sees each call before and after, in this order; its request is a `PlainRequest`.
 */
export function createFetchClient(transport: Transport, ...middleware: readonly Middleware[]): Client<paths> {
  const client = createClient<paths>({
    // The library asks no more of a request and an answer than these have.
    Request: PlainRequest as unknown as typeof Request,
    fetch: sendOver.bind(undefined, transport) as unknown as (request: Request) => Promise<Response>,
    querySerializer: (query) => queryString(givenParameters(query)),
    pathSerializer: (path, values) => fillPath(path, values as PathParameters),
  });
  client.use(...middleware);
  return client;
}

type PlainResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'>;

async function sendOver(transport: Transport, request: PlainRequest): Promise<PlainResponse> {
  const { accept, 'content-type': contentType, 'x-ov-token': token, ...headers } = Object.fromEntries(request.headers);
  const { url: path, method, body: rawBody, signal, timeout } = request;
  const answer = 'text';
  const sent = { method, path, rawBody, accept, contentType, token, headers, signal, timeout, answer } as const;
  const { data, error } = await transport.send<string>(sent);
  if (error !== undefined) throw error;
  const { body, status } = data;
  return { ok: true, status, headers: data.headers, text: async () => body, json: async () => parseJson(body, status) };
}

import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import type { AnswerKind, Transport } from './transport.ts';

/** A client typed by paths (openapi-fetch) whose every request goes over the transport; for servers and scripts. */
export function createFetchClient(transport: Transport): Client<paths> {
  return createClient<paths>({ baseUrl: placeholder, fetch: (request) => sendOver(transport, request) });
}

/** openapi-fetch builds whole addresses; only what follows this one reaches the transport. */
const placeholder = 'http://transport.invalid';

async function sendOver(transport: Transport, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const contentType = request.headers.get('Content-Type') ?? undefined;
  const { data, error } = await transport.send<string | Blob>({
    method: request.method,
    path: url.pathname,
    query: groupedQuery(url.searchParams),
    rawBody: request.body === null ? undefined : await request.text(),
    contentType,
    accept: request.headers.get('Accept') ?? undefined,
    token: request.headers.get('X-ov-token') ?? undefined,
    answer: 'text' satisfies AnswerKind,
    signal: request.signal,
  });
  if (data !== undefined) return new Response(isBodiless(data.status) ? null : data.body, { status: data.status, headers: data.headers });
  if (error.status === 0) throw error;
  return new Response(error.message, { status: error.status, headers: { 'Content-Type': 'application/json' } });
}

function groupedQuery(parameters: URLSearchParams): Record<string, readonly string[]> {
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

import { isDeepStrictEqual } from 'node:util';
import { checkRequest, KEY, USER } from './check-request.ts';
import { isRecord, operationsOf, type Json } from './document.ts';
import { startMockServer, type MockServer } from './mock-server.ts';
import { plannedCalls, type PlannedCall } from './plan.ts';

/** Exports of the generated folder that calls use. */
export interface GeneratedClient {
  readonly createTransport: (options: { baseUrl: string }) => unknown;
  readonly createFetchClient: (
    transport: unknown,
    credentials: object,
  ) => { request: (method: string, path: string, init: object) => Promise<{ data: unknown }> };
  readonly createCall: (transport: unknown, credentials: object) => (id: string, input: object) => Promise<unknown>;
  readonly operationTable: Readonly<Record<string, { readonly method: string; readonly path: string }>>;
}

export interface WireResult {
  readonly operations: number;
  readonly calls: number;
  /** Faults, prefixed with the operation. */
  readonly wrong: readonly string[];
}

/**
 * Sends every operation of a document over the wire, with every media type of its request, by path and by operationId, and compares request
 * and answer with the document.
 */
export async function checkOnTheWire(document: Json, client: GeneratedClient): Promise<WireResult> {
  const server = await startMockServer();
  const operations = operationsOf(document);
  const wrong: string[] = [];
  let calls = 0;
  try {
    const transport = client.createTransport({ baseUrl: server.address });
    const byPath = client.createFetchClient(transport, credentials(document));
    const byId = client.createCall(transport, credentials(document));
    for (const planned of operations.flatMap((placed) => plannedCalls(document, placed))) {
      const { path, query, header, cookie, body, contentType } = planned.input;
      const ways: [string, () => Promise<unknown>][] = [
        [
          'by path',
          async () =>
            (await byPath.request(planned.method, planned.path, { params: { path, query, header, cookie }, body, contentType })).data,
        ],
        ['by id', () => byId(idOf(client, planned), planned.input)],
      ];
      for (const [way, call] of ways) {
        calls += 1;
        const found = await checkCall(document, planned, server, call);
        wrong.push(...found.map((fault) => `${planned.method.toUpperCase()} ${planned.path} (${way}): ${fault}`));
      }
    }
  } finally {
    await server.close();
  }
  return { operations: operations.length, calls, wrong };
}

/** Makes one call, and returns the faults of its request and answer. */
export async function checkCall(document: Json, planned: PlannedCall, server: MockServer, call: () => Promise<unknown>): Promise<string[]> {
  server.answer = planned.answer;
  server.received.length = 0;
  const answer = await call().catch((error: unknown) => error);
  const [received] = server.received;
  if (received === undefined) return [`nothing was sent: ${String(answer)}`];
  return [...checkRequest(document, planned, received), ...(await checkAnswer(planned, answer))];
}

async function checkAnswer({ method, answer: { value, media } }: PlannedCall, answer: unknown): Promise<string[]> {
  const actual = answer instanceof Blob ? new Uint8Array(await answer.arrayBuffer()) : answer;
  const wanted = method === 'head' || media === undefined ? undefined : value;
  return isDeepStrictEqual(actual, wanted)
    ? []
    : [`answer ${String(actual).slice(0, 120)} instead of ${JSON.stringify(wanted)?.slice(0, 120)}`];
}

/** Returns the client's name of an operation, which may have none in the document. */
export function idOf({ operationTable }: Pick<GeneratedClient, 'operationTable'>, { method, path }: PlannedCall): string {
  const entries = Object.entries(operationTable);
  return entries.find(([, facts]) => facts.method === method.toUpperCase() && facts.path === path)?.[0] ?? '';
}

/** Returns a key, a token, or user and password for every scheme. */
export function credentials(document: Json): Json {
  const schemes = (document['components'] as Json | undefined)?.['securitySchemes'] ?? {};
  return Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => {
      const isBasic = isRecord(scheme) && scheme['type'] === 'http' && String(scheme['scheme']).toLowerCase() === 'basic';
      return [name, isBasic ? USER : KEY];
    }),
  );
}

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { ClientHttp2Session } from 'node:http2';
import { expect } from 'vitest';
import type { Provider } from '#provider/provider.ts';

export type Json = Record<string, unknown>;

export interface Call {
  /** Path after `/api`, with its query as sent by the program. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly json: Json;
}

/** Transport by which programs reach the calls. */
export type Transport = (call: Call) => Promise<Answer>;

/** Calls as used by third-party programs. */
export interface Api {
  readonly send: Transport;
  /** Returns the body of a successful call. */
  get(path: string): Promise<Json>;
}

/** A third-party program: its calls, and the fields without which it breaks. */
export interface Client {
  readonly name: string;
  readonly cases: Readonly<Record<string, (api: Api) => Promise<void>>>;
}

export function apiOver(send: Transport): Api {
  return {
    send,
    async get(path) {
      const { status, json } = await send({ path });
      expect([path, status]).toEqual([path, 200]);
      return json;
    },
  };
}

/** Injects calls into the server without a connection. */
export function overInject(provider: Provider): Transport {
  return async ({ path, body, headers }) => {
    const answer = await provider.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api${path}`,
      ...(body === undefined ? {} : { payload: body }),
      headers: { ...headers },
    });
    return { status: answer.statusCode, json: answer.json<Json>() };
  };
}

/**
 * Headers that offer HTTP/2 on a plain connection, as sent by Java's HttpClient and `curl --http2`; servers without it continue in
 * HTTP/1.1.
 */
export const OFFER_OF_HTTP2 = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQBAAAAAAIAAAAA' };

/** HTTP/1.1 over a separate connection. */
export function overHttp(origin: string, always: Readonly<Record<string, string>> = {}): Transport {
  return async ({ path, body, headers }) => {
    const call = httpRequest(`${origin}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...always, ...headers },
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, json: JSON.parse(await textOf(response)) as Json };
  };
}

/** HTTP/2 with one stream of the session per call. */
export function overHttp2(session: ClientHttp2Session): Transport {
  return async ({ path, body, headers }) => {
    const stream = session.request({
      ':path': `/api${path}`,
      ':method': body === undefined ? 'GET' : 'POST',
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    });
    stream.end(body === undefined ? undefined : JSON.stringify(body));
    const [told] = (await once(stream, 'response')) as [Record<string, unknown>];
    return { status: Number(told[':status']), json: JSON.parse(await textOf(stream)) as Json };
  };
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

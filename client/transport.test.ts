import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, bodyOf, createTransport, type TransportOptions, type TransportRequest } from './transport.ts';

type FetchArguments = Parameters<typeof globalThis.fetch>;
type Responder = (...call: FetchArguments) => Promise<Response>;

function transportOver(responder: Responder, options: TransportOptions = {}) {
  const fetch = vi.fn<Responder>(responder);
  return { transport: createTransport({ baseUrl: 'http://api.test/api', fetch, ...options }), fetch };
}
const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const get: TransportRequest = { method: 'GET', path: '/v1/things' };

function sent(fetch: { mock: { calls: FetchArguments[] } }, index = 0) {
  const [url, init] = fetch.mock.calls[index]!;
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
}

afterEach(() => void vi.useRealTimers());

describe('what the transport sends', () => {
  it('goes to the filled path with the sorted query', async () => {
    const { transport, fetch } = transportOver(json({}));
    await transport.send({ ...get, path: '/v1/{type}/quote', pathParameters: { type: 'A B' }, query: { b: 1, a: undefined } });
    expect(sent(fetch).url).toBe('http://api.test/api/v1/A%20B/quote?a=&b=1');
  });

  it('[HTTP-006] asks for JSON unless the call asks for something else', async () => {
    const { transport, fetch } = transportOver(json({}));
    await transport.send(get);
    await transport.send({ ...get, accept: 'text/csv', answer: 'text' });
    expect(sent(fetch, 0).headers.get('Accept')).toBe('application/json');
    expect(sent(fetch, 1).headers.get('Accept')).toBe('text/csv');
  });

  it('[HTTP-007] names a content type only when the call has one', async () => {
    const { transport, fetch } = transportOver(json({}));
    await transport.send(get);
    await transport.send({ method: 'POST', path: '/v1/things', rawBody: 'a;b', contentType: 'text/csv' });
    expect(sent(fetch, 0).headers.has('Content-Type')).toBe(false);
    expect(sent(fetch, 1).headers.get('Content-Type')).toBe('text/csv');
    expect(sent(fetch, 1).body).toBe('a;b');
  });

  it('[HTTP-008] encodes the body as JSON', async () => {
    const { transport, fetch } = transportOver(json({}));
    const at = new Date(0);
    await transport.send({ method: 'POST', path: '/v1/things', body: { list: [{ entityValue: '1', at }] } });
    expect(sent(fetch).body).toBe('{"list":[{"entityValue":"1","at":"1970-01-01T00:00:00.000Z"}]}');
    expect(sent(fetch).headers.get('Content-Type')).toBe('application/json');
  });

  it('carries a token when there is one, the own one of the call first, and an id of the request always', async () => {
    const { transport, fetch } = transportOver(json({}), { token: () => 'session' });
    await transport.send(get);
    await transport.send({ ...get, token: 'own' });
    await transportOver(json({})).transport.send(get);
    expect(sent(fetch, 0).headers.get('X-ov-token')).toBe('session');
    expect(sent(fetch, 1).headers.get('X-ov-token')).toBe('own');
    expect(sent(fetch, 0).headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{16}$/);
    expect(sent(fetch, 1).headers.get('X-Request-Id')).not.toBe(sent(fetch, 0).headers.get('X-Request-Id'));
  });

  it('sends no token header without a token', async () => {
    const { transport, fetch } = transportOver(json({}), { token: () => undefined });
    await transport.send(get);
    expect(sent(fetch).headers.has('X-ov-token')).toBe(false);
  });
});

describe('what the transport makes of an answer', () => {
  it('[HTTP-009] reads it as JSON, text or blob, as the call declares', async () => {
    const { transport } = transportOver(async () => new Response('{"a":1}'));
    expect(await bodyOf(transport.send(get))).toEqual({ a: 1 });
    expect(await bodyOf(transport.send({ ...get, answer: 'text' }))).toBe('{"a":1}');
    const blob = await bodyOf(transport.send<Blob>({ ...get, answer: 'blob' }));
    expect(blob).toBeInstanceOf(Blob);
    expect(await blob.text()).toBe('{"a":1}');
  });

  it('gives undefined for an empty answer', async () => {
    const { transport } = transportOver(async () => new Response(null, { status: 204 }));
    expect((await transport.send(get)).data).toMatchObject({ body: undefined, status: 204 });
  });

  it('[HTTP-010] turns a non-OK answer into an error with message, body, code and status', async () => {
    const body = { displayErrorMessage: 'Nicht gefunden.', errorCode: 1404, errorMessage: 'none', identifier: 'r', statusCode: 404 };
    const { error } = await transportOver(json(body, 404)).transport.send(get);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: JSON.stringify(body), body, code: 1404, status: 404, isNetworkFailure: false });
    const bare = await transportOver(async () => new Response('', { status: 503, statusText: 'Service Unavailable' })).transport.send(get);
    expect(bare.error).toMatchObject({ message: 'Service Unavailable', body: undefined, code: undefined, status: 503 });
  });

  it('calls an answer unreadable that should be JSON and is not', async () => {
    const { error } = await transportOver(async () => new Response('<html>')).transport.send(get);
    expect(error).toMatchObject({ code: 'UNREADABLE', status: 200, body: '<html>', isNetworkFailure: false });
  });

  it('[HTTP-011] returns a network failure as a flagged error instead of throwing', async () => {
    const { transport } = transportOver(() => Promise.reject(new TypeError('fetch failed')));
    expect((await transport.send(get)).error).toMatchObject({
      isNetworkFailure: true,
      status: 0,
      code: 'NETWORK',
      message: 'fetch failed',
    });
  });

  it('[HTTP-014] yields the body of good data and throws the error of a failure', async () => {
    const { transport } = transportOver(json({ list: [] }));
    expect(await bodyOf(transport.send(get))).toEqual({ list: [] });
    const failing = transportOver(json({}, 500)).transport;
    await expect(bodyOf(failing.send(get))).rejects.toMatchObject({ status: 500 });
  });
});

describe('how long the transport tries', () => {
  it('[HTTP-012] repeats a call as long as the processor asks, at most twice by default', async () => {
    const always = transportOver(json({}, 503), { processResult: () => ({ retry: true }) });
    await always.transport.send(get);
    expect(always.fetch).toHaveBeenCalledTimes(3);

    let answers = 0;
    const once = transportOver(async () => new Response('{}', { status: (answers += 1) === 1 ? 503 : 200 }), {
      processResult: ({ error }) => ({ retry: error?.status === 503 }),
    });
    expect((await once.transport.send(get)).data?.status).toBe(200);
    expect(once.fetch).toHaveBeenCalledTimes(2);

    const never = transportOver(json({}, 503));
    await never.transport.send(get);
    expect(never.fetch).toHaveBeenCalledTimes(1);
  });

  it('gives up when the time of the call is over', async () => {
    vi.useFakeTimers();
    const { transport } = transportOver(untilAborted);
    const result = transport.send({ ...get, timeout: 400 });
    await vi.advanceTimersByTimeAsync(400);
    expect((await result).error).toMatchObject({ code: 'TIMEOUT', isNetworkFailure: true });
  });

  it('stops when the caller does, and does not repeat', async () => {
    const caller = new AbortController();
    const { transport, fetch } = transportOver(untilAborted, { processResult: () => ({ retry: true }) });
    const result = transport.send({ ...get, signal: caller.signal });
    caller.abort();
    expect((await result).error).toMatchObject({ code: 'ABORTED', isNetworkFailure: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

function untilAborted(...[, init]: FetchArguments): Promise<Response> {
  return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}

import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createCall } from './call.ts';
import { createFetchClient } from './fetch-client.ts';
import type { Schema } from './operations.ts';
import { createTransport } from './transport.ts';

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

function stub(body: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () => new Response(JSON.stringify(body), { status }));
  return { fetch, transport: createTransport({ baseUrl: 'http://api.test/api', fetch }) };
}
const path = { entityType: 'STOCK', entityValue: 'ISIN:DE0007164600' } as const;
const address = 'http://api.test/api/v1/instruments/STOCK/ISIN%3ADE0007164600';
const urlOf = (fetch: ReturnType<typeof stub>['fetch']) => fetch.mock.calls[0]?.[0];

describe('a call by operationId', () => {
  it('knows method and path from the contract and answers with its type', async () => {
    const { fetch, transport } = stub({ name: 'SAP' });
    const instrument = await createCall(transport)('getInstrument', { path });
    expectTypeOf(instrument).toEqualTypeOf<Schema<'Instrument'>>();
    expect(instrument.name).toBe('SAP');
    expect(urlOf(fetch)).toBe(address);
  });

  it('has one address whether an optional parameter is absent or undefined', async () => {
    const { fetch, transport } = stub({});
    await createCall(transport)('getQuote', { path, query: { idNotation: 163500, codeMarket: undefined } });
    expect(urlOf(fetch)).toBe(`${address}/quote?idNotation=163500`);
  });

  it('sends the body of a POST', async () => {
    const { fetch, transport } = stub({ list: [] });
    await createCall(transport)('listInstruments', { body: { list: [path] } });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify({ list: [path] }) });
  });

  it('rejects with the ApiError of the transport', async () => {
    await expect(createCall(stub({ errorCode: 7 }, 404).transport)('getInstrument', { path })).rejects.toMatchObject({
      status: 404,
      code: 7,
    });
  });

  it('carries a token, a time limit and a signal of its own', async () => {
    const { fetch, transport } = stub({});
    const caller = new AbortController();
    await createCall(transport)('getInstrument', { path }, { token: 'mine', timeout: 50, signal: caller.signal });
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('X-ov-token')).toBe('mine');
    fetch.mockImplementation(
      (_, init) => new Promise((_answer, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('away')))),
    );
    await expect(createCall(transport)('getInstrument', { path }, { timeout: 5 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    const stopped = createCall(transport)('getInstrument', { path }, { signal: caller.signal });
    caller.abort();
    await expect(stopped).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('gives undefined for an answer without a body, and an ApiError for one that is not JSON', async () => {
    const { fetch, transport } = stub({});
    fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await createCall(transport)('deleteWatchlist', { path: { entityValue: '1' } })).toBeUndefined();
    fetch.mockResolvedValueOnce(new Response('<html>'));
    await expect(createCall(transport)('getInstrument', { path })).rejects.toMatchObject({ code: 'UNREADABLE', status: 200 });
  });
});

describe('the path client under it', () => {
  const quote = '/v1/instruments/{entityType}/{entityValue}/quote';

  it('sends over the transport: path filled, query sorted and given only', async () => {
    const { fetch, transport } = stub({ last: 1.5 });
    const query = { isoCurrency: 'EUR', codeMarket: undefined, idNotation: 163500 } as const;
    const { data } = await createFetchClient(transport).GET(quote, { params: { path, query } });
    expect(data?.last).toBe(1.5);
    expect(urlOf(fetch)).toBe('http://api.test/api/v1/instruments/STOCK/ISIN%3ADE0007164600/quote?idNotation=163500&isoCurrency=EUR');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('lets middleware see and change each call', async () => {
    const { fetch, transport } = stub({});
    const seen: string[] = [];
    const client = createFetchClient(transport, {
      onRequest: ({ schemaPath, request }) => {
        seen.push(schemaPath);
        request.headers.set('X-ov-token', 'by middleware');
      },
      onResponse: ({ response }) => void seen.push(String(response.status)),
    });
    await client.GET(quote, { params: { path } });
    expect(seen).toEqual([quote, '200']);
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('X-ov-token')).toBe('by middleware');
  });

  it('rejects with the ApiError of the transport', async () => {
    const { transport } = stub({ errorCode: 7 }, 404);
    await expect(createFetchClient(transport).GET(quote, { params: { path } })).rejects.toMatchObject({ status: 404, code: 7 });
  });
});

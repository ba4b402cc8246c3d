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
});

describe('the path client', () => {
  it('sends over the transport and returns data or error', async () => {
    const good = stub({ name: 'SAP' });
    const { data } = await createFetchClient(good.transport).GET('/v1/instruments/{entityType}/{entityValue}', { params: { path } });
    expect(data?.name).toBe('SAP');
    expect(urlOf(good.fetch)).toBe(address);
    const bad = await createFetchClient(stub({ errorCode: 7 }, 404).transport).GET('/v1/instruments/{entityType}/{entityValue}', {
      params: { path },
    });
    expect(bad.error).toEqual({ errorCode: 7 });
    expect(bad.response.status).toBe(404);
  });
});

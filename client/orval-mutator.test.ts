import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getInstrument } from './generated/hooks/instruments.ts';
import { getQuote, listQuotesOfInstruments } from './generated/hooks/quotes.ts';
import { sendForHook, setHookTransport } from './orval-mutator.ts';
import { createTransport } from './transport.ts';

afterAll(() => setHookTransport(createTransport({ baseUrl: '/api' })));

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
let status = 200;
const fetch = vi.fn<Fetch>(async () => new Response('{"errorCode":9}', { status }));
const entity = { entityType: 'STOCK', entityValue: 'ISIN:DE0007164600' } as const;

beforeEach(() => {
  status = 200;
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the calls of the generated hooks', () => {
  it('[HTTP-013] go to /api of the host of the page with JSON, path values encoded', async () => {
    await getInstrument('STOCK', 'ISIN:DE0007164600');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/instruments/STOCK/ISIN%3ADE0007164600');
    await listQuotesOfInstruments({ list: [entity] });
    expect(fetch.mock.calls[1]?.[0]).toBe('/api/v1/instruments/quote_list');
    expect(fetch.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify({ list: [entity] }) });
    for (const [, init] of fetch.mock.calls) expect(new Headers(init?.headers).get('Accept')).toBe('application/json');
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('Content-Type')).toBe('application/json');
  });

  it('leave parameters out that are undefined', async () => {
    await getQuote('STOCK', '82849', { idNotation: 163500, codeMarket: undefined });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/instruments/STOCK/82849/quote?idNotation=163500');
  });

  it('throw on any answer that is not OK', async () => {
    status = 500;
    await expect(sendForHook({ url: '/v1/x', method: 'GET' })).rejects.toMatchObject({ status: 500, code: 9 });
  });

  it('go over another transport when one is set', async () => {
    setHookTransport(createTransport({ baseUrl: 'http://api.test/api' }));
    await sendForHook({ url: '/v1/x', method: 'GET' });
    expect(fetch.mock.calls[0]?.[0]).toBe('http://api.test/api/v1/x');
  });
});

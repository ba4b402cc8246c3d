import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import type { Provider } from '#provider/provider.ts';
import { providerTransport } from '#site/provider-transport.ts';
import { startTestProvider } from './start.ts';

let provider: Provider;
let stop: () => Promise<void>;
let line: Server;
let port = 0;
/** First lines of the requests that arrived at the proxy. */
let asked: string[] = [];
/** Number of further requests on which it closes the connection. */
let breaks = 0;

beforeAll(async () => {
  ({ provider, stop } = await startTestProvider({ derivatives: 0 }));
  const to = new URL(await provider.listen({ port: 0 }));
  line = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    near.on('data', (bytes) => {
      const [, first] = /^((?:GET|POST) \S+) HTTP/u.exec(bytes.toString('latin1')) ?? [];
      if (first !== undefined) asked.push(first);
      if (first === undefined || breaks === 0) return void far.write(bytes);
      breaks -= 1;
      near.destroy();
    });
    far.on('data', (bytes) => near.write(bytes));
    for (const [one, other] of [[near, far] as const, [far, near] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  port = (line.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
  breaks = 0;
  vi.stubEnv('PROVIDER_URL', undefined);
  vi.stubEnv('PROVIDER_PORT', String(port));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  line.close();
  await stop();
});

const path = { entityType: 'STOCK', entityValue: '82849' } as const;
const quote = () => createCall(providerTransport(5_000))('getQuote', { path, query: { codeMarket: undefined } });

describe("the portal's way to its provider", () => {
  it('[HTTP-001] is the configured address, or http on this machine without one', async () => {
    expect((await quote()).last).toBeGreaterThan(0);
    vi.stubEnv('PROVIDER_PORT', '9');
    for (const address of [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}/`]) {
      vi.stubEnv('PROVIDER_URL', address);
      expect((await quote()).last).toBeGreaterThan(0);
    }
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'GET /api/v1/instruments/STOCK/82849/quote'));
  });

  it('[HTTP-004] has undefined parameters as empty ones from the transport, and none of them from generated clients', async () => {
    const generic = createTransport({ host: `127.0.0.1:${port}`, basePath: '/api' });
    await generic.send({ method: 'GET', path: '/v1/instruments/STOCK/82849/quote', query: { b: 1, a: undefined } });
    await quote();
    expect(asked).toEqual(['GET /api/v1/instruments/STOCK/82849/quote?a=&b=1', 'GET /api/v1/instruments/STOCK/82849/quote']);
  });

  it('[HTTP-012] is tried once more where it broke while something was read', async () => {
    breaks = 1;
    expect((await quote()).last).toBeGreaterThan(0);
    expect(asked).toHaveLength(2);
  });

  it('[HTTP-012] is given up after that, and at once where something may have been written', async () => {
    breaks = 2;
    await expect(quote()).rejects.toMatchObject({ isNetworkFailure: true });
    expect(asked).toHaveLength(2);
    breaks = 1;
    const login = createCall(providerTransport(5_000))('loginUser', { body: { email: 'a@b.example', password: 'x' } });
    await expect(login).rejects.toMatchObject({ isNetworkFailure: true });
    expect(asked.at(-1)).toBe('POST /api/v1/users/login');
    expect(asked).toHaveLength(3);
  });
});

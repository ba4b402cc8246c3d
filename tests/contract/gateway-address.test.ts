import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { GATEWAY_ENTRY, readAdmission } from '#gateway/prices/read-admission.ts';
import type { Provider } from '#provider/provider.ts';
import { readUserSettings } from '#provider/services/accounts/settings.ts';
import { forward } from '#site/bff/forward.ts';
import { pushTokenFetch } from '#site/bff/push-token.ts';
import { gatewayOrigin } from '#site/server/security-headers.ts';
import { anonymousToken } from './send.ts';
import { sharedProvider, startTestProvider } from './start.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/**
 * Starts a site in front of the provider, with the portal's origin in the same variable as the provider's; answers pass through the calls
 * of the site.
 */
async function siteBefore(provider: Provider, named: string | undefined): Promise<number> {
  const token = anonymousToken();
  const visitors = { current: async () => token, renewed: async () => token };
  const site = createServer((request, response) => {
    const own = pushTokenFetch(request, { visitors, hasOwnAddress: named !== undefined, fetch: fetchOf(provider) });
    void forward(request, response, { api: 'http://provider/api', fetch: own });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => site.close(resolve)));
  return (site.address() as AddressInfo).port;
}

function fetchOf(provider: Provider): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input as string);
    const answer = await provider.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    return new Response(answer.payload, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  };
}

async function admitted(port: number) {
  const setItem = vi.fn<(name: string, value: string) => void>();
  const { url } = await readAdmission({ fetch, base: `http://127.0.0.1:${port}/api`, storage: () => ({ setItem }) });
  return { url, kept: setItem.mock.calls };
}

it('[STREAM-024] the address of a gateway goes from the provider by a header through the site into the page, which keeps it', async () => {
  const named = 'wss://kurse.example/strom';
  const { gateway } = readUserSettings({ PROVIDER_GATEWAY_URL: named }, { dataDirectory: tmpdir(), isEmbedded: true, port: 4000 });
  const { provider, stop } = await startTestProvider({ derivatives: 0, gateway });
  ends.push(stop);
  const url = 'wss://kurse.example:443/strom';
  expect(await admitted(await siteBefore(provider, named))).toEqual({ url, kept: [[GATEWAY_ENTRY, url]] });
  // Other origins may read it; pages of the portal may connect there.
  const headers = { 'x-ov-token': anonymousToken() };
  const asked = [{ url: '/api/v1/push/token', headers }, { url: '/api/v1/push/token' }, { url: '/api/v1/users', headers }];
  const said = (await Promise.all(asked.map((one) => provider.inject(one)))).map((answer) => answer.headers);
  expect(said.map((each) => each['x-gateway-address'])).toEqual([url, undefined, undefined]);
  expect(said[0]?.['access-control-expose-headers']).toBe('X-Gateway-Address');
  expect(gatewayOrigin(named)).toEqual([new URL(url).origin]);
});

it('[STREAM-024] the page keeps its own address where the gateway has no other', async () => {
  const provider = await sharedProvider();
  const port = await siteBefore(provider, undefined);
  const own = `ws://127.0.0.1:${port}/ws`;
  expect(await admitted(port)).toEqual({ url: own, kept: [[GATEWAY_ENTRY, own]] });
  const { headers } = await provider.inject({ url: '/api/v1/push/token', headers: { 'x-ov-token': anonymousToken() } });
  expect(headers['x-gateway-address']).toBeUndefined();
});

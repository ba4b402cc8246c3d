import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { GATEWAY_HEADER } from '#gateway/prices/gateway-header.ts';
import { pushTokenFetch } from './push-token.ts';

const ADDRESS = 'wss://kurse.example:8443/ws';

const answer = { token: 'a'.repeat(80), host: 'provider', port: 4000, path: '/ws', isSecure: false };
const visitors = { current: async () => 'visitor', renewed: async () => 'another visitor' };

/** Requests a token once; the provider accepts the tokens in `accepted`. */
async function ask(headers: Record<string, string>, { session = '', accepted = ['visitor', 'session'], hasOwnAddress = false } = {}) {
  const used: (string | null)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    const token = new Headers(init?.headers).get('X-ov-token');
    used.push(token);
    return accepted.includes(token ?? '')
      ? Response.json(answer, { headers: { [GATEWAY_HEADER]: ADDRESS } })
      : Response.json({}, { status: 401 });
  });
  const request = { headers: { host: 'portal:3000', ...headers }, socket: { remoteAddress: '127.0.0.1' } } as Pick<
    IncomingMessage,
    'headers' | 'socket'
  >;
  const send = pushTokenFetch(request, { visitors, hasOwnAddress, fetch });
  const response = await send('http://provider/api/v1/push/token', { headers: session === '' ? {} : { 'X-ov-token': session } });
  return { used, response, body: await response.json() };
}

describe('pushTokenFetch', () => {
  it('asks as a visitor without a session, and with the session where there is one', async () => {
    expect((await ask({})).used).toEqual(['visitor']);
    expect((await ask({}, { session: 'session' })).used).toEqual(['session']);
  });

  it('asks once more as a visitor when the token does not hold any more', async () => {
    const { used, response } = await ask({}, { session: 'ended', accepted: ['another visitor'] });
    expect([used, response.status]).toEqual([['ended', 'another visitor'], 200]);
    expect((await ask({}, { accepted: [] })).response.status).toBe(401);
  });

  it('is kept by no cache', async () => {
    expect((await ask({})).response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    [{}, { host: 'portal', port: 3000, isSecure: false }],
    [{ host: 'portal' }, { host: 'portal', port: 80, isSecure: false }],
    [
      { host: 'inside', 'x-forwarded-host': 'www.portal.example', 'x-forwarded-proto': 'https' },
      { host: 'www.portal.example', port: 443, isSecure: true },
    ],
    [{ host: '[::1]:3000' }, { host: '[::1]', port: 3000, isSecure: false }],
  ])('names the origin of the page: %o', async (headers, expected) => {
    expect((await ask(headers)).body).toEqual({ ...answer, ...expected });
  });

  it('leaves the address of a gateway that lies elsewhere', async () => {
    expect((await ask({}, { hasOwnAddress: true })).body).toEqual(answer);
  });

  it('[STREAM-024] passes the header with that address on, and no address of the provider otherwise', async () => {
    expect((await ask({}, { hasOwnAddress: true })).response.headers.get(GATEWAY_HEADER)).toBe(ADDRESS);
    expect((await ask({})).response.headers.get(GATEWAY_HEADER)).toBeNull();
  });
});

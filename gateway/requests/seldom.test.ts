import { describe, expect, it } from 'vitest';
import { settled } from '../connection/testing.ts';
import { InternalServerError } from '../errors.ts';
import { tokenFlag, tokenLifetime } from '../generated/constants.ts';
import { requestByProxy } from './proxy.ts';
import { outcomeOf, setUpRequests } from './testing.ts';
import { requestToken } from './token.ts';

async function ready() {
  const set = setUpRequests();
  await set.connected();
  return set;
}

describe('a token request', () => {
  it('[GW-019] asks for the usual lifetime unless told otherwise', async () => {
    const { requests, sent } = await ready();
    outcomeOf(requestToken(requests));
    outcomeOf(requestToken(requests, { lifetime: tokenLifetime.maximum, isSingleUse: true }));
    expect(sent()[0]).toMatchObject({ Message: 'AuthenticationTokenRequest', lifetime_seconds_r2: -1 });
    expect(sent()[0]).not.toHaveProperty('flags');
    expect(sent()[1]).toMatchObject({ lifetime_seconds_r2: -2, flags: tokenFlag.singleUse });
  });

  it('[GW-019] resolves with token and expiry', async () => {
    const { requests, say } = await ready();
    const outcome = outcomeOf(requestToken(requests));
    say('AuthenticationTokenResponse', 2, { token: { value: { b64: 'abc=' } }, expiry: '2026-11-20T10:05:00Z' });
    await settled();
    expect(outcome).toEqual({ value: { token: 'abc=', expiry: new Date('2026-11-20T10:05:00Z') } });
  });

  it('[GW-020] fails without a token', async () => {
    const { requests, say } = await ready();
    const outcome = outcomeOf(requestToken(requests));
    say('AuthenticationTokenResponse', 2, { expiry: '2026-11-20T10:05:00Z' });
    await settled();
    expect(outcome.error?.message).toBe('Token not set in AuthenticationTokenResponse');
  });

  it.each([undefined, 'soon'])('[GW-021] [ERR-009] fails with expiry %s', async (expiry) => {
    const { requests, say } = await ready();
    const outcome = outcomeOf(requestToken(requests));
    say('AuthenticationTokenResponse', 2, { token: { value: { b64: 'abc=' } }, expiry });
    await settled();
    expect(outcome.error).toBeInstanceOf(InternalServerError);
    expect(outcome.error).toMatchObject({ status: 500, message: 'Expiry not set in AuthenticationTokenResponse' });
  });
});

describe('a proxy request', () => {
  it('[GW-018] says protocol, method, host, port, path, query, headers and body', async () => {
    const { requests, sent } = await ready();
    outcomeOf(
      requestByProxy(requests, {
        protocol: 'HTTPS',
        method: 'PUT',
        host: 'news.test',
        path: '/a',
        query: 'b=1',
        headers: { Accept: '*/*' },
        body: 'x',
      }),
    );
    outcomeOf(requestByProxy(requests, { protocol: 'HTTP', method: 'CONNECT', host: 'news.test', path: '/' }));
    expect(sent()[0]).toMatchObject({
      Message: 'ProxyRequest',
      protocol: 2,
      method: 5,
      host: 'news.test',
      port: 443,
      path: '/a',
      query: 'b=1',
      headers: { Accept: '*/*' },
      body: 'x',
    });
    expect(sent()[1]).toMatchObject({ protocol: 1, method: 8, port: 80 });
  });

  it('resolves with status, headers and data', async () => {
    const { requests, say } = await ready();
    const outcome = outcomeOf(requestByProxy(requests, { protocol: 'HTTP', method: 'GET', host: 'x', path: '/' }));
    say('ProxyResponse', 2, { meta: { status: { code: 404 } }, headers: { a: 'b' }, data: 'no' });
    await settled();
    expect(outcome.value).toEqual({ code: 404, headers: { a: 'b' }, data: 'no' });
  });

  it('rejects when the gateway refuses', async () => {
    const { requests, say } = await ready();
    const outcome = outcomeOf(requestByProxy(requests, { protocol: 'HTTP', method: 'GET', host: 'x', path: '/' }));
    say('PermissionDeniedResponse', 2);
    await settled();
    expect(outcome.error).toMatchObject({ status: 403 });
  });
});

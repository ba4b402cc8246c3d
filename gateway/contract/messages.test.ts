import { describe, expect, it } from 'vitest';
import { headerFlag, method, proxyProtocol, tokenFlag, tokenLifetime } from '../generated/constants.ts';
import { but, example, fits, messages, type Json } from './testing.ts';

describe('requests', () => {
  it('[GW-016] of the high level have method (GET 1, POST 2), path, query, body, accept and content type', () => {
    expect([method.GET, method.POST]).toEqual([1, 2]);
    expect(fits('HighLevelRequest', but('HighLevelRequest', { method: 1, body: undefined, query: 'VERSION=2', accept: 'text/csv' }))).toBe(
      true,
    );
    const wrong: Json[] = [
      { method: 3 },
      { method: 'GET' },
      { path: 'prices' },
      { query: {} },
      { body: 'text' },
      { accept: 1 },
      { content_type: 'text/csv' },
    ];
    for (const members of wrong) expect(fits('HighLevelRequest', but('HighLevelRequest', members)), JSON.stringify(members)).toBe(false);
  });

  it('[GW-018] to a proxy have protocol, host, port, path, query, headers, body and one of eight methods', () => {
    expect(proxyProtocol).toEqual({ HTTP: 1, HTTPS: 2 });
    expect(Object.keys(method)).toEqual(['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'DELETE', 'TRACE', 'CONNECT']);
    for (const value of Object.values(method)) expect(fits('ProxyRequest', but('ProxyRequest', { method: value }))).toBe(true);
    const wrong: Json[] = [
      { protocol: 3 },
      { method: 0 },
      { method: 9 },
      { port: 0 },
      { port: 65_536 },
      { path: 'x' },
      { headers: { a: 1 } },
      { body: {} },
    ];
    for (const members of wrong) expect(fits('ProxyRequest', but('ProxyRequest', members)), JSON.stringify(members)).toBe(false);
  });

  it('[GW-019] for a token have a lifetime and flags, and are answered with token and expiry', () => {
    expect([tokenLifetime.default, tokenLifetime.maximum, tokenFlag.singleUse]).toEqual([-1, -2, 1]);
    for (const seconds of [tokenLifetime.default, tokenLifetime.maximum, 300])
      expect(fits('AuthenticationTokenRequest', but('AuthenticationTokenRequest', { lifetime_seconds_r2: seconds }))).toBe(true);
    for (const members of [{ lifetime_seconds_r2: -3 }, { lifetime_seconds_r2: 1.5 }, { flags: 2 }])
      expect(fits('AuthenticationTokenRequest', but('AuthenticationTokenRequest', members))).toBe(false);
    expect(example('AuthenticationTokenResponse')).toMatchObject({
      token: { value: { b64: expect.any(String) } },
      expiry: expect.any(String),
    });
    for (const members of [{ token: { value: {} } }, { token: { value: { b64: 'short' } } }, { expiry: 'soon' }])
      expect(fits('AuthenticationTokenResponse', but('AuthenticationTokenResponse', members))).toBe(false);
  });

  it('[GW-023] have a header with nine members, each of its type', () => {
    const { header } = example('HighLevelRequest') as { header: Json };
    const members = [
      'dataset',
      'id_job',
      'flags',
      'resend_counter',
      'timeout',
      'authentication',
      'cache_key',
      'previous_response_hash',
      'tracing',
    ];
    expect(Object.keys(header).toSorted()).toEqual(members.toSorted());
    expect(header['authentication']).toEqual({ id_application: expect.any(Number), id_user: expect.any(Number) });
    for (const member of members)
      expect(fits('HighLevelRequest', but('HighLevelRequest', { header: { ...header, [member]: [] } })), member).toBe(false);
    expect(fits('HighLevelRequest', but('HighLevelRequest', { header: { id_job: 1 } }))).toBe(true);
    expect(fits('HighLevelRequest', but('HighLevelRequest', { header: {} }))).toBe(false);
  });

  it('[GW-024] carry flags as a set of bits', () => {
    expect(headerFlag).toEqual({
      addSubscription: 1,
      noMerge: 2,
      supportCaching: 4,
      permissionDeniedResponse: 8,
      internalClient: 16,
      currentStateRefresh: 32,
      subscriptionUsePullPermissions: 64,
    });
    expect(headerFlag.addSubscription + headerFlag.permissionDeniedResponse).toBe(9);
    const all = Object.values(headerFlag).reduce((sum, flag) => sum + flag, 0);
    const withFlags = (flags: number) => fits('HighLevelRequest', but('HighLevelRequest', { header: { id_job: 1, flags } }));
    for (let flags = 0; flags <= all; flags++) expect(withFlags(flags)).toBe(true);
    expect([-1, all + 1, 1.5].map(withFlags)).toEqual([false, false, false]);
  });
});

describe('answers', () => {
  const answers = messages.filter((name) => name.endsWith('Response'));

  it.each(answers)('[GW-022] %s carries a status with its code', (name) => {
    expect(example(name)).toMatchObject({ meta: { status: { code: expect.any(Number) } } });
    for (const meta of [{}, { status: {} }, { status: { code: '200' } }]) expect(fits(name, but(name, { meta }))).toBe(false);
  });

  it('[GW-022] of the high level carry data: an object or text', () => {
    for (const data of [{ a: 1 }, 'a;b\n1;2\n']) expect(fits('HighLevelResponse', but('HighLevelResponse', { data }))).toBe(true);
  });

  it.each(['AuthenticationResponse', 'ConfigurationResponse'] as const)('[GW-013] %s tells who the server is', (name) => {
    const { server_info: info } = example(name) as { server_info: Json };
    const members = ['uuid', 'description', 'software', 'os', 'maximum_idle_interval', 'maximum_receivable_message_size', 'time_at_server'];
    expect(Object.keys(info)).toEqual(members);
    for (const member of members) expect(fits(name, but(name, { server_info: { ...info, [member]: {} } })), member).toBe(false);
  });
});

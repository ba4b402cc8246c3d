import { describe, expect, it, vi } from 'vitest';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { openSession } from './session.ts';

const { site } = loadConfig(`${import.meta.dirname}/../../config`).config;
const anna = {
  token: 'secret-of-anna',
  activated: true,
  email: 'anna@example.org',
  firstName: 'Anna',
  purchasedProducts: [{ productId: 'premium-plus', name: 'Plus', features: [] }],
  features: ['no_banner_feature'],
};

function open(cookie: string, answer: Response | Error = Response.json(anna)) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone())));
  const call = createCall(createTransport({ baseUrl: 'http://provider/api', fetch }));
  const session = openSession(
    { path: '/konto', query: {}, headers: { cookie }, host: 'www.p.example', isSecure: false },
    { callOf: () => call, site, signal: AbortSignal.timeout(1_000) },
  );
  return { fetch, session };
}
const tokensSent = (fetch: ReturnType<typeof open>['fetch']) =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-ov-token'));

describe('the session of a request', () => {
  it('is nobody without a cookie, and nobody is asked', async () => {
    const { fetch, session } = open('theme=dark');
    expect((await session).visitor.who).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
  it('is the user of the token, with products and features', async () => {
    const { visitor, hasEnded } = await open('token=secret-of-anna').session;
    expect([visitor.who?.email, visitor.products, visitor.features, hasEnded]).toEqual([
      'anna@example.org',
      ['premium-plus'],
      ['no_banner_feature'],
      false,
    ]);
    expect(JSON.stringify(visitor)).not.toContain('secret');
  });
  it.each([true, false, undefined])('[USER-001] knows whether its user has connected a bank: %s', async (hasConnectedBank) => {
    const { visitor } = await open('token=a', Response.json({ ...anna, hasConnectedBank })).session;
    expect(visitor.hasWealthToken).toBe(hasConnectedBank ?? false);
  });
  it('[USER-042] knows nobody, a user, and support in the account of a user', async () => {
    const helped = { ...anna, impersonation: { adminEmail: 'support@example.org' } };
    const sessions = [open(''), open('token=a'), open('token=a', Response.json(helped))];
    const whos = (await Promise.all(sessions.map(({ session }) => session))).map(({ visitor }) => visitor.who);
    expect(whos.map((who) => [who?.email, who?.adminEmail])).toEqual([
      [undefined, undefined],
      ['anna@example.org', undefined],
      ['anna@example.org', 'support@example.org'],
    ]);
  });
  it('makes its calls with the token, and hands no token to the page', async () => {
    const { fetch, session } = open('token=secret-of-anna');
    const { call } = await session;
    const answer = await call('getUser', {}, { signal: AbortSignal.timeout(1_000) });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(tokensSent(fetch)).toEqual(['secret-of-anna', 'secret-of-anna']);
  });
  it.each([
    ['the provider refuses the token', new Response('{}', { status: 401 })],
    ['the account is not confirmed', Response.json({ ...anna, activated: false })],
  ])('[USER-002] has ended when %s, and its calls carry the token no more', async (_, answer) => {
    const { fetch, session } = open('token=secret-of-anna', answer);
    const { visitor, hasEnded, call } = await session;
    expect([visitor.who, hasEnded]).toEqual([undefined, true]);
    await call('getUser', {}, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    expect(tokensSent(fetch)).toEqual(['secret-of-anna', null]);
  });
  it.each([new Error('away'), new Response('away', { status: 503 })])('stays unknown while the provider cannot say', async (answer) => {
    await expect(open('token=secret-of-anna', answer).session).rejects.toThrow('away');
  });
});

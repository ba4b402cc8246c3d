import { describe, expect, it } from 'vitest';
import { sessionToken } from '#client/audience.ts';
import { endedSession, startedSession, tokenOf } from './cookies.ts';

const token = sessionToken('a+b/c=') ?? expect.fail('no token');
const now = Date.parse('2026-07-01T00:00:00Z');

describe('the cookies of a session', () => {
  it('live 30 days; scripts see that there is a session, but not its token', () => {
    const [kept, marker = ''] = startedSession({ token }, true);
    expect(kept).toBe('__Host-token=a+b/c=; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(marker).toMatch(/^__Host-session=[\w-]{8}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    // Each login has a different marker.
    expect(startedSession({ token }, true)[1]).not.toBe(marker);
  });
  it.each([
    ['2026-07-01T12:00:00Z', 43_200],
    ['2027-07-01T00:00:00Z', 2_592_000],
    ['2026-06-30T00:00:00Z', 0],
  ])('live no longer than the session (until %s) and 30 days', (expires, seconds) => {
    expect(startedSession({ token, expires }, false, now).every((cookie) => cookie.includes(`Max-Age=${seconds};`))).toBe(true);
  });
  it.each(['', 'gestern', '2026-13-45'])('live as long as they may when the end is no time: %j', (expires) => {
    expect(startedSession({ token, expires }, false, now).every((cookie) => cookie.includes('Max-Age=2592000;'))).toBe(true);
  });
  it('are readable again, and go when the session ends', () => {
    const [cookie = ''] = startedSession({ token }, false);
    expect(tokenOf(`a=1; ${cookie.split(';')[0]}; session=1`, false)).toBe(token);
    expect(endedSession(false)).toEqual([
      'token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      ...['session', 'tid', 'features'].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`),
    ]);
  });
  it.each(['', 'session=1', 'token=', 'token=a%0d%0aX:1', 'token=%20', 'xtoken=a'])('are no session: %j', (header) => {
    expect(tokenOf(header, false)).toBeUndefined();
  });
  it('are those of this host alone behind TLS: one that another host or a plain connection planted is none', () => {
    const [cookie = ''] = startedSession({ token }, true);
    expect(tokenOf(`token=planted; ${cookie.split(';')[0]}`, true)).toBe(token);
    expect(['token=planted', '__host-token=planted', '__Host-token=planted'].map((header) => tokenOf(header, true))).toEqual([
      undefined,
      undefined,
      'planted',
    ]);
    expect(tokenOf('__Host-token=a', false)).toBeUndefined();
  });
});

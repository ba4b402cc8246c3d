import { describe, expect, it } from 'vitest';
import { sessionChangeOf } from './change.ts';
import { deviceHeader, deviceCookieHeader } from './cookies.ts';

describe('A device', () => {
  it('is kept by a login beyond its session, where no script reads it', () => {
    const body = { activated: true, token: 'a-token-of-a-session', deviceToken: 'abc.def' };
    const { cookies } = sessionChangeOf({ operation: 'loginUser', status: 200, body, carried: undefined, isSecure: true });
    expect(cookies.at(-1)).toBe('__Host-device=abc.def; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it('is told to the provider again', () => {
    expect(deviceHeader(deviceCookieHeader('abc.d-e_f', false).split(';')[0], false)).toEqual({ 'X-ov-device-token': 'abc.d-e_f' });
  });

  it.each([undefined, '', 'device=', 'device=a%0d%0ab', `device=${'a'.repeat(600)}`])('is not told when the cookie is %j', (cookie) => {
    expect(deviceHeader(cookie, false)).toEqual({});
  });
});

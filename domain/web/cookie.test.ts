import { describe, expect, it } from 'vitest';
import { cookieDays, serializeCookie } from './cookie.ts';

describe('the lifetime of a cookie', () => {
  it.each([
    ['login', 30],
    ['scapaId', 30],
    ['sessionCounter', 30],
    ['campaign', 30],
    ['internalCampaign', 1],
    ['theme', 'session'],
    ['toString', 'session'],
  ])('[CONST-009] %s lasts %s', (name, days) => {
    expect(cookieDays(name)).toBe(days);
  });

  it('[CONST-010] is seven days when none is given', () => {
    expect(serializeCookie('a', 'b')).toContain('Max-Age=604800');
  });

  it('is the one that is given', () => {
    expect(serializeCookie('a', 'b', { days: 1 })).toContain('Max-Age=86400');
  });

  it('ends with the session when asked to', () => {
    expect(serializeCookie('a', 'b', { days: 'session' })).not.toContain('Max-Age');
  });
});

it('a cookie line escapes its value and carries its flags', () => {
  expect(serializeCookie('a', 'x; y', { httpOnly: true, secure: true, sameSite: 'Strict', days: 'session' })).toBe(
    'a=x%3B%20y; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
});

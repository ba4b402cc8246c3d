import { describe, expect, it } from 'vitest';
import { isReachable, missingOrigin, originOf } from './reach.ts';

describe('Others reach the portal', () => {
  it.each([
    {},
    { SITE_HOST: '', PROVIDER_HOST: '127.0.0.1' },
    { SITE_HOST: 'localhost', PROVIDER_HOST: '::1', SITE_ORIGIN: 'http://localhost:3000' },
    { SITE_ORIGIN: 'http://[::1]:3000' },
  ])('not with %j', (env) => expect(isReachable(env)).toBe(false));
  it.each([
    { SITE_HOST: '0.0.0.0' },
    { PROVIDER_HOST: '::' },
    { PROVIDER_HOST: '10.0.0.3' },
    { SITE_ORIGIN: 'https://www.portal.example' },
  ])('with %j', (env) => expect(isReachable(env)).toBe(true));
});

it('an origin has neither path nor another protocol', () => {
  expect([originOf(undefined), originOf('https://www.portal.example/')?.origin]).toEqual([undefined, 'https://www.portal.example']);
  for (const wrong of ['www.portal.example', 'https://www.portal.example/start', 'ftp://portal.example', 'https://a@portal.example'])
    expect(() => originOf(wrong)).toThrow(/SITE_ORIGIN=.*https:\/\/www\.portal\.example/);
});

it('an origin is missed where others come in, and nowhere else', () => {
  expect(missingOrigin({})).toBeUndefined();
  expect(missingOrigin({ SITE_HOST: '0.0.0.0' })).toContain('SITE_ORIGIN fehlt');
  expect(missingOrigin({ PARKETT_TRUSTED_PROXIES: '10.0.0.1' })).toContain('SITE_ORIGIN fehlt');
  expect(missingOrigin({ SITE_HOST: '0.0.0.0', SITE_ORIGIN: 'https://www.portal.example' })).toBeUndefined();
});

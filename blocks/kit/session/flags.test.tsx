import { afterEach, expect, it, vi } from 'vitest';
import { pageCookie } from '../write-cookie.ts';
import { lifeUntil, storeFlags } from './flags.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['tid', 'features']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

it.each([
  ['2026-07-01T12:00:00Z', '43200'],
  ['2027-07-01T00:00:00Z', '2592000'],
  ['2026-06-30T00:00:00Z', undefined],
  [undefined, undefined],
])('[USER-006] what scripts know of a login lives as long as its session, at most 30 days: %s', (expires, life) => {
  vi.useFakeTimers({ now: Date.parse('2026-07-01T00:00:00Z'), toFake: ['Date'] });
  expect(/Max-Age=(\d+)/u.exec(pageCookie('a', 'b', lifeUntil(expires), false))?.[1]).toBe(life);
  vi.useRealTimers();
});

it('is kept beside the token, without the address', async () => {
  vi.stubGlobal('isSecureContext', true);
  await storeFlags({ activated: true, email: 'anna@example.org', purchasedProducts: [], features: ['no_banner_feature'] });
  expect(document.cookie).toContain('features=no_banner_feature');
  expect(document.cookie).toMatch(/tid=[0-9a-f]{24}/u);
  expect(document.cookie).not.toContain('anna');
});

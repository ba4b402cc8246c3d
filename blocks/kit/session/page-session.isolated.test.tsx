import { afterEach, expect, it, vi } from 'vitest';
import { startSession } from './page-session.ts';

afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'session=; path=/; max-age=0';
  document.documentElement.removeAttribute('data-session');
  document.documentElement.removeAttribute('data-theme');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('[USER-001] keeps with the account whether its user wants it dark, and nothing for a visitor', async () => {
  const user = { activated: true, email: 'anna@example.org', purchasedProducts: [], features: [] };
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => Response.json(user));
  localStorage.removeItem('user');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('isSecureContext', false);
  document.cookie = 'session=abc; path=/';
  document.documentElement.dataset['session'] = 'abc';
  document.body.innerHTML = '<button data-theme-toggle=""><span>Dunkel</span></button>';
  const kept = (): unknown[] =>
    fetched.mock.calls.filter(([address]) => address === '/api/v1/users/settings').map(([, { method, body }]) => [method, body]);
  startSession();
  await vi.waitFor(() => expect(localStorage.getItem('user')).not.toBeNull(), { timeout: 4_000 });
  document.documentElement.dataset['theme'] = 'dark';
  document.querySelector('span')?.click();
  await vi.waitFor(() => expect(kept()).toEqual([['PUT', '{"darkMode":true}']]), { timeout: 4_000 });
  document.documentElement.dataset['theme'] = 'light';
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(kept()[1]).toEqual(['PUT', '{"darkMode":false}']));
  delete document.documentElement.dataset['session'];
  document.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(kept().length).toBe(2);
});

it('asks every ten minutes at most in a browser by whose clock the session is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-23T14:00:00Z') });
  const user = { activated: true, purchasedProducts: [], features: [], datetimeExpires: '2026-11-21T02:30:00Z' };
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(user));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('isSecureContext', false);
  localStorage.removeItem('user');
  document.cookie = 'session=abc; path=/';
  document.documentElement.dataset['session'] = 'abc';
  startSession();
  const asked = (): number => fetched.mock.calls.filter(([address]) => address.startsWith('/api/v1/users?')).length;
  await vi.waitFor(() => expect(asked()).toBe(1));
  await vi.waitFor(() => expect(localStorage.getItem('user')).not.toBeNull());
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(61_000);
  await vi.waitFor(() => expect(asked()).toBe(2));
  localStorage.removeItem('user');
});

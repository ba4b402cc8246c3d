import { afterEach, expect, it, vi } from 'vitest';
import { startSession } from './page-session.ts';

afterEach(() => {
  document.cookie = 'session=; path=/; max-age=0';
  document.documentElement.removeAttribute('data-session');
  document.documentElement.removeAttribute('data-theme');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('[USER-001] keeps with the account whether its user wants it dark, and nothing for a visitor', async () => {
  const user = { activated: true, email: 'anna@example.org', purchasedProducts: [], features: [] };
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => Response.json(user));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('isSecureContext', false);
  document.cookie = 'session=abc; path=/';
  document.documentElement.dataset['session'] = 'abc';
  document.body.innerHTML = '<button data-theme-toggle=""><span>Dunkel</span></button>';
  const kept = (): unknown[] =>
    fetched.mock.calls.filter(([address]) => address === '/api/v1/users/settings').map(([, { method, body }]) => [method, body]);
  startSession();
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

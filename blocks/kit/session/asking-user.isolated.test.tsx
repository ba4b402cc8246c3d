import { afterEach, expect, it, vi } from 'vitest';
import { startSession } from './page-session.ts';

afterEach(() => {
  document.cookie = 'session=; path=/; max-age=0';
  document.documentElement.removeAttribute('data-session');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['that was drawn for its user asks who he is after ten minutes, for it does not know when his session ends', '<p data-known=""></p>', 0],
  ['that was drawn for everyone asks at once', '<p></p>', 1],
])('a page %s', async (_what, body, atOnce) => {
  vi.useFakeTimers();
  const asked = vi.fn<(address: string) => Promise<Response>>(async () =>
    Response.json({
      activated: true,
      email: 'anna@example.org',
      purchasedProducts: [],
      features: [],
      datetimeExpires: '2099-01-01T00:00:00Z',
    }),
  );
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('isSecureContext', false);
  localStorage.clear();
  document.cookie = 'session=def; path=/';
  document.documentElement.dataset['session'] = 'def';
  document.body.innerHTML = body;
  startSession();
  const calls = (): number => asked.mock.calls.filter(([address]) => address.startsWith('/api/v1/users')).length;
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(calls()).toBe(atOnce);
  await vi.advanceTimersByTimeAsync(600_000);
  await vi.dynamicImportSettled();
  expect(calls()).toBe(1);
});

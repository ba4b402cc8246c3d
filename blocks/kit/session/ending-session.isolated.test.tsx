import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from './page-session.ts';
import { USER_CHANGED } from './user-changed.ts';

const user = { activated: true, email: 'anna@example.org', purchasedProducts: [], features: [], datetimeExpires: '2099-01-01T00:00:00Z' };
const done: string[] = [];
const root = document.documentElement;
const note = (): void => void done.push('user changed');

/** Opens a page of a user who was fetched a moment ago. */
async function open(body = ''): Promise<void> {
  document.cookie = 'session=abc; path=/';
  root.dataset['session'] = 'abc';
  localStorage.setItem('user', JSON.stringify({ savedAt: Date.now(), session: 'abc', user }));
  document.body.innerHTML = `<p data-user-email=""></p><a data-logout href="/logout">Abmelden</a>${body}`;
  document.addEventListener(USER_CHANGED, note);
  startSession();
  await Promise.resolve();
}
const emailShown = (): string | null | undefined => document.querySelector('[data-user-email]')?.textContent;

beforeEach(() => {
  done.length = 0;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    done.push(`${method} ${address}`);
    return Response.json({});
  });
  vi.spyOn(location, 'assign').mockImplementation((address) => void done.push(`to ${new URL(address, 'http://x').pathname}`));
  vi.spyOn(location, 'reload').mockImplementation(() => void done.push('reload'));
});
afterEach(() => {
  document.removeEventListener(USER_CHANGED, note);
  document.cookie = 'session=; path=/; max-age=0';
  delete root.dataset['session'];
  document.body.replaceChildren();
  localStorage.removeItem('user');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('logs out on a click, forgets its user, and leads to the page that says so', async () => {
  await open();
  expect(emailShown()).toBe('anna@example.org');
  document.querySelector('a')?.click();
  await vi.waitFor(() => expect(done.at(-1)).toBe('to /logout'), { timeout: 4_000 });
  expect(done).toEqual(['POST /api/v1/users/logout', 'user changed', 'to /logout']);
  expect([emailShown(), root.dataset['session'], localStorage.getItem('user')]).toEqual(['', undefined, null]);
  expect(document.cookie).not.toContain('session=');
});

it('leads there also where the logout does not arrive, and forgets nobody', async () => {
  await open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  document.querySelector('a')?.click();
  await vi.waitFor(() => expect(done).toEqual(['to /logout']), { timeout: 4_000 });
  expect([emailShown(), root.dataset['session']]).toEqual(['anna@example.org', 'abc']);
});

it.each([
  ['is for everyone shows nobody', '', ['user changed']],
  ['was drawn for its user is loaded anew', '<p data-known=""></p>', ['user changed', 'reload']],
])('a page whose session has gone and that %s', async (_what, body, expected) => {
  await open(body);
  document.cookie = 'session=; path=/; max-age=0';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(done).toEqual(expected), { timeout: 4_000 });
  expect([emailShown(), root.dataset['session'], localStorage.getItem('user')]).toEqual(['', undefined, null]);
});

it('loads anew where somebody else has logged in', async () => {
  await open();
  document.cookie = 'session=def; path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(done).toEqual(['reload']), { timeout: 4_000 });
});

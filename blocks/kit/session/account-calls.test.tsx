import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkUser } from './account-calls.ts';
import type { PageSteps } from './end-session.ts';

const asked: string[] = [];
const page: PageSteps = {
  setUser: () => undefined,
  clearCaches: () => undefined,
  closeState: () => undefined,
  hasToken: () => true,
  forget: () => undefined,
};

beforeEach(() => {
  asked.length = 0;
  document.cookie = 'consent=1';
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.split('?')[0]}`);
    return Response.json({ activated: false, purchasedProducts: [] });
  });
});
afterEach(() => {
  for (const name of ['consent', 'features', 'scapaId']) document.cookie = `${name}=; path=/; max-age=0`;
  vi.unstubAllGlobals();
});

it('[USER-004] logs out who is not accepted, and reports it', async () => {
  expect(await checkUser(page)).toBeUndefined();
  expect(asked).toEqual(['GET /api/v1/users', 'POST /api/v1/users/logout', 'POST /api/v1/scapa/data']);
});

it('[USER-027] reports nothing of who was entitled not to be tracked, though that is forgotten before', async () => {
  document.cookie = 'features=no_tracking_feature; path=/';
  await checkUser(page);
  expect(document.cookie).not.toMatch(/(?:features|scapaId)=\w/u);
  expect(asked).toEqual(['GET /api/v1/users', 'POST /api/v1/users/logout']);
});

it('[USER-003] accepts a user also where the browser can keep nothing more', async () => {
  const setUser = vi.fn();
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  vi.stubGlobal('isSecureContext', true);
  const user = { activated: true, email: 'anna@example.org', purchasedProducts: [], features: [] };
  vi.stubGlobal('fetch', async () => Response.json(user));
  expect(await checkUser({ ...page, setUser })).toEqual(user);
  expect(setUser).toHaveBeenCalledExactlyOnceWith(user);
});

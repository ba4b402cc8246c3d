import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUser } from './ask-user.ts';
import { reject } from './end-session.ts';
import { createLogin, type LoginState } from './login-machine.ts';

const asked: string[] = [];
const states: LoginState[] = [];
/** Fetches the user of the session, and ends it if they are not accepted. */
async function check(): Promise<void> {
  const over = Promise.withResolvers<void>();
  const login = createLogin([
    (state) => {
      states.push(state);
      if (state.name === 'asking') void askUser(login).catch(over.reject);
      else if (state.name === 'rejecting') void reject(login).catch(over.reject);
      else over.resolve();
    },
  ]);
  login.send('due');
  await over.promise;
}

beforeEach(() => {
  asked.length = 0;
  states.length = 0;
  document.cookie = 'consent=1';
  document.cookie = 'session=abc; path=/';
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.split('?')[0]}`);
    return Response.json({ activated: false, purchasedProducts: [] });
  });
});
afterEach(() => {
  for (const name of ['consent', 'features', 'scapaId', 'session']) document.cookie = `${name}=; path=/; max-age=0`;
  vi.unstubAllGlobals();
});

it('[USER-004] logs out who is not accepted, and reports it', async () => {
  await check();
  expect(states.map(({ name }) => name)).toEqual(['asking', 'rejecting', 'ended']);
  expect(asked).toEqual(['GET /api/v1/users', 'POST /api/v1/users/logout', 'POST /api/v1/scapa/data']);
});

it('[USER-027] reports nothing of who was entitled not to be tracked, though that is forgotten before', async () => {
  document.cookie = 'features=no_tracking_feature; path=/';
  await check();
  expect(document.cookie).not.toMatch(/(?:features|scapaId)=\w/u);
  expect(asked).toEqual(['GET /api/v1/users', 'POST /api/v1/users/logout']);
});

it('[USER-003] accepts a user also where the browser can keep nothing more', async () => {
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  vi.stubGlobal('isSecureContext', true);
  const user = { activated: true, email: 'anna@example.org', purchasedProducts: [], features: [] };
  vi.stubGlobal('fetch', async () => Response.json(user));
  await check();
  expect(states.at(-1)).toEqual({ name: 'loggedIn', by: 'accepted', user });
});

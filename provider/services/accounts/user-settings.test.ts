import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoEmail } from './demo-users.ts';
import { DEMO_PASSWORD } from './settings.ts';
import { openTestArea, status, type TestArea } from './testing.ts';
import { isOfUser, type UserSession } from './types.ts';

let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
});
afterAll(() => area.close());

const login = (name: Parameters<typeof demoEmail>[0]): Promise<string> =>
  area.accounts.login({ email: demoEmail(name), password: DEMO_PASSWORD }, { address: '127.0.0.1' });
async function sessionOf(token: string): Promise<UserSession> {
  const session = await area.accounts.sessions.find(token);
  if (session === undefined || !isOfUser(session)) throw new Error('no session of a user');
  return session;
}

it('[USER-001] a user is told of with products, entitlements, whether a bank is connected, and how it is to look once that is set', async () => {
  const token = await login('plus');
  const before = await area.accounts.userOf(token);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['token', 'activated', 'email', 'purchasedProducts', 'features', 'hasConnectedBank']),
  );
  expect([before.hasConnectedBank, before.darkMode]).toEqual([false, undefined]);
  expect((await area.accounts.userOf(await login('systeme'))).hasConnectedBank).toBe(true);
  for (const darkMode of [true, false]) {
    await area.accounts.changeSettings(await sessionOf(token), { darkMode });
    // Applies on another device, too.
    expect((await area.accounts.userOf(await login('plus'))).darkMode).toBe(darkMode);
  }
  expect((await area.accounts.userOf(await login('basic'))).darkMode).toBeUndefined();
});

it('support changes no settings in the account of somebody', async () => {
  const token = await login('support');
  await area.accounts.startImpersonation(await sessionOf(token), demoEmail('pro'));
  expect(await status(area.accounts.changeSettings(await sessionOf(token), { darkMode: true }))).toBe(403);
  expect((await area.accounts.userOf(await login('pro'))).darkMode).toBeUndefined();
});

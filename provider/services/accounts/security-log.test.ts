import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfUser, type UserSession } from './types.ts';
import { openTestArea, PASSWORD, status, type TestArea } from './testing.ts';

let area: TestArea;
beforeAll(async () => void (area = await openTestArea()), 60_000);
afterAll(() => area.close());

const EMAIL = 'anna.muster@privat.example';
const HERE = { address: '203.0.113.9' };

async function userSession(token: string): Promise<UserSession> {
  const session = await area.accounts.sessions.find(token);
  if (session === undefined || !isOfUser(session)) throw new Error('no session of a user');
  return session;
}

it('Every login, failed or not, logout and change of a password is one line, by the id of the user and nothing else of him', async () => {
  const { accounts, lines, notes } = area;
  const token = await area.join(EMAIL);
  const session = await userSession(token);
  const { userId } = session;
  const log = (password: string) => accounts.login({ email: EMAIL, password }, HERE);
  await accounts.logout(await userSession(await log(PASSWORD)));
  expect(await status(log('falsch'))).toBe(401);
  expect(await status(accounts.login({ email: 'niemand@privat.example', password: 'falsch' }, HERE))).toBe(401);
  expect(await status(accounts.changePassword(session, { currentPassword: 'falsch', newPassword: 'Regenbogen-42!' }))).toBe(403);
  const changed = await accounts.changePassword(session, { currentPassword: PASSWORD, newPassword: 'Regenbogen-42!' });
  await accounts.requestPasswordReset(EMAIL, HERE.address);
  await accounts.resetPassword(await area.codeFor(EMAIL), 'Abendrot-2026!', HERE.address);
  expect(await accounts.sessions.find(changed)).toBeUndefined();
  await accounts.endAllDevices(await userSession(await log('Abendrot-2026!')));
  expect(await accounts.endSessionsOf(EMAIL)).toBe(0);
  for (let tries = 0; tries < 7; tries += 1) await status(log('falsch'));
  const told = (events: readonly string[]): string[] => events.map((event) => `${event} ${JSON.stringify({ userId })}`);
  expect(notes).toEqual(
    told(['account confirmed', 'login', 'logout', 'password changed', 'password reset', 'login', 'all sessions ended']),
  );
  expect(lines.slice(0, 4)).toEqual([
    ...told(['login failed']),
    'login failed {}',
    ...told(['password change failed', 'all sessions ended by the operator']),
  ]);
  expect(new Set(lines.slice(4))).toEqual(new Set(told(['login failed', 'login refused'])));
  expect([...lines, ...notes].join('')).not.toMatch(/@|muster|privat|203\.0|[\w-]{43}/iu);
});

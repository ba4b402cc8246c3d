import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAnonymousTokens } from './anonymous.ts';
import { watchRightChanges, type RightChanges } from './right-changes.ts';
import { createSessions, LONG_SESSION, SHORT_SESSION } from './sessions.ts';
import { demoEmail } from './demo-users.ts';
import { DEMO_PASSWORD as DEMO } from './settings.ts';
import { openTestArea, status, type TestArea } from './testing.ts';
import { isOfUser } from './types.ts';

// Key derivation is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

/** Never reports changes. */
const SILENT: RightChanges = { onChange: () => () => undefined, look: async () => undefined, close: async () => undefined };
const opening = (userId: string, staysLoggedIn = false) => ({ userId, staysLoggedIn, device: 'Firefox auf Windows' });

it('A process that has seen a session notices within a second that another one ended it, even if nobody tells it', async () => {
  let time = 5_000;
  const now = () => area.clock.now;
  const anonymous = createAnonymousTokens(randomBytes(32), now);
  const [here, there] = [0, 0].map(() => createSessions({ database: area.database, anonymous, changes: SILENT, now, time: () => time }));
  for (const open of [
    async () => (await here?.open(area.database.sql, opening('demo-plus')))?.token ?? '',
    async () => anonymous.create().token,
  ]) {
    const token = await open();
    const session = await there?.find(token);
    expect(session?.token).toBe(token);
    if (session !== undefined) await here?.end(session);
    expect(await here?.find(token)).toBeUndefined();
    time += 901;
    expect(await there?.find(token)).toBeUndefined();
  }
});

it('Of one user the twenty newest sessions are open', async () => {
  const now = () => area.clock.now;
  const sessions = createSessions({
    database: area.database,
    anonymous: createAnonymousTokens(randomBytes(32), now),
    changes: SILENT,
    now,
  });
  const tokens: string[] = [];
  for (let index = 0; index < 23; index++) {
    area.clock.now += 1_000;
    tokens.push((await sessions.open(area.database.sql, opening('demo-pro', true))).token);
  }
  const open = await Promise.all(tokens.map(async (token) => (await sessions.find(token)) !== undefined));
  expect(open).toEqual(tokens.map((_, index) => index >= 3));
});

it('A store that is away is a fault of the service, not of the visitor', async () => {
  const database = {
    ...area.database,
    sql: {
      select: () => {
        throw new Error('connection lost');
      },
    } as never,
  };
  const sessions = createSessions({
    database,
    anonymous: createAnonymousTokens(randomBytes(32), Date.now),
    changes: SILENT,
    now: Date.now,
  });
  await expect(sessions.find('some-token-of-a-user')).rejects.toMatchObject({ statusCode: 503 });
});

it.each([
  ['a short one', false, SHORT_SESSION],
  ['a long one', true, LONG_SESSION],
])(
  'A session ends when it is not used for its time (%s), and at its end however much it is used',
  async (_which, staysLoggedIn, { idle, lifetime }) => {
    const now = () => area.clock.now;
    let time = 5_000;
    const anonymous = createAnonymousTokens(randomBytes(32), now);
    const sessions = createSessions({ database: area.database, anonymous, changes: SILENT, now, time: () => (time += 1_000) });
    const open = async () => (await sessions.open(area.database.sql, opening('demo-basic', staysLoggedIn))).token;
    const begin = area.clock.now;
    const [left, used] = [await open(), await open()];
    const isOpen = async (token: string, at: number) => {
      area.clock.now = at;
      return (await sessions.find(token)) !== undefined;
    };
    let at = begin;
    while (at + idle - 1 < begin + lifetime) expect(await isOpen(used, (at += idle - 1))).toBe(true);
    expect(await isOpen(used, begin + lifetime - 1)).toBe(true);
    expect(await isOpen(left, begin + idle - 1)).toBe(true);
    expect(await isOpen(used, begin + lifetime)).toBe(false);
    const again = await open();
    expect(await isOpen(again, area.clock.now + idle)).toBe(false);
  },
);

it('Whoever changes what somebody may see, everyone who watches is told whom it concerns', async () => {
  const { sql } = area.database;
  const changes = watchRightChanges(sql);
  await changes.look();
  const told: object[] = [];
  changes.onChange((change) => told.push(change));
  const now = () => area.clock.now;
  const sessions = createSessions({
    database: area.database,
    anonymous: createAnonymousTokens(randomBytes(32), now),
    changes: SILENT,
    now,
  });
  const { token } = await sessions.open(sql, opening('demo-systeme'));
  const { sessionId = '' } = (await sessions.find(token)) ?? {};
  const after = async (statement: string): Promise<object[]> => {
    told.length = 0;
    await sql.execute(statement);
    await changes.look();
    return told.splice(0);
  };
  expect(await after(`update sessions set seen_at = now() where session_id = '${sessionId}'`)).toEqual([]);
  expect(await after(`update sessions set acting_user_id = 'demo-basic' where session_id = '${sessionId}'`)).toEqual([{ sessionId }]);
  const bought = `user_products where user_id = 'demo-systeme'`;
  expect(new Set((await after(`delete from ${bought}`)).map((change) => JSON.stringify(change)))).toEqual(
    new Set([JSON.stringify({ userId: 'demo-systeme' })]),
  );
  expect(await after(`update products set features = '["x"]' where product_id = 'premium-basic'`)).toEqual([{}]);
  expect(await after(`update products set features = '["x"]' where product_id = 'premium-basic'`)).toEqual([]);
  expect(await after(`delete from users where user_id = 'demo-systeme'`)).toEqual([{ sessionId }]);
  await changes.close();
});

describe('The devices of a user', () => {
  const login = (device: string) => area.accounts.login({ email: demoEmail('support'), password: DEMO }, { address: '127.0.0.1', device });
  const sessionOf = async (token: string) => {
    const session = await area.sessions.find(token);
    if (session === undefined || !isOfUser(session)) throw new Error('no session of a user');
    return session;
  };
  const isOpen = async (token: string) => (await area.sessions.find(token)) !== undefined;

  it('are listed with the latest used first, and this one is marked', async () => {
    const [phone, desk] = [await login('Safari auf iPhone'), await login('Firefox auf Windows')];
    const here = await sessionOf(desk);
    area.clock.now += 10 * 60_000;
    await isOpen(phone);
    const { list } = await area.accounts.listDevices(here);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari auf iPhone', false],
      ['Firefox auf Windows', true],
    ]);
    expect(Date.parse(list[0]?.datetimeSeen ?? '')).toBe(area.clock.now);
    expect(JSON.stringify(list)).not.toContain(phone);
  });

  it('are ended one by one, by their user only, or all at once', async () => {
    const [here, there, third] = [await login('a'), await login('b'), await login('c')];
    const [mine, other] = [await sessionOf(here), await sessionOf(there)];
    const stranger = await sessionOf(await area.join('fremd@example.org'));
    expect(await status(area.accounts.endDevice(stranger, other.sessionId))).toBe(404);
    expect(await status(area.accounts.endDevice(mine, other.sessionId))).toBe(200);
    expect(await status(area.accounts.endDevice(mine, other.sessionId))).toBe(404);
    expect([await isOpen(here), await isOpen(there), await isOpen(third)]).toEqual([true, false, true]);
    await area.accounts.endAllDevices(mine);
    expect([await isOpen(here), await isOpen(third), await isOpen(stranger.token)]).toEqual([false, false, true]);
  });

  it('are not ended by support in the account', async () => {
    const support = await login('Chrome auf Mac');
    await area.accounts.startImpersonation(await sessionOf(support), demoEmail('plus'));
    const acting = await sessionOf(support);
    expect(await status(area.accounts.endAllDevices(acting))).toBe(403);
    expect(await status(area.accounts.endDevice(acting, acting.sessionId))).toBe(403);
  });
});

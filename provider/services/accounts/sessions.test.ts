import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAnonymousTokens } from './anonymous.ts';
import { watchRightChanges, type RightChanges } from './right-changes.ts';
import { createSessions, LONG_SESSION, SHORT_SESSION } from './sessions.ts';
import { openTestArea, type TestArea } from './testing.ts';

// Deriving keys is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

/** Nobody tells of changes. */
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

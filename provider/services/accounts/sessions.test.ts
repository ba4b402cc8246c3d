import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAnonymousTokens } from './anonymous.ts';
import { createSessions } from './sessions.ts';
import { openTestArea, type TestArea } from './testing.ts';

// Deriving keys is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

it('A process that has seen a session notices within two seconds that another one ended it', async () => {
  let time = 5_000;
  const now = () => area.clock.now;
  const anonymous = createAnonymousTokens(randomBytes(32), now);
  const [here, there] = [0, 0].map(() => createSessions({ database: area.database, anonymous, now, time: () => time }));
  for (const open of [
    async () => (await here?.open(area.database.sql, 'demo-plus', false))?.token ?? '',
    async () => anonymous.create().token,
  ]) {
    const token = await open();
    const session = await there?.find(token);
    expect(session?.token).toBe(token);
    if (session !== undefined) await here?.end(session);
    expect(await here?.find(token)).toBeUndefined();
    time += 2_001;
    expect(await there?.find(token)).toBeUndefined();
  }
});

it('Of one user the twenty newest sessions are open', async () => {
  const now = () => area.clock.now;
  const sessions = createSessions({ database: area.database, anonymous: createAnonymousTokens(randomBytes(32), now), now });
  const tokens: string[] = [];
  for (let index = 0; index < 23; index++) {
    area.clock.now += 1_000;
    tokens.push((await sessions.open(area.database.sql, 'demo-pro', true)).token);
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
  const sessions = createSessions({ database, anonymous: createAnonymousTokens(randomBytes(32), Date.now), now: Date.now });
  await expect(sessions.find('some-token-of-a-user')).rejects.toMatchObject({ statusCode: 503 });
});

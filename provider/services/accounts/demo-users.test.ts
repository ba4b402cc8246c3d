import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../store/database.ts';
import { createTestStore } from '../../store/testing.ts';
import { openUserArea } from './area.ts';
import { demoEmail } from './demo-users.ts';
import { DEMO_PASSWORD, QUIET_USERS, readUserSettings } from './settings.ts';
import { status } from './testing.ts';

describe('The settings of demo users', () => {
  const read = (env: Readonly<Record<string, string | undefined>>, isEmbedded = true) => {
    const { demoPassword, hasDemoSupport } = readUserSettings(env, { dataDirectory: '/tmp', isEmbedded, port: 4000 });
    return [demoPassword !== undefined, hasDemoSupport];
  };
  it('give them on the embedded store of a portal that only this machine reaches', () => {
    expect([read({}), read({}, false)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
  it.each([{ SITE_HOST: '0.0.0.0' }, { PROVIDER_HOST: '0.0.0.0' }, { SITE_ORIGIN: 'https://www.portal.example' }])(
    'give none to others (%j) unless told to, and never one of support with a password that everybody knows',
    (env) => {
      expect(read(env)).toEqual([false, false]);
      expect(read({ ...env, PROVIDER_DEMO_USERS: '1' })).toEqual([true, false]);
      expect(read({ ...env, PROVIDER_DEMO_USERS: '1', PROVIDER_DEMO_PASSWORD: 'eines-nur-fuer-uns' })).toEqual([true, true]);
    },
  );
});

describe('The demo user of support', () => {
  let database: Database;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    const store = await createTestStore();
    dispose = store.dispose;
    database = await openDatabase(store.options);
  });
  afterAll(async () => {
    await database.close();
    await dispose();
  });

  const logins = async (settings: { demoPassword: string; hasDemoSupport?: boolean }): Promise<number[]> => {
    const area = await openUserArea(database, { ...QUIET_USERS, ...settings }, Date.now, () => undefined);
    const statuses: number[] = [];
    for (const [name, address] of [
      ['support', '127.0.0.1'],
      ['support', '203.0.113.7'],
      ['plus', '203.0.113.7'],
    ] as const)
      statuses.push(
        await status(area.accounts.login({ email: demoEmail(name), password: settings.demoPassword }, { address, device: 'test' })),
      );
    await area.close();
    return statuses;
  };

  it('gets in from this machine only, while everybody knows the password', async () => {
    expect(await logins({ demoPassword: DEMO_PASSWORD })).toEqual([200, 401, 200]);
  });
  it('is gone where others reach the portal', async () => {
    expect(await logins({ demoPassword: DEMO_PASSWORD, hasDemoSupport: false })).toEqual([401, 401, 200]);
  });
  it('gets in from everywhere with a password of the operator’s own', async () => {
    expect(await logins({ demoPassword: 'eines-nur-fuer-uns' })).toEqual([200, 200, 200]);
  });
});

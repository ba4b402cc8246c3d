import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountCodes, sessions, users } from '../../store/schema-accounts.ts';
import { openTestArea, PASSWORD, status, type TestArea } from './testing.ts';

const HOUR = 3_600_000;
// Deriving keys is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;

beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

const request = (email: string, more: object = {}) => ({ email, password: PASSWORD, hasAcceptedTerms: true, ...more });
const register = (email: string, more: object = {}, address = '127.0.0.1') => area.accounts.register(request(email, more), address);

describe('A registration', { shuffle: false }, () => {
  it('opens the account once its code is confirmed, with names, a watchlist and no products', async () => {
    await register('Anna@Example.org', { firstName: ' Anna\u0007 ', lastName: '李 Öztürk 🙂' });
    expect(await status(area.accounts.login({ email: 'anna@example.org', password: PASSWORD }, { address: '127.0.0.1' }))).toBe(403);
    const token = await area.accounts.confirm(await area.codeFor('Anna@Example.org'));
    const user = await area.accounts.userOf(token);
    expect(user).toMatchObject({
      token,
      activated: true,
      email: 'Anna@Example.org',
      firstName: 'Anna',
      lastName: '李 Öztürk 🙂',
      purchasedProducts: [],
      features: [],
    });
    const session = await area.sessions.find(token);
    expect(await area.watchlists.list(session?.userId ?? '')).toMatchObject([{ name: 'Meine Merkliste', isDefault: true }]);
  });

  it('of a known address answers the same, changes nothing, and only the owner hears of it', async () => {
    const before = area.mails.length;
    await register('ANNA@example.ORG', { password: 'Ein-anderes-Wort', firstName: 'Eve' });
    await area.accounts.settled();
    expect(area.mails.slice(before)).toMatchObject([{ to: 'ANNA@example.ORG', subject: 'Du hast schon ein Konto bei Parkett' }]);
    expect(area.mails.at(-1)?.text).not.toContain('code=');
    const token = await area.accounts.login({ email: 'anna@example.org', password: PASSWORD }, { address: '127.0.0.1' });
    expect((await area.accounts.userOf(token)).firstName).toBe('Anna');
  });

  it('gives the account to the password that its code was sent for, whoever registers in between', async () => {
    await register('carla@example.org', { password: 'Carlas eigenes Wort' });
    const own = await area.codeFor('carla@example.org');
    await register('carla@example.org', { password: 'Ein fremdes Wort!' });
    await area.accounts.confirm(own);
    expect(await status(area.accounts.login({ email: 'carla@example.org', password: 'Ein fremdes Wort!' }, { address: '127.0.0.1' }))).toBe(
      401,
    );
    expect(
      await status(area.accounts.login({ email: 'carla@example.org', password: 'Carlas eigenes Wort' }, { address: '127.0.0.1' })),
    ).toBe(200);
    expect(await status(area.accounts.confirm(await area.codeFor('carla@example.org')))).toBe(409);
  });

  it('at the same time makes one account', async () => {
    await Promise.all(Array.from({ length: 6 }, () => register('dora@example.org')));
    const rows = (await area.database.sql.select().from(users)).filter(({ emailKey }) => emailKey === 'dora@example.org');
    expect(rows).toHaveLength(1);
  });

  it('is confirmed once, however many confirm at the same time', async () => {
    await register('emil@example.org');
    const code = await area.codeFor('emil@example.org');
    const answers = await Promise.all(Array.from({ length: 5 }, () => status(area.accounts.confirm(code))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it('is confirmed once also by two codes at the same time', async () => {
    await register('frieda@example.org');
    const first = await area.codeFor('frieda@example.org');
    await area.accounts.requestConfirmation('frieda@example.org', '127.0.0.1');
    const codes = [first, await area.codeFor('frieda@example.org')];
    const answers = await Promise.all([...codes, ...codes].map((code) => status(area.accounts.confirm(code))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('knows no code that is invented or 48 hours old, and sends another one when asked', async () => {
    await register('finn@example.org');
    const code = await area.codeFor('finn@example.org');
    expect(await status(area.accounts.confirm('erfundener-code'))).toBe(404);
    area.clock.now += 48 * HOUR;
    expect(await status(area.accounts.confirm(code))).toBe(404);
    await area.accounts.requestConfirmation('FINN@example.org', '127.0.0.1');
    expect(await status(area.accounts.confirm(await area.codeFor('finn@example.org')))).toBe(200);
  });

  it('sends nothing to whom it does not know or who is confirmed already', async () => {
    const before = area.mails.length;
    await area.accounts.requestConfirmation('niemand@example.org', '127.0.0.1');
    await area.accounts.requestConfirmation('anna@example.org', '127.0.0.1');
    await area.accounts.requestPasswordReset('niemand@example.org', '127.0.0.1');
    await area.accounts.settled();
    expect(area.mails).toHaveLength(before);
  });

  it.each([
    ['no terms', { hasAcceptedTerms: false }],
    ['a common password', { password: 'Passwort123' }],
    ['the address as password', { password: 'gina@example.org' }],
  ])('is refused with %s', async (_what, more) => {
    expect(await status(register('gina@example.org', more))).toBe(422);
  });

  it.each(["'; drop table users; --", '$1', '\u0000null', '\uD800', '<b>x</b>', '%_\\'])(
    'takes the name %j as a text',
    async (lastName) => {
      const email = `name${Buffer.from(lastName).toString('hex')}@example.org`;
      await register(email, { firstName: 'Ida', lastName });
      const user = await area.accounts.userOf(await area.accounts.confirm(await area.codeFor(email)));
      expect(user.lastName).toBe(lastName.replace('\u0000', '').toWellFormed());
    },
  );

  it('makes one address wait after twenty, with growing seconds, and no other', async () => {
    const tries = [];
    for (let index = 0; index < 21; index++) tries.push(await status(area.accounts.requestConfirmation('x@example.org', '203.0.113.7')));
    expect(tries.indexOf(429)).toBe(20);
    expect(await status(area.accounts.requestConfirmation('x@example.org', '203.0.113.8'))).toBe(200);
    area.clock.real += 10_000;
    expect(await status(area.accounts.requestConfirmation('x@example.org', '203.0.113.7'))).toBe(200);
    await expect(area.accounts.requestConfirmation('x@example.org', '203.0.113.7')).rejects.toMatchObject({
      statusCode: 429,
      retryAfter: 20,
    });
  });

  it('sends no more than five mails to one address, and tells nobody', async () => {
    await register('hanna@example.org');
    for (let index = 0; index < 9; index++) await area.accounts.requestConfirmation('hanna@example.org', '127.0.0.1');
    await area.accounts.settled();
    expect(area.mails.filter(({ to }) => to === 'hanna@example.org')).toHaveLength(5);
  });
});

describe('The store', () => {
  it('holds no password, token or code in the clear', async () => {
    await register('ines@example.org');
    const code = await area.codeFor('ines@example.org');
    const token = await area.accounts.confirm(code);
    const everything = JSON.stringify([
      await area.database.sql.select().from(users),
      await area.database.sql.select().from(sessions),
      await area.database.sql.select().from(accountCodes),
    ]);
    expect([PASSWORD, token, code].filter((secret) => everything.includes(secret))).toEqual([]);
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('Tidying up', () => {
  it('removes what has expired and who never confirmed, and nothing else', async () => {
    const token = await area.join('jana@example.org');
    await register('karl@example.org');
    await area.accounts.settled();
    const kept = (await area.database.sql.select().from(users)).filter(({ isActivated }) => isActivated).length;
    area.clock.now += 10 * 24 * HOUR;
    await (await area.again()).close();
    const left = await area.database.sql.select().from(users);
    expect([left.length, left.every(({ isActivated }) => isActivated)]).toEqual([kept, true]);
    expect(await area.database.sql.select().from(sessions)).toEqual([]);
    expect(await area.database.sql.select().from(accountCodes)).toEqual([]);
    expect(await area.sessions.find(token)).toBeUndefined();
  });
});

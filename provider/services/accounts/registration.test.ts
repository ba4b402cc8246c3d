import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountCodes, confirmationCodes, registrations, sessions, users } from '../../store/schema-accounts.ts';
import { openTestArea, PASSWORD, status, type TestArea } from './testing.ts';

const HOUR = 3_600_000;
// Key derivation is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;

beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

const request = (email: string, more: object = {}) => ({ email, password: PASSWORD, hasAcceptedTerms: true, ...more });
const confirm = (code: string, password?: string) =>
  area.accounts.confirm({ code, ...(password === undefined ? {} : { password }) }, { address: '127.0.0.1' });
const logIn = (email: string, password = PASSWORD) => status(area.accounts.login({ email, password }, { address: '127.0.0.1' }));
const register = (email: string, more: object = {}, address = '127.0.0.1') => area.accounts.register(request(email, more), address);

describe('A registration', { shuffle: false }, () => {
  it('opens the account once its code is confirmed, with names, a watchlist and no products', async () => {
    await register('Anna@Example.org', { firstName: ' Anna\u0007 ', lastName: '李 Öztürk 🙂' });
    expect(await logIn('anna@example.org')).toBe(401);
    const token = await confirm(await area.codeFor('Anna@Example.org'));
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
    expect(await area.watchlists.list(session?.userId ?? '')).toMatchObject([{ name: 'Meine Watchlist', isDefault: true }]);
  });

  it('of a known address answers the same, changes nothing, and only the owner hears of it', async () => {
    const before = area.mails.length;
    await register('ANNA@example.ORG', { password: 'Ein-anderes-Wort', firstName: 'Eve' });
    await area.accounts.settled();
    expect(area.mails.slice(before)).toMatchObject([{ to: 'Anna@Example.org', subject: 'Du hast schon ein Konto bei Parkett' }]);
    expect(area.mails.at(-1)?.text).not.toContain('code=');
    const token = await area.accounts.login({ email: 'anna@example.org', password: PASSWORD }, { address: '127.0.0.1' });
    expect((await area.accounts.userOf(token)).firstName).toBe('Anna');
  });

  it('at the same time makes one account', async () => {
    await Promise.all(Array.from({ length: 5 }, () => register('dora@example.org')));
    await area.accounts.settled();
    const codes = area.mails.filter(({ to }) => to === 'dora@example.org').map(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? '');
    const answers = await Promise.all(codes.map((code) => status(confirm(code, PASSWORD))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const rows = (await area.database.sql.select().from(users)).filter(({ emailKey }) => emailKey === 'dora@example.org');
    expect(rows).toHaveLength(1);
  });

  it('is confirmed once, however many confirm at the same time', async () => {
    await register('emil@example.org');
    const code = await area.codeFor('emil@example.org');
    const answers = await Promise.all(Array.from({ length: 5 }, () => status(confirm(code))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it('is confirmed once also by two codes at the same time', async () => {
    await register('frieda@example.org');
    const first = await area.codeFor('frieda@example.org');
    await area.accounts.requestConfirmation('frieda@example.org', '127.0.0.1');
    const codes = [first, await area.codeFor('frieda@example.org')];
    const answers = await Promise.all([...codes, ...codes].map((code) => status(confirm(code, PASSWORD))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('knows no code that is invented or 48 hours old, and sends another one when asked', async () => {
    await register('finn@example.org');
    const code = await area.codeFor('finn@example.org');
    expect(await status(confirm('erfundener-code'))).toBe(404);
    area.clock.now += 48 * HOUR;
    expect(await status(confirm(code))).toBe(404);
    await area.accounts.requestConfirmation('FINN@example.org', '127.0.0.1');
    expect(await status(confirm(await area.codeFor('finn@example.org'), PASSWORD))).toBe(200);
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
      const user = await area.accounts.userOf(await confirm(await area.codeFor(email)));
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

describe('Of several registrations of one address', () => {
  const OTHER = 'Ein fremdes Wort!';
  const both = async (email: string) => {
    await register(email, { firstName: 'Carla', wantsNewsletter: false });
    const own = await area.codeFor(email);
    await register(email, { password: OTHER, firstName: 'Eve', wantsNewsletter: true });
    return { own, foreign: await area.codeFor(email) };
  };
  const accountOf = async (email: string) => (await area.database.sql.select().from(users)).find(({ emailKey }) => emailKey === email);

  it('each code confirms only with a password, and gives the account what was entered with that one', async () => {
    const { own, foreign } = await both('carla@example.org');
    expect([await status(confirm(own)), await status(confirm(foreign)), await status(confirm(foreign, 'Geraten-und-falsch'))]).toEqual([
      422, 422, 403,
    ]);
    await confirm(foreign, PASSWORD);
    expect([await logIn('carla@example.org', OTHER), await logIn('carla@example.org')]).toEqual([401, 200]);
    expect(await accountOf('carla@example.org')).toMatchObject({ firstName: 'Carla', wantsNewsletter: false });
    expect([await status(confirm(own, PASSWORD)), await status(confirm(foreign, OTHER))]).toEqual([409, 409]);
  });

  it('a repeated mail brings none, whoever asks for it, also as a forgotten password', async () => {
    await both('clara@example.org');
    for (const ask of ['requestConfirmation', 'requestPasswordReset'] as const) {
      await area.accounts[ask]('clara@example.org', '127.0.0.1');
      expect(await status(confirm(await area.codeFor('clara@example.org')))).toBe(422);
    }
    await confirm(await area.codeFor('clara@example.org'), PASSWORD);
    expect([await logIn('clara@example.org', OTHER), await logIn('clara@example.org')]).toEqual([401, 200]);
  });

  it('a repeated mail for one alone asks for its password too: it may be a stranger’s', async () => {
    await register('cosima@example.org', { password: OTHER });
    await area.accounts.requestConfirmation('cosima@example.org', '127.0.0.1');
    const code = await area.codeFor('cosima@example.org');
    expect([await status(confirm(code)), await status(confirm(code, PASSWORD))]).toEqual([422, 403]);
  });

  it('one that came while another was confirmed makes no second account and leaves nothing', async () => {
    const { own } = await both('celia@example.org');
    await confirm(own, PASSWORD);
    await register('celia@example.org', { password: OTHER });
    await area.accounts.settled();
    expect((await area.database.sql.select().from(registrations)).filter(({ emailKey }) => emailKey === 'celia@example.org')).toEqual([]);
    const codes = await area.database.sql.select().from(confirmationCodes);
    expect(codes.filter(({ emailKey }) => emailKey === 'celia@example.org')).toEqual([]);
  });

  it('ten wait, and wrong passwords wait longer and longer', async () => {
    for (let turn = 0; turn < 12; turn++) await register('cora@example.org');
    await area.accounts.settled();
    expect((await area.database.sql.select().from(registrations)).filter(({ emailKey }) => emailKey === 'cora@example.org')).toHaveLength(
      10,
    );
    await register('conni@example.org');
    const code = await area.codeFor('conni@example.org');
    const tries = [];
    for (let turn = 0; turn < 11; turn++) tries.push(await status(confirm(code, 'Geraten-und-falsch')));
    expect([tries.slice(0, 10).every((answer) => answer === 403), tries[10]]).toEqual([true, 429]);
  });
});

describe('The store', () => {
  it('holds no password, token or code in the clear', async () => {
    await register('ines@example.org');
    const code = await area.codeFor('ines@example.org');
    const token = await confirm(code);
    const everything = JSON.stringify([
      await area.database.sql.select().from(users),
      await area.database.sql.select().from(sessions),
      await area.database.sql.select().from(accountCodes),
      await area.database.sql.select().from(registrations),
      await area.database.sql.select().from(confirmationCodes),
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
    const kept = (await area.database.sql.select().from(users)).length;
    area.clock.now += 6 * 24 * HOUR;
    await (await area.again()).close();
    expect((await area.database.sql.select().from(registrations)).map(({ emailKey }) => emailKey)).toContain('karl@example.org');
    area.clock.now += 24 * HOUR;
    await (await area.again()).close();
    expect((await area.database.sql.select().from(users)).length).toBe(kept);
    expect(await area.database.sql.select().from(registrations)).toEqual([]);
    expect(await area.database.sql.select().from(confirmationCodes)).toEqual([]);
    expect(await area.database.sql.select().from(sessions)).toEqual([]);
    expect(await area.database.sql.select().from(accountCodes)).toEqual([]);
    expect(await area.sessions.find(token)).toBeUndefined();
  });
});

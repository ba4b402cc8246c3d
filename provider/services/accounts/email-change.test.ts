import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestArea, PASSWORD, status, type TestArea } from './testing.ts';
import { isOfUser, type UserSession } from './types.ts';

let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
});
afterAll(() => area.close());

const HERE = '127.0.0.1';
const sessionOf = async (token: string): Promise<UserSession> => {
  const session = await area.sessions.find(token);
  if (session === undefined || !isOfUser(session)) throw new Error('no session of a user');
  return session;
};
const logIn = (email: string): Promise<string> => area.accounts.login({ email, password: PASSWORD }, { address: HERE });
const request = async (token: string, email: string): Promise<string> => {
  await area.accounts.changeEmail(await sessionOf(token), { email, currentPassword: PASSWORD }, HERE);
  return area.codeFor(email);
};
const subjectsTo = (email: string): string[] => area.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

it('The present address stays until the new one is proven, and is told before and after', async () => {
  const [token, other] = [await area.join('alt@privat.example'), await logIn('alt@privat.example')];
  const code = await request(token, 'Neu@privat.example');
  expect((await area.accounts.userOf(token)).email).toBe('alt@privat.example');
  expect(subjectsTo('alt@privat.example')).toContain('Deine E-Mail-Adresse bei Parkett soll sich ändern');
  await area.accounts.confirmEmail(await sessionOf(token), code);
  await area.accounts.settled();
  expect((await area.accounts.userOf(token)).email).toBe('Neu@privat.example');
  expect(subjectsTo('alt@privat.example').at(-1)).toBe('Deine E-Mail-Adresse bei Parkett wurde geändert');
  expect(await area.sessions.find(other)).toBeUndefined();
  expect([await status(logIn('neu@privat.example')), await status(logIn('alt@privat.example'))]).toEqual([200, 401]);
  expect(await status(area.accounts.confirmEmail(await sessionOf(token), code))).toBe(409);
});

it('Each code proves the address that it was sent to, and none of a later request', async () => {
  const token = await area.join('erst@privat.example');
  const first = await request(token, 'eins@privat.example');
  const second = await request(token, 'zwei@privat.example');
  expect(first).not.toBe(second);
  await area.accounts.confirmEmail(await sessionOf(token), first);
  expect((await area.accounts.userOf(token)).email).toBe('eins@privat.example');
  expect(await status(area.accounts.confirmEmail(await sessionOf(token), second))).toBe(409);
  expect((await area.accounts.userOf(token)).email).toBe('eins@privat.example');
});

it('A code is of one account: who gets it by mail from somebody else gives his address to nobody', async () => {
  const stranger = await area.join('fremd@privat.example');
  const owner = await area.join('inhaber@privat.example');
  const code = await request(stranger, 'opfer@privat.example');
  expect(await status(area.accounts.confirmEmail(await sessionOf(owner), code))).toBe(404);
  expect((await area.accounts.userOf(owner)).email).toBe('inhaber@privat.example');
});

it('An address with an account is answered alike, stays with it, and only its owner learns of the wish', async () => {
  const [token] = [await area.join('sucht@privat.example'), await area.join('besetzt@privat.example')];
  await area.accounts.changeEmail(await sessionOf(token), { email: 'besetzt@privat.example', currentPassword: PASSWORD }, HERE);
  await area.accounts.settled();
  expect(subjectsTo('besetzt@privat.example').at(-1)).toBe('Du hast schon ein Konto bei Parkett');
});

it('Of two who want one address the first to prove it has it; who only registered it gives way', async () => {
  const [one, two] = [await area.join('a@privat.example'), await area.join('b@privat.example')];
  const [codeOne, codeTwo] = [await request(one, 'begehrt@privat.example'), await request(two, 'begehrt@privat.example')];
  await area.accounts.register({ email: 'begehrt@privat.example', password: PASSWORD, hasAcceptedTerms: true }, HERE);
  await area.accounts.confirmEmail(await sessionOf(one), codeOne);
  expect(await status(area.accounts.confirmEmail(await sessionOf(two), codeTwo))).toBe(409);
});

it('It takes the password, an address that is another one, and a code that is young enough', async () => {
  const token = await area.join('sorgsam@privat.example');
  const ask = async (email: string, currentPassword: string) =>
    status(area.accounts.changeEmail(await sessionOf(token), { email, currentPassword }, HERE));
  expect(await ask('x@privat.example', 'Falsch-geraten-1')).toBe(403);
  expect(await ask('sorgsam@privat.example', PASSWORD)).toBe(422);
  const code = await request(token, 'spaeter@privat.example');
  area.clock.now += 25 * 3_600_000;
  expect(await status(area.accounts.confirmEmail(await sessionOf(await logIn('sorgsam@privat.example')), code))).toBe(404);
});

it('A new password ends what was begun under the former one', async () => {
  const token = await area.join('wachsam@privat.example');
  const code = await request(token, 'dieb@privat.example');
  const next = await area.accounts.changePassword(await sessionOf(token), { currentPassword: PASSWORD, newPassword: 'Sommerregen-17!' });
  expect(await status(area.accounts.confirmEmail(await sessionOf(next), code))).toBe(409);
});

it('A code for a new password that went to the former address opens nothing any more', async () => {
  const token = await area.join('umzug@privat.example');
  await area.accounts.requestPasswordReset('umzug@privat.example', HERE);
  const reset = await area.codeFor('umzug@privat.example');
  await area.accounts.confirmEmail(await sessionOf(token), await request(token, 'umzug-neu@privat.example'));
  expect(await status(area.accounts.resetPassword(reset, 'Sommerregen-17!', HERE))).toBe(409);
});

it('Whoever has used up the mails of an address still has its owner warned, and the code goes out', async () => {
  const email = 'ueberhaeuft@privat.example';
  const token = await area.join(email);
  for (let turn = 0; turn < 8; turn += 1) await area.accounts.requestPasswordReset(email, HERE);
  await area.accounts.settled();
  await area.accounts.confirmEmail(await sessionOf(token), await request(token, 'trotzdem@privat.example'));
  await area.accounts.settled();
  expect(subjectsTo(email).slice(-2)).toEqual([
    'Deine E-Mail-Adresse bei Parkett soll sich ändern',
    'Deine E-Mail-Adresse bei Parkett wurde geändert',
  ]);
});

import { expect } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { mailTo } from '../mails.ts';
import { canaries, keepSecret } from './canaries.ts';
import type { HeardPortal } from './portal.ts';
import { ok, openVisitor, read, type Visitor } from './visitor.ts';

/** Returns the code of the newest mail to an address and marks it as a secret that must not appear elsewhere. */
async function codeTo({ data }: HeardPortal, email: string): Promise<string> {
  const code = /code=([\w-]+)/u.exec(await mailTo(data, email))?.[1] ?? '';
  expect(code.length).toBeGreaterThan(20);
  keepSecret('code of a mail', code);
  return code;
}

/** Registers, requests the code again, and confirms. */
export async function register(portal: HeardPortal, visitor: Visitor): Promise<void> {
  const { email, password, firstName, lastName } = canaries;
  ok(
    await visitor.call('registerUser', {
      body: { email, password, firstName, lastName, hasAcceptedTerms: true, wantsNewsletter: true },
    }),
  );
  const code = await codeTo(portal, email);
  ok(await visitor.call('requestConfirmation', { body: { email } }));
  await visitor.get(`/registrierung/bestaetigung?code=${code}`);
  ok(await visitor.call('confirmUser', { body: { code, password } }));
}

/** Logs out and in, with a forgotten and a mistyped password and on two devices, and ends sessions. */
export async function repeatLogin(portal: HeardPortal, visitor: Visitor): Promise<void> {
  const { email, refusedEmail, firstName, nextPassword, lastPassword, wrongPassword } = canaries;
  ok(await visitor.call('logoutUser'));
  expect((await visitor.call('loginUser', { body: { email, password: wrongPassword } })).status).toBe(401);
  expect((await visitor.sendForm('/login', 'login', { email, password: wrongPassword })).text).toContain(email);
  expect((await visitor.sendForm('/registrierung', 'registration', { email: refusedEmail, password: 'kurz', firstName })).text).toContain(
    refusedEmail,
  );
  ok(await visitor.call('requestPasswordReset', { body: { email } }));
  await expect.poll(() => mailTo(portal.data, email), { timeout: 10_000 }).toContain('passwort/neu');
  ok(await visitor.call('resetPassword', { body: { code: await codeTo(portal, email), password: nextPassword } }));
  const other = openVisitor(portal.site);
  for (const one of [other, visitor]) ok(await one.call('loginUser', { body: { email, password: nextPassword, staysLoggedIn: true } }));
  const { list } = read(await visitor.call('listSessions')) as Schema<'SessionList'>;
  const { sessionId } = list.find(({ isCurrent }) => !isCurrent) ?? { sessionId: '' };
  ok(await visitor.call('endSession', { body: { sessionId } }));
  ok(await visitor.call('endAllSessions'));
  ok(await visitor.call('loginUser', { body: { email, password: nextPassword } }));
  ok(await visitor.call('changePassword', { body: { currentPassword: nextPassword, newPassword: lastPassword } }));
}

/** Changes the name, the address and the newsletter, and exports the account's data. */
export async function changeDetails(portal: HeardPortal, visitor: Visitor): Promise<void> {
  const { firstName, laterName, nextEmail, wishedEmail, lastPassword } = canaries;
  ok(await visitor.call('changeUserName', { body: { firstName, lastName: laterName, isRemoved: false } }));
  ok(await visitor.call('changeUserEmail', { body: { email: nextEmail, currentPassword: lastPassword } }));
  const code = await codeTo(portal, nextEmail);
  await visitor.get(`/konto/adresse?code=${code}`);
  ok(await visitor.call('confirmUserEmail', { body: { code } }));
  // Requests another change, which is never confirmed.
  ok(await visitor.call('changeUserEmail', { body: { email: wishedEmail, currentPassword: lastPassword } }));
  await codeTo(portal, wishedEmail);
  for (const wantsNewsletter of [false, true]) ok(await visitor.call('changeNewsletter', { body: { wantsNewsletter } }));
  expect(ok(await visitor.call('getUser')).text).toContain(nextEmail);
  expect(ok(await visitor.call('getUserData')).text).toContain(canaries.note);
  expect(ok(await visitor.get('/api/user-data')).text).toContain(canaries.drawing);
}

/** Lets support work in the account. */
export async function beHelped({ site }: HeardPortal, visitor: Visitor): Promise<void> {
  const support = openVisitor(site, true);
  ok(await support.call('loginUser', { body: { email: demoEmail('support'), password: DEMO_PASSWORD } }));
  ok(await support.call('startImpersonation', { body: { email: canaries.nextEmail } }));
  ok(await support.call('endImpersonation'));
  for (const operation of support.called) visitor.has(operation);
}

/** Deletes the account on its page. */
export async function leave(visitor: Visitor): Promise<void> {
  const { lastPassword: currentPassword } = canaries;
  const sent = await visitor.sendForm('/konto/loeschen', 'account-deletion', { currentPassword, isConfirmed: '1' });
  expect(sent.status, sent.text.slice(0, 500)).toBe(303);
  visitor.has('deleteUser');
}

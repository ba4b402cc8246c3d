import type { Schema } from '#client/operations.ts';
import type { Attack, Outcome, Portal } from './attack.ts';
import type { Answer } from './runner/ask.ts';
import { newestCode } from './runner/mails.ts';

const OWNER = '198.51.100.80';
const STRANGER = '203.0.113.80';
const PASSWORD = 'Vier-Woerter-der-Besitzerin';

export const attacks: readonly Attack[] = [
  { name: 'account-deleted-by-another', seconds: 6, apart: true, run: deleteAnothers },
  { name: 'data-taken-by-another', seconds: 6, apart: true, run: takeAnothers },
  { name: 'address-by-foreign-code', seconds: 6, apart: true, run: giveForeignAddress },
];

/** A foreign page, and the holder of a stolen session without the password, try to delete the account. */
async function deleteAnothers(portal: Portal): Promise<Outcome> {
  const token = await join(portal, 'bleibt@example.org');
  const { site, ask } = portal;
  const sure = { currentPassword: PASSWORD, isConfirmed: true };
  const foreign = { cookie: `token=${token}; session=1`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const tries = [
    await ask({ url: `${site}/api/v1/users/deletion`, method: 'POST', from: STRANGER, headers: foreign, body: sure }),
    await ask({ url: `${site}/konto/loeschen`, method: 'POST', from: STRANGER, headers: foreign, body: 'isConfirmed=1' }),
    await call(portal, 'POST', 'users/deletion', token, { ...sure, currentPassword: 'Geraten-und-falsch-1' }),
    await call(portal, 'POST', 'users/deletion', token, { ...sure, isConfirmed: false }),
  ];
  const still = await call(portal, 'GET', 'users', token);
  return {
    after: `Versuche ${statuses(tries)}; das Konto antwortet danach mit ${still.status}`,
    held: still.status === 200 && tries.every(({ status }) => status >= 400 && status < 500),
  };
}

/** Support in a user's account, a foreign page and a visitor without a session try to export all stored data. */
async function takeAnothers(portal: Portal): Promise<Outcome> {
  const email = 'gehoert-mir@example.org';
  const token = await join(portal, email);
  const { site, ask, users } = portal;
  // Support uses the address of this machine: from elsewhere its published password is refused.
  const support = await logIn(portal, users.email('support'), users.password, '127.0.0.1');
  await call(portal, 'POST', 'users/impersonation', support, { email });
  const url = `${site}/api/user-data`;
  const tries = [
    await call(portal, 'GET', 'users/data', support),
    await ask({ url, from: STRANGER, headers: { cookie: `token=${support}; session=1` } }),
    await ask({ url, from: STRANGER, headers: { cookie: `token=${token}; session=1`, 'sec-fetch-site': 'cross-site' } }),
    await ask({ url, from: STRANGER }),
  ];
  const own = await ask({ url, from: OWNER, headers: { cookie: `token=${token}; session=1` } });
  return {
    after: `Versuche ${statuses(tries)}; die Besitzerin erhält ihre Daten mit ${own.status}`,
    held:
      tries.every(({ status, body }) => status !== 200 && !body.includes(email)) &&
      own.body.includes(email) &&
      own.headers['cache-control'] === 'private, no-store' &&
      own.headers['content-disposition']?.startsWith('attachment') === true,
  };
}

/**
 * A stranger has a code sent to their own address and makes the owner of another account open the link, which would give that account the
 * stranger's address.
 */
async function giveForeignAddress(portal: Portal): Promise<Outcome> {
  const token = await join(portal, 'opfer@example.org');
  const stranger = await join(portal, 'fremder@example.org');
  await call(portal, 'POST', 'users/email', stranger, { email: 'falle@example.org', currentPassword: PASSWORD });
  const code = await newestCode(portal, 'falle@example.org', 1);
  const tries = [
    await call(portal, 'POST', 'users/email/confirmation', token, { code }),
    await call(portal, 'POST', 'users/email', token, { email: 'falle@example.org', currentPassword: 'Geraten-und-falsch-1' }),
  ];
  const { email = '' } = JSON.parse((await call(portal, 'GET', 'users', token)).body) as Schema<'User'>;
  return { after: `Versuche ${statuses(tries)}; das Konto gehört zu ${email}`, held: email === 'opfer@example.org' };
}

const statuses = (answers: readonly Answer[]): string => answers.map(({ status }) => status).join(', ');

function call({ ask, provider }: Portal, method: string, path: string, token: string, body?: object): Promise<Answer> {
  return ask({ url: `${provider}/api/v1/${path}`, method, from: STRANGER, headers: { 'x-ov-token': token }, body });
}

/** Registers and confirms; resolves with the token of the session. */
async function join(portal: Portal, email: string): Promise<string> {
  const { ask, provider } = portal;
  const post = (path: string, body: object): Promise<Answer> =>
    ask({ url: `${provider}/api/v1/${path}`, method: 'POST', from: OWNER, body });
  await post('users', { email, password: PASSWORD, hasAcceptedTerms: true });
  const answer = await post('users/confirmation', { code: await newestCode(portal, email, 1) });
  return (JSON.parse(answer.body) as Schema<'User'>).token;
}

async function logIn({ ask, provider }: Portal, email: string, password: string, from: string): Promise<string> {
  const answer = await ask({ url: `${provider}/api/v1/users/login`, method: 'POST', from, body: { email, password } });
  return (JSON.parse(answer.body) as Schema<'User'>).token;
}

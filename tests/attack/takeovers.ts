import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './runner/ask.ts';
import { mailsTo, newestCode } from './runner/mails.ts';
import type { Attack, Portal } from './attack.ts';

const OWNER = { from: '198.51.100.70', password: 'Vier-Woerter-der-Besitzerin', firstName: 'Olga' };
const STRANGER = { from: '203.0.113.70', password: 'Ein-Wort-des-Fremden-99', firstName: 'Fremd' };

export const attacks: readonly Attack[] = [
  {
    name: 'takeover-by-second-registration',
    seconds: 6,
    apart: true,
    /** A stranger registers an address that waits for its confirmation; its owner then confirms by the newer mail. */
    run: (portal) => takeOver(portal, 'zweite@example.org', async (email) => newestCode(portal, email, 2)),
  },
  {
    name: 'takeover-by-repeated-mail',
    seconds: 6,
    apart: true,
    /** Same, but the owner misses the mail and requests it again. */
    run: (portal) =>
      takeOver(portal, 'wiederholt@example.org', async (email) => {
        await newestCode(portal, email, 2);
        await post(portal, 'users/confirmation/request', { email }, OWNER.from);
        return newestCode(portal, email, 3);
      }),
  },
  {
    name: 'login-behind-many-mails',
    seconds: 6,
    apart: true,
    run: logInUnnoticed,
  },
  {
    name: 'accounts-by-registration',
    seconds: 6,
    apart: true,
    /**
     * A stranger registers foreign addresses and tries to find out which have an account, by logging in with the password of the
     * registration.
     */
    async run(portal) {
      const addresses = [portal.users.email('besucher'), 'niemand-hier@example.org'];
      const answers: string[] = [];
      for (const email of addresses) {
        await register(portal, email, STRANGER);
        const { status, body } = await logIn(portal, email, STRANGER);
        answers.push(`${status} ${body.replace(/"identifier":"[^"]*"/u, '')}`);
      }
      return {
        before: 'ein Konto: 401, kein Konto: 403',
        after: answers.map((answer) => answer.slice(0, 3)).join(' und '),
        held: answers[0] === answers[1] && answers[0]?.startsWith('401') === true,
      };
    },
  },
];

/** A stranger who knows a password first uses up the mail limit of its address, to hide the login from its owner. */
async function logInUnnoticed(portal: Portal) {
  const email = 'ungewarnt@example.org';
  await register(portal, email, OWNER);
  await post(portal, 'users/confirmation', { code: await newestCode(portal, email, 1) }, OWNER.from);
  for (let turn = 0; turn < 8; turn += 1) await post(portal, 'users/password_reset', { email }, STRANGER.from);
  const { status } = await logIn(portal, email, { ...OWNER, from: STRANGER.from });
  const isTold = (): boolean => mailsTo(portal, email).some((mail) => mail.includes('Subject: Neue Anmeldung bei Parkett'));
  for (let turn = 0; turn < 40 && !isTold(); turn += 1) await sleep(50);
  return {
    before: 'nach fünf E-Mails erfuhr niemand von der Anmeldung',
    after: `${mailsTo(portal, email).length} E-Mails; Anmeldung ${status}, ${isTold() ? 'gemeldet' : 'nicht gemeldet'}`,
    held: status === 200 && isTold(),
  };
}

async function takeOver(portal: Portal, email: string, codeOfOwner: (email: string) => Promise<string>) {
  await register(portal, email, OWNER);
  await newestCode(portal, email, 1);
  await register(portal, email, STRANGER);
  const code = await codeOfOwner(email);
  const plain = await post(portal, 'users/confirmation', { code }, OWNER.from);
  const own = await post(portal, 'users/confirmation', { code, password: OWNER.password }, OWNER.from);
  const [stranger, owner] = [await logIn(portal, email, STRANGER), await logIn(portal, email, OWNER)];
  const opened = [plain, own].find(({ status }) => status === 200)?.body ?? '';
  return {
    before: 'das Passwort des Fremden öffnet das Konto',
    after: `Bestätigung ohne Passwort ${plain.status}, mit dem der Besitzerin ${own.status}; danach kommt der Fremde mit ${stranger.status} zurück, die Besitzerin mit ${owner.status}`,
    held: stranger.status === 401 && owner.status === 200 && !opened.includes(STRANGER.firstName),
  };
}

type Person = typeof OWNER;

function register(portal: Portal, email: string, { from, password, firstName }: Person): Promise<Answer> {
  return post(portal, 'users', { email, password, firstName, hasAcceptedTerms: true }, from);
}

function logIn(portal: Portal, email: string, { from, password }: Person): Promise<Answer> {
  return post(portal, 'users/login', { email, password }, from);
}

function post({ ask, provider }: Portal, path: string, body: object, from: string): Promise<Answer> {
  return ask({ url: `${provider}/api/v1/${path}`, method: 'POST', from, body });
}

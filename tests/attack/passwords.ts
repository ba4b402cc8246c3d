import type { Answer } from './runner/ask.ts';
import type { Attack, Portal } from './attack.ts';

const SECONDS = 8;
/** Milliseconds between two attempts of the owner. */
const RETRY_MS = 1_000;
const OWNER = '198.51.100.40';
const MOST_WAIT_MS = 6_000;
const GUESSES = 25;
/** Maximum processor time of the provider per attempt, in ms, other work included; deriving a key costs 40 ms. */
const MOST_WORK_MS = 25;

export const attacks: readonly Attack[] = [
  {
    name: 'password-guesses',
    seconds: SECONDS + 6,
    /** Many addresses guess the password of one account while its owner logs in on a known device. */
    async run(portal) {
      const email = portal.users.email('plus');
      const known = deviceOf(await logIn(portal, email, portal.users.password, OWNER));
      // Counts only the owner's attempts during the guessing: after it, everybody gets in.
      const end = performance.now() + SECONDS * 1000;
      const guessing = portal.flood({
        perSecond: 20,
        seconds: SECONDS,
        ask: (turn) => asking(portal, email, `falsch-${turn}-${portal.chance()}`, `203.0.113.${100 + (turn % 120)}`),
      });
      await new Promise((wake) => setTimeout(wake, (SECONDS * 1000) / 2));
      const begin = performance.now();
      let answer = await logIn(portal, email, portal.users.password, OWNER, known);
      while (answer.status !== 200 && performance.now() + RETRY_MS < end) {
        await new Promise((wake) => setTimeout(wake, RETRY_MS));
        answer = await logIn(portal, email, portal.users.password, OWNER, known);
      }
      const waited = performance.now() - begin;
      const { statuses } = await guessing;
      const statusCounts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
      return {
        before: 'der Besitzer ist ausgesperrt, solange jemand rät',
        after: `Raten: ${statusCounts.join(', ')}; der Besitzer kommt nach ${Math.round(waited)} ms hinein (${answer.status})`,
        held: answer.status === 200 && !('500' in statuses),
      };
    },
  },
  {
    name: 'unknown-accounts',
    seconds: SECONDS + 4,
    /** Logins to accounts that do not exist are cheap, and neither the answer nor its time distinguishes them from others. */
    async run(portal) {
      const worked = await secondsOfWork(portal);
      const guessing = portal.flood({
        perSecond: GUESSES,
        seconds: SECONDS,
        ask: (turn) => asking(portal, `niemand-${turn}@example.org`, 'falsch', `203.0.113.${turn % 100}`),
      });
      const begin = performance.now();
      const answer = await logIn(portal, portal.users.email('basic'), portal.users.password, OWNER);
      const waited = performance.now() - begin;
      const { statuses, times } = await guessing;
      const costs = ((await secondsOfWork(portal)) - worked) * (1000 / times.length);
      const statusCounts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
      return {
        before: 'jeder Versuch kostet 19 MiB und 40 ms, auch ohne Konto',
        after: `${statusCounts.join(', ')}; ein Versuch kostet ${Math.round(costs)} ms Arbeit; eine richtige Anmeldung dauert dabei ${Math.round(waited)} ms (${answer.status})`,
        held: answer.status === 200 && waited < MOST_WAIT_MS && !('500' in statuses) && costs < MOST_WORK_MS,
      };
    },
  },
];

/** Returns the processor time of the provider since its start. */
async function secondsOfWork({ ask, provider }: Portal): Promise<number> {
  const { body } = await ask({ url: `${provider}/metrics` });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(body)?.[1] ?? Number.NaN);
}

function asking({ provider }: Portal, email: string, password: string, from: string, device?: string) {
  const headers = device === undefined ? {} : { 'x-ov-device-token': device };
  return { url: `${provider}/api/v1/users/login`, method: 'POST', from, headers, body: { email, password } };
}

function logIn(portal: Portal, email: string, password: string, from: string, device?: string): Promise<Answer> {
  return portal.ask(asking(portal, email, password, from, device));
}

function deviceOf({ status, body }: Answer): string {
  if (status !== 200) throw new Error(`the owner could not log in before the attack: ${status}`);
  return (JSON.parse(body) as { readonly deviceToken: string }).deviceToken;
}

import { and, eq, lte, sql as raw } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Database } from '../../store/database.ts';
import { attempts } from '../../store/schema-accounts.ts';
import { sign } from './secrets.ts';

/** Number of free attempts, and the growth of the delay after them: it doubles from `first` to `most`. All times in milliseconds. */
export interface Limit {
  readonly name: string;
  readonly free: number;
  readonly first: number;
  readonly most: number;
  /** Time without attempts after which the counter is reset. */
  readonly memory: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const limits = {
  /** Wrong passwords for one account from one address. */
  accountAtAddress: { name: 'account-at-address', free: 5, first: SECOND, most: 5 * MINUTE, memory: HOUR },
  /** Wrong passwords for one account from all unknown devices. The delay for others on unknown devices stays below a minute. */
  account: { name: 'account', free: 50, first: SECOND, most: 30 * SECOND, memory: HOUR },
  /** Wrong passwords of a device on which the owner of an account was logged in before. */
  device: { name: 'device', free: 10, first: SECOND, most: 30 * SECOND, memory: HOUR },
  /** Wrong passwords from one address, for any account. */
  address: { name: 'address', free: 20, first: SECOND, most: 15 * MINUTE, memory: HOUR },
  /** Wrong passwords within one session when changing the password. */
  session: { name: 'session', free: 5, first: SECOND, most: 5 * MINUTE, memory: HOUR },
  /** Wrong passwords for one code of a registration. */
  confirmation: { name: 'confirmation', free: 10, first: SECOND, most: 5 * MINUTE, memory: HOUR },
  /** New passwords with a code, from one address: each requires an expensive key derivation. */
  codes: { name: 'codes', free: 20, first: SECOND, most: 5 * MINUTE, memory: HOUR },
  /** Registrations and requested mails from one address. */
  requests: { name: 'requests', free: 20, first: 10 * SECOND, most: HOUR, memory: HOUR },
  /** Mails about logins on a new device, to one account; further ones are not sent. */
  deviceMails: { name: 'device-mails', free: 2, first: 10 * MINUTE, most: HOUR, memory: HOUR },
  /** Mails to one address; further ones are silently not sent. */
  mails: { name: 'mails', free: 5, first: 10 * MINUTE, most: HOUR, memory: HOUR },
} as const satisfies Record<string, Limit>;

export interface Limits {
  /**
   * Counts an attempt before it is made, so that concurrent ones count too.
   * @throws HttpFault 429 with the seconds to wait.
   */
  take(limit: Limit, subject: string): Promise<void>;
  /** Resets the attempts of a subject after a success. */
  forgive(limit: Limit, subject: string): Promise<void>;
  /** Takes back one attempt and its delay: it was successful, or did not take place. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  /** Removes expired counters. */
  prune(): Promise<void>;
}

/**
 * Counts attempts in the store, for all processes together that have the same key.
 * @param now real clock, epoch milliseconds: delays are real time
 * @param visitorKey hashes addresses and e-mail addresses; see `readVisitorKey`
 */
export function createLimits({ sql }: Pick<Database, 'sql'>, now: () => number, visitorKey: Buffer): Limits {
  /** Addresses and e-mail addresses are hashed, so that they cannot be read from the store alone. */
  const keyOf = ({ name }: Limit, subject: string): string => sign(visitorKey, `${name}\n${subject}`);
  return {
    async take(limit, subject) {
      const [key, time] = [keyOf(limit, subject), now()];
      const forgetAt = time + limit.memory;
      const isKnown = raw`${attempts.forgetAt} > ${time}::bigint`;
      const tries = raw`case when ${isKnown} then ${attempts.tries} + 1 else 1 end`;
      const over = raw`${attempts.tries} + 1 - ${limit.free}::int`;
      const wait = raw`least(${limit.most}::bigint, ${limit.first}::bigint * (1::bigint << least(${over}, 24)))`;
      const taken = await sql
        .insert(attempts)
        .values({ key, tries: 1, forgetAt })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            tries,
            blockedUntil: raw`case when ${isKnown} and ${over} >= 0 then ${time}::bigint + ${wait} end`,
            forgetAt,
          },
          setWhere: raw`coalesce(${attempts.blockedUntil}, 0) <= ${time}::bigint`,
        })
        .returning({ tries: attempts.tries });
      if (taken.length > 0) return;
      const [row] = await sql.select({ until: attempts.blockedUntil }).from(attempts).where(eq(attempts.key, key));
      throw tooMany(Math.max(1, Math.ceil(((row?.until ?? time) - time) / SECOND)));
    },
    async forgive(limit, subject) {
      await sql.delete(attempts).where(eq(attempts.key, keyOf(limit, subject)));
    },
    async giveBack(limit, subject) {
      const key = keyOf(limit, subject);
      // Nothing is stored about visitors without a failed attempt.
      const gone = await sql
        .delete(attempts)
        .where(and(eq(attempts.key, key), lte(attempts.tries, 1)))
        .returning({ key: attempts.key });
      if (gone.length > 0) return;
      await sql
        .update(attempts)
        .set({ tries: raw`greatest(0, ${attempts.tries} - 1)`, blockedUntil: null })
        .where(eq(attempts.key, key));
    },
    async prune() {
      await sql
        .delete(attempts)
        .where(raw`${attempts.forgetAt} <= ${now()}::bigint and coalesce(${attempts.blockedUntil}, 0) <= ${now()}::bigint`);
    },
  };
}

function tooMany(seconds: number): HttpFault {
  const wait = seconds < 60 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;
  return new HttpFault(
    429,
    `Too many tries; next in ${seconds} s.`,
    `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
    seconds,
  );
}

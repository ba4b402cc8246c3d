import { randomUUID } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Database, Sql } from '../../store/database.ts';
import { endedTokens } from '../../store/schema-accounts.ts';
import { storeFaultOf } from '../../store/trouble.ts';
import { violates } from '../../store/violations.ts';
import type { AnonymousTokens } from './anonymous.ts';
import type { RightChanges } from './right-changes.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { createBriefCache } from './session-cache.ts';
import { deleteSession, insertSession, moveSession, readSession, touchSession, type StoredSession } from './session-store.ts';
import type { Session, Sessions } from './types.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Lifetime of a session regardless of use, and maximum time without use, in ms. */
export const LONG_SESSION = { lifetime: 30 * DAY, idle: 14 * DAY };
export const SHORT_SESSION = { lifetime: DAY / 2, idle: 4 * HOUR };
/** Minimum milliseconds between two updates of a session's last use. */
const NOTED_EVERY = 5 * 60 * 1000;
/** Time in ms for which a session is cached. It is read again afterwards, even without a reported change. */
const KNOWN_FOR = 900;

/** User and device of a new session. */
export interface Opening {
  readonly userId: string;
  readonly staysLoggedIn: boolean;
  /** Name of the device, as its user calls it. */
  readonly device: string;
}

/** Features of a session. */
export interface Rights {
  /** Account that the session belongs to; absent where nobody is logged in. */
  readonly userId?: string;
  readonly features: ReadonlySet<string>;
  /** Time until which they are valid at most, epoch milliseconds. */
  readonly until: number;
}

/** Open sessions. All changes of sessions go through this register, which notifies the listeners at once. */
export interface SessionRegister extends Sessions {
  /** Opens a session of a user on this connection or transaction. */
  open(sql: Sql, opening: Opening): Promise<{ readonly token: string; readonly expires: number }>;
  /** Moves the session of a token to a new token and resolves with it. */
  rotate(sql: Sql, token: string): Promise<string>;
  /** Ends the session of a token, including a visitor's. */
  end(session: Session): Promise<void>;
  /** Must be called after a change of sessions; resolves once all listeners in this process are notified. */
  changed(): Promise<void>;
  /** Returns the current rights of the session with this id; undefined once it has ended. The call does not count as use. */
  rightsOf(sessionId: string): Promise<Rights | undefined>;
}

export interface RegisterOptions {
  readonly database: Database;
  readonly anonymous: AnonymousTokens;
  readonly changes: RightChanges;
  /** Clock of the provider, epoch milliseconds. */
  readonly now: () => number;
  /** Monotonic clock, in milliseconds. */
  readonly time?: () => number;
}

/** Opens, finds and ends sessions in the store. */
export function createSessions({ database, anonymous, changes, now, time = () => performance.now() }: RegisterOptions): SessionRegister {
  const { sql } = database;
  const users = createBriefCache<StoredSession | undefined>(KNOWN_FOR, time);
  const ended = createBriefCache<boolean>(KNOWN_FOR, time);
  changes.onChange(() => users.forgetAll());
  const findVisitor = async (token: string, expires: number): Promise<Session | undefined> => {
    const hash = hashOfToken(token);
    const isEnded = await ended.get(hash, () => readEnded(sql, hash));
    return isEnded ? undefined : { token, expires, features: new Set(), products: new Set() };
  };
  const findUser = async (token: string): Promise<Session | undefined> => {
    const tokenHash = hashOfToken(token);
    const read = () => users.get(tokenHash, () => readSession(sql, { tokenHash }, now()));
    let stored = await read();
    if (stored !== undefined && stored.until <= now()) {
      users.forget(tokenHash);
      stored = await read();
    }
    if (stored === undefined) return undefined;
    if (now() - stored.seen >= NOTED_EVERY) {
      users.forget(tokenHash);
      await touchSession(sql, stored.sessionId, now());
    }
    return sessionOf(token, stored);
  };
  return {
    async find(token) {
      try {
        const visitorUntil = anonymous.expiryOf(token);
        return await (visitorUntil === undefined ? findUser(token) : findVisitor(token, visitorUntil));
      } catch (error) {
        throw storeFaultOf(error) ?? Object.assign(new HttpFault(503, 'The store does not answer.'), { cause: error });
      }
    },
    async open(on, { userId, staysLoggedIn, device }) {
      const token = newToken();
      const { lifetime, idle } = staysLoggedIn ? LONG_SESSION : SHORT_SESSION;
      const expires = now() + lifetime;
      const session = { tokenHash: hashOfToken(token), sessionId: randomUUID(), userId, device, now: now(), expires, idle };
      await insertSession(on, session).catch((error: unknown) => {
        throw violates(error, 'reference')
          ? new HttpFault(401, 'The account was deleted meanwhile', 'Dieses Konto gibt es nicht mehr.')
          : error;
      });
      return { token, expires };
    },
    async rotate(on, former) {
      const token = newToken();
      await moveSession(on, hashOfToken(former), { tokenHash: hashOfToken(token), sessionId: randomUUID() });
      return token;
    },
    async end({ token, userId, expires }) {
      const hash = hashOfToken(token);
      if (userId === undefined) {
        await sql
          .insert(endedTokens)
          .values({ tokenHash: hash, expiresAt: new Date(expires) })
          .onConflictDoNothing();
        ended.forget(hash);
      } else {
        await deleteSession(sql, hash);
        await this.changed();
      }
    },
    async changed() {
      users.forgetAll();
      await changes.look();
    },
    async rightsOf(sessionId) {
      const stored = await readSession(sql, { sessionId }, now());
      return stored && { userId: stored.userId, features: stored.features, until: stored.until };
    },
  };
}

async function readEnded(sql: Sql, hash: string): Promise<boolean> {
  const rows = await sql.select({ hash: endedTokens.tokenHash }).from(endedTokens).where(eq(endedTokens.tokenHash, hash));
  return rows.length > 0;
}

/** Removes records of ended visitor tokens that have expired anyway. */
export async function pruneEnded(sql: Sql, now: number): Promise<void> {
  await sql.delete(endedTokens).where(lte(endedTokens.expiresAt, new Date(now)));
}

function sessionOf(token: string, stored: StoredSession): Session {
  const { sessionId, userId, expires, features, products, isSupport } = stored;
  return {
    token,
    sessionId,
    userId,
    expires,
    features,
    products,
    ...(isSupport ? { isSupport } : {}),
    ...(stored.ownerId === userId ? {} : { adminEmail: stored.ownerEmail }),
  };
}

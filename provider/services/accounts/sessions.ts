import { eq, lte } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Database, Sql } from '../../store/database.ts';
import { endedTokens } from '../../store/schema-accounts.ts';
import { storeFaultOf } from '../../store/trouble.ts';
import type { AnonymousTokens } from './anonymous.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { createBriefCache } from './session-cache.ts';
import { deleteSession, insertSession, readSession, type StoredSession } from './session-store.ts';
import type { Session, Sessions } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;
export const LONG_SESSION = 30 * DAY;
export const SHORT_SESSION = DAY / 2;
/** Another process notices the end of a session after so many milliseconds at the latest. */
const KNOWN_FOR = 2_000;

/** The open sessions. What changes one says so here, so that this process notices at once. */
export interface SessionRegister extends Sessions {
  /** Opens a session of a user on this connection or transaction. */
  open(sql: Sql, userId: string, staysLoggedIn: boolean): Promise<{ readonly token: string; readonly expires: number }>;
  /** Ends the session of a token, a visitor's too. */
  end(session: Session): Promise<void>;
  /** After a change of one session, or of all of somebody's. */
  forget(token?: string): void;
}

export interface RegisterOptions {
  readonly database: Database;
  readonly anonymous: AnonymousTokens;
  /** Clock of the provider, epoch milliseconds. */
  readonly now: () => number;
  /** Clock that never stands still, in milliseconds. */
  readonly time?: () => number;
}

/** Opens, finds and ends sessions in the store. */
export function createSessions({ database, anonymous, now, time = () => performance.now() }: RegisterOptions): SessionRegister {
  const { sql } = database;
  const users = createBriefCache<StoredSession | undefined>(KNOWN_FOR, time);
  const ended = createBriefCache<boolean>(KNOWN_FOR, time);
  const findVisitor = async (token: string, expires: number): Promise<Session | undefined> => {
    const hash = hashOfToken(token);
    const isEnded = await ended.get(hash, () => readEnded(sql, hash));
    return isEnded ? undefined : { token, expires, features: new Set(), products: new Set() };
  };
  const findUser = async (token: string): Promise<Session | undefined> => {
    const hash = hashOfToken(token);
    const stored = await users.get(hash, () => readSession(sql, hash, now()));
    return stored === undefined || stored.expires <= now() ? undefined : sessionOf(token, stored);
  };
  return {
    async find(token) {
      try {
        const visitorUntil = anonymous.expiryOf(token);
        return await (visitorUntil === undefined ? findUser(token) : findVisitor(token, visitorUntil));
      } catch (error) {
        throw storeFaultOf(error) ?? new HttpFault(503, 'The store does not answer.');
      }
    },
    async open(on, userId, staysLoggedIn) {
      const token = newToken();
      const expires = now() + (staysLoggedIn ? LONG_SESSION : SHORT_SESSION);
      await insertSession(on, { tokenHash: hashOfToken(token), userId, now: now(), expires });
      return { token, expires };
    },
    async end({ token, userId, expires }) {
      const hash = hashOfToken(token);
      if (userId === undefined) {
        await sql
          .insert(endedTokens)
          .values({ tokenHash: hash, expiresAt: new Date(expires) })
          .onConflictDoNothing();
      } else await deleteSession(sql, hash);
      users.forget(hash);
      ended.forget(hash);
    },
    forget(token) {
      if (token === undefined) users.forgetAll();
      else users.forget(hashOfToken(token));
    },
  };
}

async function readEnded(sql: Sql, hash: string): Promise<boolean> {
  return (await sql.select({ hash: endedTokens.tokenHash }).from(endedTokens).where(eq(endedTokens.tokenHash, hash))).length > 0;
}

/** Removes the ends of visitors' tokens that are over by now anyway. */
export async function pruneEnded(sql: Sql, now: number): Promise<void> {
  await sql.delete(endedTokens).where(lte(endedTokens.expiresAt, new Date(now)));
}

function sessionOf(token: string, stored: StoredSession): Session {
  const { userId, expires, features, products, isSupport } = stored;
  return {
    token,
    userId,
    expires,
    features,
    products,
    ...(isSupport ? { isSupport } : {}),
    ...(stored.ownerId === userId ? {} : { adminEmail: stored.ownerEmail }),
  };
}

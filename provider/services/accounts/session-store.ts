import { and, desc, eq, gt, isNull, lte, ne, or, sql as raw } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../store/database.ts';
import { products, sessions, userProducts, users } from '../../store/schema-accounts.ts';

const MOST_SESSIONS = 20;

/** Session in the store. */
export interface StoredSession {
  /** Names the session to others; nobody can derive the token from it. */
  readonly sessionId: string;
  /** Account that the session works in. */
  readonly userId: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly isSupport: boolean;
  /** Epoch milliseconds, as all instants here: when the session ends, however much it is used. */
  readonly expires: number;
  /** The latest call that was noted. */
  readonly seen: number;
  /** All of this holds until then at most: the session ends, or a product does. */
  readonly until: number;
  readonly products: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
}

/** The products of a user that run at an instant. */
export function runsAt(instant: Date) {
  return and(lte(userProducts.startsAt, instant), or(isNull(userProducts.endsAt), gt(userProducts.endsAt, instant)));
}

/** When a session ends unless it is used: not used for too long, or at its end. */
const endsAt = raw`least(${sessions.expiresAt}, ${sessions.seenAt} + make_interval(secs => ${sessions.idleSeconds}))`;

const isOpenAt = (now: number) => gt(endsAt, new Date(now));

/** The open session with this hash or this id; what its account may do comes with it. */
export async function readSession(
  sql: Sql,
  by: { readonly tokenHash: string } | { readonly sessionId: string },
  now: number,
): Promise<StoredSession | undefined> {
  const owner = alias(users, 'owner');
  const userId = raw<string>`coalesce(${sessions.actingUserId}, ${sessions.userId})`;
  const rows = await sql
    .select({
      sessionId: sessions.sessionId,
      userId,
      ownerId: sessions.userId,
      ownerEmail: owner.email,
      isSupport: owner.isSupport,
      expiresAt: sessions.expiresAt,
      seenAt: sessions.seenAt,
      idleSeconds: sessions.idleSeconds,
      productId: products.productId,
      productEndsAt: userProducts.endsAt,
      features: products.features,
    })
    .from(sessions)
    .innerJoin(owner, eq(owner.userId, sessions.userId))
    .leftJoin(userProducts, and(eq(userProducts.userId, userId), runsAt(new Date(now))))
    .leftJoin(products, eq(products.productId, userProducts.productId))
    .where(and('tokenHash' in by ? eq(sessions.tokenHash, by.tokenHash) : eq(sessions.sessionId, by.sessionId), isOpenAt(now)));
  const [row] = rows;
  if (row === undefined) return undefined;
  const [expires, seen] = [row.expiresAt.getTime(), row.seenAt.getTime()];
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    ownerId: row.ownerId,
    ownerEmail: row.ownerEmail,
    isSupport: row.isSupport,
    expires,
    seen,
    until: Math.min(expires, seen + row.idleSeconds * 1000, ...rows.flatMap(({ productEndsAt }) => productEndsAt?.getTime() ?? [])),
    products: new Set(rows.flatMap(({ productId }) => productId ?? [])),
    features: new Set(rows.flatMap(({ features }) => features ?? [])),
  };
}

/** A session to be. Instants and spans are milliseconds. */
export interface NewSession {
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly device: string;
  readonly now: number;
  readonly expires: number;
  readonly idle: number;
}

/** Opens a session; of too many of one user, the oldest end. */
export async function insertSession(sql: Sql, { now, expires, idle, ...session }: NewSession): Promise<void> {
  const { tokenHash, userId } = session;
  const at = new Date(now);
  await sql.insert(sessions).values({ ...session, createdAt: at, seenAt: at, expiresAt: new Date(expires), idleSeconds: idle / 1000 });
  await sql.execute(raw`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} and token_hash <> ${tokenHash}
      order by created_at desc offset ${MOST_SESSIONS - 1}
    )`);
}

/** Notes that a session is in use. */
export async function touchSession(sql: Sql, sessionId: string, now: number): Promise<void> {
  await sql
    .update(sessions)
    .set({ seenAt: new Date(now) })
    .where(eq(sessions.sessionId, sessionId));
}

/** An open session as its user sees it. */
export interface OpenSession {
  readonly sessionId: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** The open sessions that a user began, the latest used first. */
export function listSessions(sql: Sql, userId: string, now: number): Promise<OpenSession[]> {
  const { sessionId, device, createdAt, seenAt } = sessions;
  return sql
    .select({ sessionId, device, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenAt(now)))
    .orderBy(desc(seenAt), desc(createdAt), sessionId);
}

export async function deleteSession(sql: Sql, tokenHash: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session that a user began; whether there was one. */
export async function deleteOwnSession(sql: Sql, userId: string, sessionId: string): Promise<boolean> {
  const gone = await sql
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId });
  return gone.length > 0;
}

/** Lets a session go on under another token and id, so that the former ones become useless. */
export async function moveSession(sql: Sql, tokenHash: string, next: Pick<NewSession, 'tokenHash' | 'sessionId'>): Promise<void> {
  const [former] = await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning();
  if (former !== undefined) await sql.insert(sessions).values({ ...former, ...next });
}

/** Ends what is open in the name of a user, also where support works in the account; one session may stay. Resolves with how many ended. */
export async function deleteSessionsOf(sql: Sql, userId: string, exceptHash = ''): Promise<number> {
  const ended = await sql
    .delete(sessions)
    .where(and(or(eq(sessions.userId, userId), eq(sessions.actingUserId, userId)), ne(sessions.tokenHash, exceptHash)))
    .returning({ sessionId: sessions.sessionId });
  return ended.length;
}

/** Removes sessions that have ended by themselves. */
export async function pruneSessions(sql: Sql, now: number): Promise<void> {
  await sql.delete(sessions).where(lte(endsAt, new Date(now)));
}

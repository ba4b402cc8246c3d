import { and, desc, eq, gt, isNull, lte, ne, or, sql as raw } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../store/database.ts';
import { products, sessions, userProducts, users } from '../../store/schema-accounts.ts';

const MOST_SESSIONS = 20;

/** Session in the store. */
export interface StoredSession {
  /** Public id of the session; the token cannot be derived from it. */
  readonly sessionId: string;
  /** Account in which the session works. */
  readonly userId: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly isSupport: boolean;
  /** Latest end of the session regardless of use, in epoch milliseconds, like all instants here. */
  readonly expires: number;
  /** Latest recorded use. */
  readonly seen: number;
  /** Time until which this data is valid at most: the session or a product ends. */
  readonly until: number;
  readonly products: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
}

/** Returns the condition for products of a user that are active at an instant. */
export function runsAt(instant: Date) {
  return and(lte(userProducts.startsAt, instant), or(isNull(userProducts.endsAt), gt(userProducts.endsAt, instant)));
}

/** End of a session: after its idle time without use, or at its expiry. */
const endsAt = raw`least(${sessions.expiresAt}, ${sessions.seenAt} + make_interval(secs => ${sessions.idleSeconds}))`;

const isOpenAt = (now: number) => gt(endsAt, new Date(now));

/** Reads the open session with this hash or id, together with the rights of its account. */
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

/** New session. Instants and durations are in milliseconds. */
export interface NewSession {
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly device: string;
  readonly now: number;
  readonly expires: number;
  readonly idle: number;
}

/** Opens a session; if a user has too many, the oldest ones end. */
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

/** Records that a session is in use. */
export async function touchSession(sql: Sql, sessionId: string, now: number): Promise<void> {
  await sql
    .update(sessions)
    .set({ seenAt: new Date(now) })
    .where(eq(sessions.sessionId, sessionId));
}

/** Open session as shown to its user. */
export interface OpenSession {
  readonly sessionId: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** Lists the open sessions that a user started, the most recently used first. */
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

/** Ends a session that a user started; returns true if there was one. */
export async function deleteOwnSession(sql: Sql, userId: string, sessionId: string): Promise<boolean> {
  const gone = await sql
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId });
  return gone.length > 0;
}

/** Moves a session to another token and id, so that the former ones become invalid. */
export async function moveSession(sql: Sql, tokenHash: string, next: Pick<NewSession, 'tokenHash' | 'sessionId'>): Promise<void> {
  const [former] = await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning();
  if (former !== undefined) await sql.insert(sessions).values({ ...former, ...next });
}

/**
 * Ends all sessions in the name of a user, including those of support in the account; one session may be excluded. Resolves with their
 * number.
 */
export async function deleteSessionsOf(sql: Sql, userId: string, exceptHash = ''): Promise<number> {
  const ended = await sql
    .delete(sessions)
    .where(and(or(eq(sessions.userId, userId), eq(sessions.actingUserId, userId)), ne(sessions.tokenHash, exceptHash)))
    .returning({ sessionId: sessions.sessionId });
  return ended.length;
}

/** Removes expired sessions. */
export async function pruneSessions(sql: Sql, now: number): Promise<void> {
  await sql.delete(sessions).where(lte(endsAt, new Date(now)));
}

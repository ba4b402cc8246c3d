import { and, eq, gt, isNull, lte, ne, or, sql as raw } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../store/database.ts';
import { products, sessions, userProducts, users } from '../../store/schema-accounts.ts';

const MOST_SESSIONS = 20;

/** What the store knows about a session. */
export interface StoredSession {
  /** In whose account the session works. */
  readonly userId: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly isSupport: boolean;
  /** Epoch milliseconds. */
  readonly expires: number;
  readonly products: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
}

/** The products of a user that run at an instant. */
export function runsAt(instant: Date) {
  return and(lte(userProducts.startsAt, instant), or(isNull(userProducts.endsAt), gt(userProducts.endsAt, instant)));
}

/** The session with this hash that has not expired; what its account may do comes with it. */
export async function readSession(sql: Sql, tokenHash: string, now: number): Promise<StoredSession | undefined> {
  const owner = alias(users, 'owner');
  const userId = raw<string>`coalesce(${sessions.actingUserId}, ${sessions.userId})`;
  const rows = await sql
    .select({
      userId,
      ownerId: sessions.userId,
      ownerEmail: owner.email,
      isSupport: owner.isSupport,
      expiresAt: sessions.expiresAt,
      productId: products.productId,
      features: products.features,
    })
    .from(sessions)
    .innerJoin(owner, eq(owner.userId, sessions.userId))
    .leftJoin(userProducts, and(eq(userProducts.userId, userId), runsAt(new Date(now))))
    .leftJoin(products, eq(products.productId, userProducts.productId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    userId: row.userId,
    ownerId: row.ownerId,
    ownerEmail: row.ownerEmail,
    isSupport: row.isSupport,
    expires: row.expiresAt.getTime(),
    products: new Set(rows.flatMap(({ productId }) => productId ?? [])),
    features: new Set(rows.flatMap(({ features }) => features ?? [])),
  };
}

/** Opens a session; of too many of one user, the oldest end. */
export async function insertSession(
  sql: Sql,
  session: { readonly tokenHash: string; readonly userId: string; readonly now: number; readonly expires: number },
): Promise<void> {
  const { tokenHash, userId } = session;
  await sql.insert(sessions).values({ tokenHash, userId, createdAt: new Date(session.now), expiresAt: new Date(session.expires) });
  await sql.execute(raw`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} and token_hash <> ${tokenHash}
      order by created_at desc offset ${MOST_SESSIONS - 1}
    )`);
}

export async function deleteSession(sql: Sql, tokenHash: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends what is open in the name of a user, also where support works in the account; one session may stay. */
export async function deleteSessionsOf(sql: Sql, userId: string, exceptHash = ''): Promise<void> {
  await sql
    .delete(sessions)
    .where(and(or(eq(sessions.userId, userId), eq(sessions.actingUserId, userId)), ne(sessions.tokenHash, exceptHash)));
}

/** Removes sessions that have expired. */
export async function pruneSessions(sql: Sql, now: number): Promise<void> {
  await sql.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
}

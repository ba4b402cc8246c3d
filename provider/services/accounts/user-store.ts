import { and, eq, inArray, lt, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { lockIfUser } from '../../store/lock-user.ts';
import { withoutNulls, type Known } from '../../store/rows.ts';
import { accountCodes, products, userProducts, users } from '../../store/schema-accounts.ts';
import { runsAt } from './session-store.ts';

export type UserRow = typeof users.$inferSelect;
/** Purpose of a code from a mail. */
export type CodeKind = 'reset' | 'email';

/** Bought product with its features. */
export type OwnedProduct = Known<{
  productId: string;
  name: string;
  features: readonly string[];
  names: readonly string[];
  paymentInterval: 'MONTH' | 'YEAR' | null;
  startsAt: Date;
  endsAt: Date | null;
}>;

/** Returns the form of an address that identifies an account: `Anna@Example.org` and `anna@example.org` are equal. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

export async function findUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row;
}

export async function readUser(sql: Sql, userId: string): Promise<UserRow | undefined> {
  const [row] = await sql.select().from(users).where(eq(users.userId, userId));
  return row;
}

/** Finds a user for the operator, by address or by the id from the log. */
export function findNamed(sql: Sql, named: string): Promise<UserRow | undefined> {
  return named.includes('@') ? findUserByEmail(sql, named) : readUser(sql, named);
}

/** Reads the products of a user that are active at an instant, in the order of purchase. */
export async function readOwnedProducts(sql: Sql, userId: string, instant: number): Promise<OwnedProduct[]> {
  const rows = await sql
    .select({
      productId: products.productId,
      name: products.name,
      features: products.features,
      names: products.names,
      paymentInterval: userProducts.paymentInterval,
      startsAt: userProducts.startsAt,
      endsAt: userProducts.endsAt,
    })
    .from(userProducts)
    .innerJoin(products, eq(products.productId, userProducts.productId))
    .where(and(eq(userProducts.userId, userId), runsAt(new Date(instant))))
    .orderBy(userProducts.startsAt, userProducts.productId);
  return rows.map((row) => withoutNulls(row));
}

export async function writeCode(sql: Sql, code: Omit<typeof accountCodes.$inferInsert, 'usedAt'>): Promise<void> {
  await sql.insert(accountCodes).values(code);
}

/** Returns true if the code exists, in any state. */
export async function isCode(sql: Sql, codeHash: string, kind: CodeKind): Promise<boolean> {
  const isMeant = and(eq(accountCodes.codeHash, codeHash), eq(accountCodes.kind, kind));
  return (await sql.select({ userId: accountCodes.userId }).from(accountCodes).where(isMeant)).length > 0;
}

/**
 * Reads a code in any state, and locks its account until the transaction ends. The account is always locked before its codes, so that two
 * changes cannot deadlock.
 */
export async function lockCode(sql: Sql, codeHash: string, kind: CodeKind): Promise<typeof accountCodes.$inferSelect | undefined> {
  const isMeant = and(eq(accountCodes.codeHash, codeHash), eq(accountCodes.kind, kind));
  const [known] = await sql.select({ userId: accountCodes.userId }).from(accountCodes).where(isMeant);
  if (known === undefined) return undefined;
  if (!(await lockIfUser(sql, known.userId))) return undefined;
  const [row] = await sql.select().from(accountCodes).where(isMeant);
  return row;
}

/** Marks a code as used, together with all others of its kind and user. */
export async function useUpCodes(sql: Sql, userId: string, kinds: readonly CodeKind[], now: number): Promise<void> {
  await sql
    .update(accountCodes)
    .set({ usedAt: new Date(now), email: null })
    .where(and(eq(accountCodes.userId, userId), inArray(accountCodes.kind, [...kinds]), raw`${accountCodes.usedAt} is null`));
}

/** Removes codes that expired at least `keptFor` milliseconds ago. */
export async function pruneCodes(sql: Sql, now: number, keptFor: number): Promise<void> {
  await sql.delete(accountCodes).where(lt(accountCodes.expiresAt, new Date(now - keptFor)));
}

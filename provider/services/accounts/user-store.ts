import { and, eq, inArray, lt, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { lockIfUser } from '../../store/lock-user.ts';
import { withoutNulls, type Known } from '../../store/rows.ts';
import { accountCodes, products, userProducts, users } from '../../store/schema-accounts.ts';
import { runsAt } from './session-store.ts';

export type UserRow = typeof users.$inferSelect;
/** What a code from a mail is good for. */
export type CodeKind = 'confirmation' | 'reset' | 'email';

/** A bought product with what it entitles to. */
export type OwnedProduct = Known<{
  productId: string;
  name: string;
  features: readonly string[];
  paymentInterval: 'MONTH' | 'YEAR' | null;
  startsAt: Date;
  endsAt: Date | null;
}>;

/** The address as accounts are told apart by: `Anna@Example.org` and `anna@example.org` are one. */
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

/** A user as the operator names him: by address, or by the id that stands in the log. */
export function findNamed(sql: Sql, named: string): Promise<UserRow | undefined> {
  return named.includes('@') ? findUserByEmail(sql, named) : readUser(sql, named);
}

/** The products of a user that run at an instant, in the order of purchase. */
export async function readOwnedProducts(sql: Sql, userId: string, instant: number): Promise<OwnedProduct[]> {
  const rows = await sql
    .select({
      productId: products.productId,
      name: products.name,
      features: products.features,
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

export interface Registration {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly wantsNewsletter: boolean;
}

/**
 * Makes an account that waits for its confirmation, or renews one that still waits, together with its code: one
 * statement whether the address is known or not. False when an active account has the address.
 */
export async function writeRegistration(
  sql: Sql,
  user: Registration,
  code: { hash: string; now: number; expires: number },
): Promise<boolean> {
  const rows = (await sql.execute(raw`
    with account as (
      insert into users (user_id, email, email_key, password_hash, first_name, last_name, is_activated, wants_newsletter, created_at)
      values (${user.userId}, ${user.email.trim()}, ${emailKeyOf(user.email)}, ${user.passwordHash}, ${user.firstName ?? null}::text,
        ${user.lastName ?? null}::text, false, ${user.wantsNewsletter}::boolean, ${iso(code.now)}::timestamptz)
      on conflict (email_key) do update set email = excluded.email, password_hash = excluded.password_hash,
        first_name = excluded.first_name, last_name = excluded.last_name, wants_newsletter = excluded.wants_newsletter
      where not users.is_activated
      returning user_id
    )
    insert into account_codes (code_hash, user_id, kind, password_hash, created_at, expires_at)
    select ${code.hash}, user_id, 'confirmation', ${user.passwordHash}, ${iso(code.now)}::timestamptz, ${iso(code.expires)}::timestamptz
    from account
    returning user_id`)) as unknown as unknown[];
  return rows.length > 0;
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

export async function writeCode(sql: Sql, code: Omit<typeof accountCodes.$inferInsert, 'usedAt'>): Promise<void> {
  await sql.insert(accountCodes).values(code);
}

/** Whether there is such a code, whatever has become of it. */
export async function isCode(sql: Sql, codeHash: string, kind: CodeKind): Promise<boolean> {
  const isMeant = and(eq(accountCodes.codeHash, codeHash), eq(accountCodes.kind, kind));
  return (await sql.select({ userId: accountCodes.userId }).from(accountCodes).where(isMeant)).length > 0;
}

/**
 * A code as it is stored, whatever has become of it. Until the transaction ends, nobody else changes its account: always
 * locked before the codes, so that two changes never wait for each other in a circle.
 */
export async function lockCode(sql: Sql, codeHash: string, kind: CodeKind): Promise<typeof accountCodes.$inferSelect | undefined> {
  const isMeant = and(eq(accountCodes.codeHash, codeHash), eq(accountCodes.kind, kind));
  const [known] = await sql.select({ userId: accountCodes.userId }).from(accountCodes).where(isMeant);
  if (known === undefined) return undefined;
  if (!(await lockIfUser(sql, known.userId))) return undefined;
  const [row] = await sql.select().from(accountCodes).where(isMeant);
  return row;
}

/** A code works once; the other ones of its kind and user go with it. */
export async function useUpCodes(sql: Sql, userId: string, kinds: readonly CodeKind[], now: number): Promise<void> {
  await sql
    .update(accountCodes)
    .set({ usedAt: new Date(now), passwordHash: null, email: null })
    .where(and(eq(accountCodes.userId, userId), inArray(accountCodes.kind, [...kinds]), raw`${accountCodes.usedAt} is null`));
}

/** Removes old codes, and accounts that nobody confirmed while they could. */
export async function pruneCodes(sql: Sql, now: number, keptFor: number): Promise<void> {
  const oldest = new Date(now - keptFor);
  await sql.delete(accountCodes).where(lt(accountCodes.expiresAt, oldest));
  await sql
    .delete(users)
    .where(
      and(
        eq(users.isActivated, false),
        lt(users.createdAt, oldest),
        raw`not exists (select 1 from account_codes where account_codes.user_id = users.user_id)`,
      ),
    );
}

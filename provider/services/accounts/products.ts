import { isDeepStrictEqual } from 'node:util';
import { products as known } from '#domain/user/generated/products.ts';
import type { Sql } from '../../store/database.ts';
import { takeNew } from '../../store/rows.ts';
import { products, userProducts } from '../../store/schema-accounts.ts';

/** Writes what can be bought, with its features, as this version knows it. */
export async function seedProducts(sql: Sql): Promise<void> {
  // Most starts find them as they are, and one on a full disk could not write them.
  const stored = new Map((await sql.select().from(products)).map(({ productId, ...rest }) => [productId, rest]));
  const isStored = known.every(({ productId, name, features }) =>
    isDeepStrictEqual(stored.get(productId), { name, features: [...features] }),
  );
  if (isStored) return;
  await sql
    .insert(products)
    .values(known.map(({ productId, name, features }) => ({ productId, name, features })))
    .onConflictDoUpdate({ target: products.productId, set: takeNew(products) });
}

/** Gives a product to a user from an instant on, until another or for good. */
export async function grantProduct(
  sql: Sql,
  grant: {
    userId: string;
    productId: string;
    startsAt: Date;
    endsAt?: Date;
    paymentInterval?: 'MONTH' | 'YEAR';
  },
): Promise<void> {
  await sql.insert(userProducts).values(grant).onConflictDoNothing();
}

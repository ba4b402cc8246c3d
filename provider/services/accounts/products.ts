import { products as known } from '#domain/user/products.ts';
import type { Sql } from '../../store/database.ts';
import { takeNew } from '../../store/rows.ts';
import { products, userProducts } from '../../store/schema-accounts.ts';

/** Writes what can be bought, with its features, as this version knows it. */
export async function seedProducts(sql: Sql): Promise<void> {
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

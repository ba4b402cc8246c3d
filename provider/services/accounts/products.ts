import { isDeepStrictEqual } from 'node:util';
import { products as ofThisVersion } from '#domain/user/generated/products.ts';
import type { Sql } from '../../store/database.ts';
import { takeNew } from '../../store/rows.ts';
import { products, userProducts } from '../../store/schema-accounts.ts';
import { stateOfFile } from '../../base/state-of-file.ts';
import { productsIn, type SoldProduct } from './sold-products.ts';

/** Interval between checks of the products file, in ms. Triggers of the store report changed products to all processes. */
const LOOK_EVERY = 300;

/**
 * Writes the products for sale and those that only this version knows, with their features. Products that users have bought stay theirs.
 */
export async function seedProducts(sql: Sql, sold: readonly SoldProduct[] = []): Promise<void> {
  const known = [...sold, ...ofThisVersion.filter(({ productId }) => !sold.some((product) => product.productId === productId))];
  // Compares with the store first: most starts change nothing, and a start on a full disk could not write.
  const stored = new Map((await sql.select().from(products)).map(({ productId, ...rest }) => [productId, rest]));
  const isStored = known.every(({ productId, name, features, names }) =>
    isDeepStrictEqual(stored.get(productId), { name, features: [...features], names: [...names] }),
  );
  if (isStored) return;
  await sql
    .insert(products)
    .values(known.map(({ productId, name, features, names }) => ({ productId, name, features: [...features], names: [...names] })))
    .onConflictDoUpdate({ target: products.productId, set: takeNew(products) });
}

/** Products on sale, kept up to date until `close`. */
export interface ProductFeed {
  /** Returns the products that are sold now. */
  sold(): readonly SoldProduct[];
  close(): Promise<void>;
}

/**
 * Writes the products of a file, now and whenever it changes. A faulty file changes nothing, and its fault is reported once.
 * @param file default: the products of this version
 */
export async function followProducts(sql: Sql, file: string | undefined, log: (message: string) => void): Promise<ProductFeed> {
  if (file === undefined) {
    await seedProducts(sql);
    return { sold: () => ofThisVersion, close: () => Promise.resolve() };
  }
  let current: readonly SoldProduct[] = ofThisVersion;
  let seen: string | undefined;
  let isSeeded = false;
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const state = stateOfFile(file);
    if (state === undefined || state === seen) return;
    let sold: readonly SoldProduct[];
    try {
      sold = productsIn(file);
    } catch (error) {
      seen = state;
      log(`products not taken over: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    await seedProducts(sql, sold);
    current = sold;
    isSeeded = true;
    seen = state;
  };
  await look();
  if (!isSeeded) await seedProducts(sql);
  // Tries again if the store did not accept them.
  const timer = setInterval(() => {
    running ??= look()
      .catch(() => undefined)
      .finally(() => (running = undefined));
  }, LOOK_EVERY);
  timer.unref();
  return {
    sold: () => current,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Gives a product to a user from an instant on, until another or indefinitely. */
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

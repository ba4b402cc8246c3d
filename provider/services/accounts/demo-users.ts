import { eq, like } from 'drizzle-orm';
import { tradingSystems } from '#domain/user/generated/products.ts';
import type { Database } from '../../store/database.ts';
import { users } from '../../store/schema-accounts.ts';
import { insertDefaultWatchlist } from '../watchlists/store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { grantProduct } from './products.ts';

const DOMAIN = 'demo.parkett.example';
const SINCE = new Date('2020-01-01T00:00:00Z');

/** Demo accounts, one per kind of user. */
export const demoUsers = [
  { name: 'besucher', firstName: 'Bea', lastName: 'Besucherin', products: [] },
  { name: 'basic', firstName: 'Boris', lastName: 'Basis', products: ['premium-basic'] },
  { name: 'plus', firstName: 'Petra', lastName: 'Plus', products: ['premium-plus'] },
  { name: 'pro', firstName: 'Paul', lastName: 'Profi', products: ['premium-pro'] },
  {
    name: 'systeme',
    firstName: 'Selma',
    lastName: 'System',
    products: tradingSystems.map(({ productId }) => productId),
    hasConnectedBank: true,
  },
  { name: 'support', firstName: 'Sven', lastName: 'Support', products: [], isSupport: true },
] as const satisfies readonly {
  name: string;
  firstName: string;
  lastName: string;
  products: readonly string[];
  isSupport?: true;
  hasConnectedBank?: true;
}[];

/** Id of the demo support user, who may work in all accounts. */
export const DEMO_SUPPORT = 'demo-support';

/** Returns the e-mail address of a demo user. */
export function demoEmail(name: (typeof demoUsers)[number]['name']): string {
  return `${name}@${DOMAIN}`;
}

/** Returns true if the account belongs to a demo user. */
export function isDemoUser({ emailKey }: { readonly emailKey: string }): boolean {
  return emailKey.endsWith(`@${DOMAIN}`);
}

/**
 * Creates the demo users with this password, or without one removes them with all their data. Resolves with true if they are new or have a
 * new password.
 * @param options `hasSupport`: whether to include the support user, who is removed otherwise; `now`: provider's clock, epoch milliseconds
 */
export async function applyDemoUsers(
  database: Database,
  { password, hasSupport, now }: { password: string | undefined; hasSupport: boolean; now: number },
): Promise<boolean> {
  const wanted = demoUsers.filter((user) => hasSupport || !('isSupport' in user));
  if (!hasSupport) await database.sql.delete(users).where(eq(users.userId, DEMO_SUPPORT));
  const known = await database.sql
    .select()
    .from(users)
    .where(like(users.emailKey, `%@${DOMAIN}`));
  if (password === undefined) {
    if (known.length > 0) await database.sql.delete(users).where(like(users.emailKey, `%@${DOMAIN}`));
    return false;
  }
  const [first] = known;
  if (known.length === wanted.length && (await verifyPassword(password, first?.passwordHash))) return false;
  const passwordHash = await hashPassword(password);
  await database.transaction(async (sql) => {
    for (const { name, firstName, lastName, products, ...rest } of wanted) {
      const email = demoEmail(name);
      const userId = `demo-${name}`;
      const [isSupport, hasConnectedBank] = ['isSupport' in rest, 'hasConnectedBank' in rest];
      await sql
        .insert(users)
        .values({
          userId,
          email,
          emailKey: email,
          passwordHash,
          firstName,
          lastName,
          isSupport,
          hasConnectedBank,
          createdAt: new Date(now),
        })
        .onConflictDoUpdate({ target: users.userId, set: { passwordHash } });
      for (const productId of products) await grantProduct(sql, { userId, productId, startsAt: SINCE, paymentInterval: 'MONTH' });
      await insertDefaultWatchlist(sql, userId, now);
    }
  });
  return true;
}

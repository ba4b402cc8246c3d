import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import { dateTime } from '../../base/date-time.ts';
import type { Sql } from '../../store/database.ts';
import { withoutNulls } from '../../store/rows.ts';
import type { UserSession } from './types.ts';
import { readOwnedProducts, readUser, type OwnedProduct } from './user-store.ts';

/** Returns the user of a session in the form of the contract, with the products that are active now. */
export async function userAnswer(sql: Sql, session: UserSession, now: number): Promise<Schema<'User'>> {
  const user = await readUser(sql, session.userId);
  if (user === undefined) throw new HttpFault(401, 'header.X-ov-token is not valid', 'Bitte melde dich an.');
  const owned = await readOwnedProducts(sql, session.userId, now);
  const { firstName, lastName, darkMode } = withoutNulls(user);
  return {
    token: session.token,
    activated: true,
    email: user.email,
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    purchasedProducts: owned.map(productAnswer),
    wantsNewsletter: user.wantsNewsletter,
    hasConnectedBank: user.hasConnectedBank,
    ...(darkMode === undefined ? {} : { darkMode }),
    features: [...new Set(owned.flatMap(({ features }) => features))],
    ...(session.adminEmail === undefined ? {} : { impersonation: { adminEmail: session.adminEmail } }),
    datetimeExpires: dateTime(session.expires),
  };
}

function productAnswer({ productId, name, features, names, paymentInterval, startsAt, endsAt }: OwnedProduct): Schema<'PurchasedProduct'> {
  return {
    productId,
    name,
    features: [...features],
    // Products that are no longer sold have no names.
    names: names.length === 0 ? [productId] : [...names],
    ...(paymentInterval === undefined ? {} : { paymentInterval }),
    datetimeStart: dateTime(startsAt.getTime()),
    ...(endsAt === undefined ? {} : { datetimeEnd: dateTime(endsAt.getTime()) }),
  };
}

import { isLoopback, networkOf } from '#entrance/address.ts';
import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import { callerOf } from './addresses.ts';
import { DEMO_SUPPORT } from './demo-users.ts';
import { limits, type Limit } from './limits.ts';
import { notifyOfNewDevice } from './new-device.ts';
import type { AccountParts } from './parts.ts';
import { DEMO_PASSWORD } from './settings.ts';
import { verifyPassword } from './passwords.ts';
import type { Session } from './types.ts';
import { emailKeyOf, findUserByEmail } from './user-store.ts';

/** Address and browser that a login comes from. */
export interface LoginOrigin {
  readonly address: string;
  /** Name of the browser, shown to its user. */
  readonly device: string;
  /** Token that the browser stores from an earlier login; see `createDeviceToken`. */
  readonly deviceToken?: string | undefined;
}

/**
 * Opens a session and returns its token. Unknown accounts, wrong passwords and unconfirmed registrations differ neither in the answer nor
 * in its time: a person who registers another person's address must not learn if it has an account.
 * @throws HttpFault 401 for wrong data, 429 after too many attempts, 503 while too many log in, which does not count as an attempt
 */
export async function login(parts: AccountParts, request: Schema<'LoginRequest'>, origin: LoginOrigin): Promise<string> {
  const { database, sessions } = parts;
  const key = emailKeyOf(request.email);
  const user = await findUserByEmail(database.sql, key);
  const counted = countersOf(parts, key, user?.userId, origin);
  const whose: Readonly<Record<string, string>> = user === undefined ? {} : { userId: user.userId };
  await takeAll(parts, counted).catch((error: unknown) => {
    parts.log('login refused', whose);
    throw error;
  });
  const isKnown = counted[0]?.[0] === limits.device;
  const caller = callerOf(parts, origin.address);
  const isRight = await verifyPassword(request.password, user?.passwordHash, caller, isKnown).catch(async (error: unknown) => {
    await giveBackAll(parts, counted);
    throw error;
  });
  // The password is public in the documentation, so other machines, through any proxy, must not use it.
  const isForeign = user?.userId === DEMO_SUPPORT && request.password === DEMO_PASSWORD && !isLoopback(origin.address);
  if (!isRight || user === undefined || isForeign) {
    parts.log('login failed', whose);
    throw new HttpFault(
      401,
      'E-mail or password is wrong, or the account is not confirmed',
      'E-Mail-Adresse oder Passwort stimmen nicht. Falls du dich gerade erst registriert hast: Bestätige zuerst deine E-Mail-Adresse.',
    );
  }
  for (const [limit, subject] of counted)
    await (limit === limits.address ? parts.limits.giveBack(limit, subject) : parts.limits.forgive(limit, subject));
  const opening = { userId: user.userId, staysLoggedIn: request.staysLoggedIn ?? false, device: origin.device };
  const { token } = await database.transaction((sql) => sessions.open(sql, opening));
  parts.log('login', whose, 'info');
  if (!isKnown) parts.afterwards(() => notifyOfNewDevice(parts, user, origin.device));
  return token;
}

type Counter = readonly [limit: Limit, subject: string];

/**
 * Returns the counters that a wrong password increments. A device that the owner used before has its own counter, so that others cannot
 * lock the owner out. From other devices it counts for the address, for the account at this address, and, with a much higher limit, for the
 * account.
 */
function countersOf(parts: AccountParts, key: string, userId: string | undefined, { address, deviceToken = '' }: LoginOrigin): Counter[] {
  const device = parts.deviceOf(deviceToken);
  if (device !== undefined && device.userId === userId) return [[limits.device, device.id]];
  const network = networkOf(address);
  const ofAccount: Counter[] = [
    [limits.accountAtAddress, `${key}\n${network}`],
    [limits.account, key],
  ];
  return parts.isCounted(address) ? [[limits.address, network], ...ofAccount] : ofAccount;
}

/** Counts an attempt on all counters, or on none if one of the limits is reached. */
async function takeAll(parts: AccountParts, counted: readonly Counter[]): Promise<void> {
  const taken: Counter[] = [];
  for (const one of counted) {
    try {
      await parts.limits.take(...one);
    } catch (error) {
      await giveBackAll(parts, taken);
      throw error;
    }
    taken.push(one);
  }
}

async function giveBackAll(parts: AccountParts, counted: readonly Counter[]): Promise<void> {
  for (const [limit, subject] of counted) await parts.limits.giveBack(limit, subject);
}

/** Ends a session; its token is no longer valid. */
export async function logout(parts: AccountParts, session: Session): Promise<void> {
  await parts.sessions.end(session);
  if (session.userId !== undefined) parts.log('logout', { userId: session.userId }, 'info');
}

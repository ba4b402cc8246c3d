import { randomUUID } from 'node:crypto';
import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Database } from '../../store/database.ts';
import { createAnonymousTokens, type AnonymousTokens } from './anonymous.ts';
import { confirm, type ConfirmationOrigin } from './confirmation.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';
import { deleteAccountOf, deleteOwnAccount } from './deletion.ts';
import { createDeviceToken, readDeviceToken } from './device-token.ts';
import { endAllDevices, endDevice, endSessionsOf, listDevices } from './devices.ts';
import { changeEmail, confirmEmail } from './email-change.ts';
import { endImpersonation, pruneSupportLog, startImpersonation } from './impersonation.ts';
import { createLimits, limits } from './limits.ts';
import { login, logout, type LoginOrigin } from './login.ts';
import type { MailSender } from './mail/mail.ts';
import { createMailQueue } from './mail/queue.ts';
import { readDataOf, readOwnData } from './own-data.ts';
import { changeName, changeNewsletter } from './own-details.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-change.ts';
import type { AccountParts } from './parts.ts';
import { terms } from '../../base/terms.ts';
import { followProducts } from './products.ts';
import type { SoldProduct } from './sold-products.ts';
import { createPushToken, readPushToken, type PushClaims, type PushToken, type PushTokenRequest } from './push-token.ts';
import { register, requestConfirmation } from './registration.ts';
import { pruneRegistrations } from './registration-store.ts';
import { pruneRightChanges, watchRightChanges, type RightChanges } from './right-changes.ts';
import { sharedKey } from './secrets.ts';
import { pruneSessions } from './session-store.ts';
import { createSessions, pruneEnded, type Rights, type SessionRegister } from './sessions.ts';
import { createSpentTokens, pruneSpentTokens } from './spent-tokens.ts';
import { isOfUser, type Session, type UserSession } from './types.ts';
import { changeSettings } from './user-settings.ts';
import { userAnswer } from './user-answer.ts';
import { emailKeyOf, pruneCodes } from './user-store.ts';

const PRUNE_EVERY = 60 * 60 * 1000;

/** Users and their sessions. All errors are `HttpFault`s. */
export interface Accounts {
  readonly sessions: SessionRegister;
  readonly createAnonymousToken: AnonymousTokens['create'];
  register(request: Schema<'RegistrationRequest'>, address: string): Promise<void>;
  /** Resolves with the token of a new session on this device, like `login`. */
  confirm(
    request: Schema<'ConfirmationRequest'>,
    origin: Pick<ConfirmationOrigin, 'address'> & Partial<ConfirmationOrigin>,
  ): Promise<string>;
  requestConfirmation(email: string, address: string): Promise<void>;
  login(request: Schema<'LoginRequest'>, origin: Pick<LoginOrigin, 'address'> & Partial<LoginOrigin>): Promise<string>;
  /** Returns the token that a browser stores after a login, so that wrong passwords from other devices never lock it out. */
  deviceTokenFor(token: string): Promise<string | undefined>;
  logout(session: Session): Promise<void>;
  requestPasswordReset(email: string, address: string): Promise<void>;
  resetPassword(code: string, password: string, address: string): Promise<void>;
  /** Resolves with the new token of the session. */
  changePassword(session: UserSession, request: Schema<'PasswordChangeRequest'>): Promise<string>;
  changeSettings(session: UserSession, settings: Schema<'UserSettings'>): Promise<void>;
  changeName(session: UserSession, request: Schema<'UserNameRequest'>): Promise<void>;
  /** Sends the code that `confirmEmail` takes. */
  changeEmail(session: UserSession, request: Schema<'UserEmailRequest'>, address: string): Promise<void>;
  confirmEmail(session: UserSession, code: string): Promise<void>;
  changeNewsletter(session: UserSession, request: Schema<'NewsletterRequest'>): Promise<void>;
  readOwnData(session: UserSession): Promise<Schema<'UserData'>>;
  deleteOwnAccount(session: UserSession, request: Schema<'UserDeletionRequest'>): Promise<void>;
  /** Reads everything stored about a user, given by address or `userId`; undefined if there is no such user. */
  readDataOf(user: string): Promise<Schema<'UserData'> | undefined>;
  /** Deletes the account of a user, given by address or `userId`; false if there is no such user. */
  deleteAccountOf(user: string): Promise<boolean>;
  listDevices(session: UserSession): Promise<Schema<'SessionList'>>;
  endDevice(session: UserSession, sessionId: string): Promise<void>;
  endAllDevices(session: UserSession): Promise<void>;
  /** Ends all sessions of a user, given by address or `userId`; undefined if there is no such user. */
  endSessionsOf(user: string): Promise<number | undefined>;
  startImpersonation(session: UserSession, email: string): Promise<void>;
  endImpersonation(session: UserSession): Promise<void>;
  /** Returns the user of a token in the form of the contract. */
  userOf(token: string): Promise<Schema<'User'>>;
  /** Creates a token for the price stream of a session. */
  pushTokenFor(who: { readonly sessionId?: string; readonly features: Iterable<string> }, wanted?: PushTokenRequest): PushToken;
  /** Returns the claims of a push token, whichever process created it; undefined if it is invalid. */
  pushClaimsOf(token: string): PushClaims | undefined;
  /** Returns the current rights of a session; undefined once it has ended. */
  rightsOf(sessionId: string): Promise<Rights | undefined>;
  /** Notifies of users whose rights may have changed; the returned function unsubscribes. */
  onRightChange: RightChanges['onChange'];
  /** Resolves with true if a push token may be used now; most may be used only once, in all processes together. */
  spendPushToken(claims: PushClaims): Promise<boolean>;
  /** Returns the products that are sold now. */
  soldProducts(): readonly SoldProduct[];
  /** Resolves once all work after the answers is finished and the mails are sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface AccountsOptions {
  readonly database: Database;
  readonly send: MailSender;
  /** File in which the portal's editors define the products for sale; default: the products of this version. */
  readonly productsFile?: string | undefined;
  /** Removes mails written as files, after their retention period. */
  readonly tidyMails?: (() => Promise<void>) | undefined;
  /** Key for hashing visitors' addresses where attempts are counted; see `readVisitorKey`. */
  readonly visitorKey: Buffer;
  /** Origin of the portal for the links in mails. */
  readonly origin: string;
  /** Clock of the provider, epoch milliseconds. */
  readonly now: () => number;
  /** Real clock for delays after too many attempts, epoch milliseconds. */
  readonly realNow?: () => number;
  /** Returns true if attempts from an address are counted; default: all are. */
  readonly isCounted?: AccountParts['isCounted'];
  readonly log: AccountParts['log'];
}

/** Opens accounts, sessions and mails on a store. */
export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, now, log } = options;
  const { sql } = database;
  const products = await followProducts(sql, options.productsFile, log);
  const anonymous = createAnonymousTokens(await sharedKey(sql, 'anonymous-tokens'), now);
  const pushKey = await sharedKey(sql, 'push-tokens');
  const deviceKey = await sharedKey(sql, 'device-tokens');
  const me = randomUUID();
  const spentTokens = createSpentTokens(database, me, log);
  const queue = createMailQueue({ send: options.send, warn: log });
  const running = new Set<Promise<void>>();
  const { realNow = Date.now } = options;
  const counter = createLimits(database, realNow, options.visitorKey);
  const changes = watchRightChanges(sql);
  const sessions = createSessions({ database, anonymous, changes, now });
  const parts: AccountParts = {
    database,
    sessions,
    limits: counter,
    isCounted: options.isCounted ?? (() => true),
    deviceOf: (deviceToken) => readDeviceToken(deviceKey, deviceToken, realNow()),
    mailContext: { origin: options.origin },
    now,
    log,
    async post(mail) {
      await counter.take(limits.mails, emailKeyOf(mail.to));
      queue.post(mail);
    },
    warn: (mail) => queue.post(mail),
    afterwards(work) {
      const job = work().catch((error: unknown) => {
        // Too many mails to one address are no failure; everything else is.
        if (!(error instanceof HttpFault)) log(`work after an answer failed: ${error instanceof Error ? error.name : 'unknown'}`);
      });
      running.add(job);
      void job.finally(() => running.delete(job));
    },
  };
  const prune = async (): Promise<void> => {
    await pruneSessions(sql, now());
    await pruneRightChanges(sql);
    await pruneEnded(sql, now());
    await pruneCodes(sql, now(), terms.endedCode);
    await pruneRegistrations(sql, now());
    await pruneSpentTokens(sql, now());
    await pruneSupportLog(sql, now());
    await counter.prune();
    await options.tidyMails?.();
    await database.removeDeleted();
  };
  parts.afterwards(prune);
  const timer = setInterval(() => parts.afterwards(prune), PRUNE_EVERY);
  timer.unref();
  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
    await queue.settled();
  };
  return {
    sessions,
    soldProducts: products.sold,
    createAnonymousToken: anonymous.create,
    register: (request, address) => register(parts, request, address),
    confirm: (request, origin) => confirm(parts, request, { device: UNKNOWN_DEVICE, ...origin }),
    requestConfirmation: (email, address) => requestConfirmation(parts, email, address),
    login: (request, origin) => login(parts, request, { device: UNKNOWN_DEVICE, ...origin }),
    async deviceTokenFor(token) {
      const session = await sessions.find(token);
      return session?.userId === undefined ? undefined : createDeviceToken(deviceKey, session.userId, realNow());
    },
    logout: (session) => logout(parts, session),
    requestPasswordReset: (email, address) => requestPasswordReset(parts, email, address),
    resetPassword: (code, password, address) => resetPassword(parts, code, password, address),
    changePassword: (session, request) => changePassword(parts, session, request),
    changeSettings: (session, settings) => changeSettings(parts, session, settings),
    changeName: (session, request) => changeName(parts, session, request),
    changeEmail: (session, request, address) => changeEmail(parts, session, request, address),
    confirmEmail: (session, code) => confirmEmail(parts, session, code),
    changeNewsletter: (session, request) => changeNewsletter(parts, session, request),
    readOwnData: (session) => readOwnData(parts, session),
    deleteOwnAccount: (session, request) => deleteOwnAccount(parts, session, request),
    readDataOf: (user) => readDataOf(parts, user),
    deleteAccountOf: (user) => deleteAccountOf(parts, user),
    listDevices: (session) => listDevices(parts, session),
    endDevice: (session, sessionId) => endDevice(parts, session, sessionId),
    endAllDevices: (session) => endAllDevices(parts, session),
    endSessionsOf: (user) => endSessionsOf(parts, user),
    startImpersonation: (session, email) => startImpersonation(parts, session, email),
    endImpersonation: (session) => endImpersonation(parts, session),
    async userOf(token) {
      const session = await sessions.find(token);
      if (session === undefined || !isOfUser(session)) throw new HttpFault(401, 'header.X-ov-token is not of a user');
      return userAnswer(sql, session, now());
    },
    pushTokenFor: ({ sessionId, features }, wanted) => {
      // Rights end with a session; without a session there are none.
      const who = sessionId === undefined ? { features: [] } : { sessionId, features };
      return createPushToken(pushKey, { ...who, madeBy: me }, now(), wanted);
    },
    pushClaimsOf: (token) => readPushToken(pushKey, token, now()),
    rightsOf: sessions.rightsOf,
    onRightChange: changes.onChange,
    spendPushToken: (claims) => spentTokens.spend(claims, now()),
    settled,
    async close() {
      clearInterval(timer);
      await products.close();
      await changes.close();
      await settled();
      await queue.close();
    },
  };
}

import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../base/date-time.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { requireOwner } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import { deleteOwnSession, deleteSessionsOf, listSessions } from './session-store.ts';
import type { UserSession } from './types.ts';
import { findNamed } from './user-store.ts';

const NOT_BY_SUPPORT = 'Im Admin-View lassen sich keine Geräte abmelden.';

/** Lists the open sessions of a session's user, with their browsers. */
export async function listDevices({ database, now }: AccountParts, { userId, sessionId }: UserSession): Promise<Schema<'SessionList'>> {
  const open = await listSessions(database.sql, userId, now());
  return {
    list: open.map((session) => ({
      sessionId: session.sessionId,
      device: session.device,
      isCurrent: session.sessionId === sessionId,
      datetimeStart: dateTime(session.createdAt.getTime()),
      datetimeSeen: dateTime(session.seenAt.getTime()),
    })),
  };
}

/**
 * Ends one of the user's sessions.
 * @throws HttpFault 403 for support in somebody's account, 404 if the user has no such session
 */
export async function endDevice({ database, sessions, log }: AccountParts, session: UserSession, sessionId: string): Promise<void> {
  requireOwner(session, NOT_BY_SUPPORT);
  if (!(await deleteOwnSession(database.sql, session.userId, sessionId)))
    throw new HttpFault(404, 'body.sessionId names no open session', 'Dieses Gerät war schon abgemeldet.');
  await sessions.changed();
  log('session ended', { userId: session.userId }, 'info');
}

/**
 * Ends all sessions of the user, including the caller's and those of support in the account.
 * @throws HttpFault 403 for support in somebody's account
 */
export async function endAllDevices({ database, sessions, log }: AccountParts, session: UserSession): Promise<void> {
  requireOwner(session, NOT_BY_SUPPORT);
  await deleteSessionsOf(database.sql, session.userId);
  await sessions.changed();
  log('all sessions ended', { userId: session.userId }, 'info');
}

/**
 * Ends all sessions of a user given by address or `userId` on behalf of the operator. Resolves with their number; undefined if there is no
 * such user.
 */
export async function endSessionsOf({ database, sessions, log }: AccountParts, user: string): Promise<number | undefined> {
  const done = await deleteSessionsOfNamed(database.sql, user);
  if (done === undefined) return undefined;
  await sessions.changed();
  log('all sessions ended by the operator', { userId: done.userId });
  return done.ended;
}

/** Ends the sessions in the store only; processes on this store notice it within half a second. */
export async function deleteSessionsOfNamed(
  sql: Sql,
  user: string,
): Promise<{ readonly userId: string; readonly ended: number } | undefined> {
  const found = await findNamed(sql, user);
  return found && { userId: found.userId, ended: await deleteSessionsOf(sql, found.userId) };
}

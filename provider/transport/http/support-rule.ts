import type { OperationId } from '#client/operations.ts';
import type { Session } from '../../services/accounts/types.ts';
import { HttpFault } from '../../base/fault.ts';

/** Calls that end or begin a session, count a hit, or are about the account that a mail or a new registration names. */
const NOT_OF_THE_USER: ReadonlySet<string> = new Set<OperationId>([
  'endImpersonation',
  'startImpersonation',
  'loginUser',
  'logoutUser',
  'createAnonymousToken',
  'sendScapaData',
  'registerUser',
  'confirmUser',
  'requestConfirmation',
  'requestPasswordReset',
  'resetPassword',
]);

/**
 * For calls about who makes them (`dataClass: 'private'`): lets support read in somebody's account and change nothing there, in no area: watchlists, drawings, searches, settings, account.
 * A new operation that writes is refused until it is named above.
 * @throws HttpFault 403
 */
export function requireReading(operation: string, method: string, session: Session | undefined): void {
  if (!isForSupport(operation, method) && session !== undefined && 'adminEmail' in session && session.adminEmail !== undefined)
    throw new HttpFault(403, 'Support must not change the account of another', 'Im Admin-View lässt sich nichts ändern.');
}

/** Whether a call is also for support: it reads, or is about no account of the user's. */
function isForSupport(operation: string, method: string): boolean {
  return method === 'GET' || method === 'HEAD' || NOT_OF_THE_USER.has(operation);
}

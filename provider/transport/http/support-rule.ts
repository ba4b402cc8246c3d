import type { OperationId } from '#client/operations.ts';
import type { Session } from '../../services/accounts/types.ts';
import { HttpFault } from '../../base/fault.ts';

/** Calls that start or end a session, count a hit, or concern the account that a mail or a new registration names. */
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
 * Restricts support users in somebody's account to reading, for calls that depend on the caller (`dataClass: 'private'`): watchlists,
 * drawings, searches, settings, account. New writing operations are refused unless they are added above.
 * @throws HttpFault 403
 */
export function requireReading(operation: string, method: string, session: Session | undefined): void {
  if (!isForSupport(operation, method) && session !== undefined && 'adminEmail' in session && session.adminEmail !== undefined)
    throw new HttpFault(403, 'Support must not change the account of another', 'Im Admin-View lässt sich nichts ändern.');
}

/** Returns true if support may make a call: it reads, or does not concern the user's account. */
function isForSupport(operation: string, method: string): boolean {
  return method === 'GET' || method === 'HEAD' || NOT_OF_THE_USER.has(operation);
}

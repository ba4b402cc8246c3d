import { HttpFault } from '../../base/fault.ts';
import { isDemoUser } from './demo-users.ts';
import { limits } from './limits.ts';
import { newDeviceMail } from './mail/texts.ts';
import type { AccountParts } from './parts.ts';
import type { UserRow } from './user-store.ts';

/**
 * Warns the owner of an account of a login on a device that it was not used on before. A few an hour at most: a program that keeps
 * nothing of its logins logs in on a new device each time. This bound is its own: a stranger cannot use it up by requesting mails.
 * @param device as its user calls it, such as „Firefox auf Windows“
 */
export async function notifyOfNewDevice(
  { limits: counted, warn, mailContext, now }: AccountParts,
  user: UserRow,
  device: string,
): Promise<void> {
  // Nobody has these mailboxes.
  if (isDemoUser(user)) return;
  try {
    await counted.take(limits.deviceMails, user.emailKey);
  } catch (error) {
    if (error instanceof HttpFault) return;
    throw error;
  }
  warn(newDeviceMail(user.email, { device, instant: now() }, mailContext));
}

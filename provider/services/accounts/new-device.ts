import { HttpFault } from '../../base/fault.ts';
import { isDemoUser } from './demo-users.ts';
import { limits } from './limits.ts';
import { newDeviceMail } from './mail/texts.ts';
import type { AccountParts } from './parts.ts';
import type { UserRow } from './user-store.ts';

/**
 * Warns the owner of an account about a login on a new device, a few times per hour at most: a program that stores no cookies logs in on a
 * new device each time. The limit is separate from other mails, so that an attacker cannot use it up by requesting mails.
 * @param device as its user calls it, such as „Firefox auf Windows“
 */
export async function notifyOfNewDevice(
  { limits: counted, warn, mailContext, now }: AccountParts,
  user: UserRow,
  device: string,
): Promise<void> {
  // These mailboxes do not exist.
  if (isDemoUser(user)) return;
  try {
    await counted.take(limits.deviceMails, user.emailKey);
  } catch (error) {
    if (error instanceof HttpFault) return;
    throw error;
  }
  warn(newDeviceMail(user.email, { device, instant: now() }, mailContext));
}

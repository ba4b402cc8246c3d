import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const NAME = 'x-parkett-own';
/** Random value that only this process knows. */
const value = randomBytes(16).toString('hex');

/** Header of requests that the site sends to itself, so that they are not charged to visitors on the same machine. */
export const OWN_REQUEST: Readonly<Record<string, string>> = { [NAME]: value };

/** Returns true for a request that the site sent to itself. */
export function isOwnRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers[NAME] === value;
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const NAME = 'x-parkett-own';
/** A value that only this process knows, until it ends. */
const value = randomBytes(16).toString('hex');

/** Headers of a request that the site sends to itself, so that no visitor on the same machine pays for it. */
export const OWN_REQUEST: Readonly<Record<string, string>> = { [NAME]: value };

/** Returns true for a request that the site sent to itself. */
export function isOwnRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers[NAME] === value;
}

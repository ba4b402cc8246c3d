import { randomBytes } from 'node:crypto';
import { shared } from '../shared.ts';

const LEAST = 32;

/**
 * The secret that signs forms: `SITE_SECRET`, or one for the life of this process. Several processes behind one address
 * need the same, and so do forms that are to outlive a restart.
 * @throws Error with a German message when the secret is too short to be one
 */
export function siteSecret(given: string | undefined = process.env.SITE_SECRET): string {
  if (given === undefined || given === '') return shared('secret', () => randomBytes(32).toString('base64url'));
  if (given.length >= LEAST) return given;
  throw new Error(`SITE_SECRET ist zu kurz: Nimm mindestens ${LEAST} zufällige Zeichen, zum Beispiel von „openssl rand -base64 32“.`);
}

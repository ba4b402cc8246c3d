import { randomBytes } from 'node:crypto';
import { shared } from '../shared.ts';

const LEAST = 32;

/**
 * Secret that signs forms: `SITE_SECRET`, by default a random one of this process. Set it if several processes share one address, or if
 * forms must remain valid after a restart.
 * @throws Error with a German message if the secret is too short
 */
export function siteSecret(given: string | undefined = process.env.SITE_SECRET): string {
  if (given === undefined || given === '') return shared('secret', () => randomBytes(32).toString('base64url'));
  if (given.length >= LEAST) return given;
  throw new Error(`SITE_SECRET ist zu kurz: Nimm mindestens ${LEAST} zufällige Zeichen, zum Beispiel von „openssl rand -base64 32“.`);
}

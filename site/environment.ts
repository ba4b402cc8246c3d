import type { Environment } from '#documents/rules/consent.ts';

const KNOWN: readonly Environment[] = ['production', 'testing', 'development'];

/**
 * Environment of this portal: `PARKETT_ENVIRONMENT`, by default depending on NODE_ENV.
 * @throws Error with a German message for an unknown name.
 */
export function portalEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = env['PARKETT_ENVIRONMENT'];
  if (given === undefined || given === '') return env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const found = KNOWN.find((name) => name === given);
  if (found !== undefined) return found;
  throw new Error(`PARKETT_ENVIRONMENT=${given} ist keine Umgebung. Möglich sind ${KNOWN.join(', ')}.`);
}

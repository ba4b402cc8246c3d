import type { Environment } from '#documents/rules/consent.ts';

const KNOWN: readonly Environment[] = ['production', 'testing', 'development'];

/**
 * Where this portal runs: `PARKETT_ENVIRONMENT`, else by how it was started.
 * @throws Error with a German message for a name that is none.
 */
export function portalEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = env['PARKETT_ENVIRONMENT'];
  if (given === undefined || given === '') return env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const found = KNOWN.find((name) => name === given);
  if (found !== undefined) return found;
  throw new Error(`PARKETT_ENVIRONMENT=${given} ist keine Umgebung. Möglich sind ${KNOWN.join(', ')}.`);
}

import { isObject } from '../json.ts';

/** Servers of the contracts, by their name in `x-served-by`, with the prefix of their paths. */
export const SERVERS = {
  provider: { url: '/api', title: 'Parkett', description: 'Alle Aufrufe zwischen Portal und Anbieter.' },
  composer: { url: '/redaktion/api', title: 'Parkett – Redaktion', description: 'Alle Aufrufe zwischen der Redaktion und ihrem Server.' },
} as const;

export type Server = keyof typeof SERVERS;

/**
 * Returns the server with this name.
 * @returns undefined if no server has the name; the provider if a contract names none
 */
export function serverNamed(name: unknown = 'provider'): Server | undefined {
  return name === 'provider' || name === 'composer' ? name : undefined;
}

/**
 * Returns the server of a contract.
 * @throws Error that names the file
 */
export function serverOf(contract: unknown, file: string): Server {
  const name = isObject(contract) ? contract['x-served-by'] : undefined;
  const server = serverNamed(name);
  if (server !== undefined) return server;
  throw new Error(`contracts/http/${file}: "x-served-by" is ${JSON.stringify(name)}; it may be ${Object.keys(SERVERS).join(' or ')}.`);
}

import { isObject } from '../json.ts';

/** Servers that answer contracts, each with the name that `x-served-by` has for it and the address in front of its paths. */
export const SERVERS = {
  provider: { url: '/api', title: 'Parkett', description: 'Alle Aufrufe zwischen Portal und Anbieter.' },
  composer: { url: '/redaktion/api', title: 'Parkett – Redaktion', description: 'Alle Aufrufe zwischen der Redaktion und ihrem Server.' },
} as const;

export type Server = keyof typeof SERVERS;

/** @returns undefined for a name that no server has; a contract that names none is the provider's */
export function serverNamed(name: unknown = 'provider'): Server | undefined {
  return name === 'provider' || name === 'composer' ? name : undefined;
}

/**
 * The server that answers a contract.
 * @throws Error that names the file
 */
export function serverOf(contract: unknown, file: string): Server {
  const name = isObject(contract) ? contract['x-served-by'] : undefined;
  const server = serverNamed(name);
  if (server !== undefined) return server;
  throw new Error(`contracts/http/${file}: "x-served-by" is ${JSON.stringify(name)}; it may be ${Object.keys(SERVERS).join(' or ')}.`);
}

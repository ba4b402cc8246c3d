import { isLoopback } from './address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Default host of site and provider: not reachable from other machines. */
export const OWN_HOST = '127.0.0.1';

/**
 * Backlog of connections to accept. With Node's default of 511, the system drops connections when thousands reconnect at once, and clients
 * retry after 1, 3, 7 and 15 seconds. Linux caps it at `net.core.somaxconn` (4,096 since 5.4).
 */
export const BACKLOG = 4_096;

/** Returns true for a loopback host. */
export function isOwnHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/gu, ''));
}

/** Returns true if the environment makes site or provider reachable from other machines, or sets a public address. */
export function isReachable({ SITE_HOST, PROVIDER_HOST, SITE_ORIGIN }: Environment): boolean {
  const hosts = [SITE_HOST || OWN_HOST, PROVIDER_HOST || OWN_HOST, originOf(SITE_ORIGIN)?.hostname ?? OWN_HOST];
  return !hosts.every(isOwnHost);
}

/**
 * Reads an origin from `SITE_ORIGIN`, the portal's public address, or another variable; undefined if it is not set.
 * @throws Error with a German message that explains the format
 */
export function originOf(text: string | undefined, name = 'SITE_ORIGIN'): URL | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/u.test(url.protocol) && url.origin === text.replace(/\/$/u, '').toLowerCase()) return url;
  throw new Error(`${name}="${text}" ist kein Ursprung: schreibe ihn ohne Pfad, etwa https://www.portal.example.`);
}

/**
 * Reports a missing setting that would break absolute addresses in mails, sitemap and canonical links on a reachable server; undefined if
 * none is missing.
 */
export function missingOrigin(env: Environment): string | undefined {
  if (env.SITE_ORIGIN || !(isReachable(env) || env.PARKETT_TRUSTED_PROXIES)) return undefined;
  return 'SITE_ORIGIN fehlt: Links in E-Mails führen auf http://localhost. Setze den öffentlichen Ursprung, etwa SITE_ORIGIN=https://www.portal.example.';
}

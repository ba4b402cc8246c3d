import type { Site } from '#documents/generated/types.ts';

/**
 * Address of a link. Full addresses are unchanged; a path on one of our hosts gets that host's origin, which may be empty for the page's
 * own. If a page of the portal replaces a host, the host's root leads to that page.
 */
export function linkAddress(path: string, host: keyof Site['hosts'] | undefined, site: Pick<Site, 'hosts'>): string {
  if (host === undefined || host === 'www' || /^https?:/.test(path)) return path;
  const base = site.hosts[host];
  return base.startsWith('/') && path === '/' ? base : `${base}${path}`;
}

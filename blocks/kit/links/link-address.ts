import type { Site } from '#documents/generated/types.ts';

/**
 * Full addresses stay; a path on one of our hosts gets that host's origin, which may be empty for the page's own. Where a page of the
 * portal stands for a host, the host's first page is that page.
 */
export function linkAddress(path: string, host: keyof Site['hosts'] | undefined, site: Pick<Site, 'hosts'>): string {
  if (host === undefined || host === 'www' || /^https?:/.test(path)) return path;
  const base = site.hosts[host];
  return base.startsWith('/') && path === '/' ? base : `${base}${path}`;
}

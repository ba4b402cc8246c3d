import type { Site } from '#config/generated/types.ts';

/** Full addresses stay; a path on one of our hosts gets that host's origin, which may be empty for the page's own. */
export function linkAddress(path: string, host: keyof Site['hosts'] | undefined, site: Pick<Site, 'hosts'>): string {
  return host === undefined || host === 'www' || /^https?:/.test(path) ? path : `${site.hosts[host]}${path}`;
}

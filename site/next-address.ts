/** Addresses of Next's pages that are rendered per request: without and with the session. `requestedPage` says which page is rendered. */
export const perRequestAddress = '/per-request';
export const privateAddress = '/private';
/** Address of Next's page for previews. */
export const previewAddress = '/preview';

/**
 * Address under which a public page is cached: one for each path and period (`period.ts`). The first segment separates it from Next's own
 * addresses, and from `/index`, which Next treats as the folder.
 */
export function cachedAddress(path: string, period = ''): string {
  return `/page${period}${path === '/' ? '' : path}`;
}

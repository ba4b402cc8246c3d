/** Addresses of Next's pages that are drawn for each request: for anyone, and with the session. Which page, tells `requestedPage`. */
export const perRequestAddress = '/per-request';
export const privateAddress = '/private';
/** Address of Next's page that draws previews; it answers nothing else. */
export const previewAddress = '/preview';

/**
 * Address by which our server keeps a page that is the same for everyone: one for each path and period (`period.ts`). The first segment
 * keeps it apart from Next's own addresses, and from `/index`, which Next takes for another name of a folder.
 */
export function cachedAddress(path: string, period = ''): string {
  return `/page${period}${path === '/' ? '' : path}`;
}

/** Origin of absolute addresses: `SITE_ORIGIN`, the configured one, or that of the local server. */
export function siteOrigin(configured: string): string {
  return process.env.SITE_ORIGIN || configured || `http://localhost:${process.env.PORT ?? 3000}`;
}

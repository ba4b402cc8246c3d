/** Origin of absolute addresses. Local servers have no public name: their own address stands in. */
export function siteOrigin(configured: string): string {
  return process.env.SITE_ORIGIN || configured || `http://localhost:${process.env.PORT ?? 3000}`;
}

/**
 * First segments of addresses that the portal answers by itself: its API, files, gallery, the editors' workshop and addresses that the
 * platform needs.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'audio',
  'bausteine',
  'bilder',
  'error-reports',
  'favicon.svg',
  'health',
  'per-request',
  'private',
  'ready',
  'redaktion',
  'robots.txt',
  'stand-in',
  'updates.xml',
  'vorschau',
  'ws',
]);

/** Index of all addresses, its parts, and that of the news. */
const SITEMAP = /^sitemap(-[a-z0-9]+)?\.xml$/u;

/** Returns the part of a route that belongs to the portal itself, `/api`; undefined if a page may have the route. */
export function reservedPart(segments: readonly { readonly kind: string; readonly name: string }[]): string | undefined {
  const [first] = segments;
  if (first?.kind !== 'static') return undefined;
  return RESERVED.has(first.name) || first.name.startsWith('_') || SITEMAP.test(first.name) ? `/${first.name}` : undefined;
}

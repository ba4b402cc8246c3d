/** First parts of addresses that the portal answers by itself: its API, files, gallery, the editors' workshop and what the platform needs. */
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

/** The index of all addresses, its parts, and that of the news. */
const SITEMAP = /^sitemap(-[a-z0-9]+)?\.xml$/u;

/** The part of a route that belongs to the portal itself, `/api`; undefined when a page may have it. */
export function reservedPart(segments: readonly { readonly kind: string; readonly name: string }[]): string | undefined {
  const [first] = segments;
  if (first?.kind !== 'static') return undefined;
  return RESERVED.has(first.name) || first.name.startsWith('_') || SITEMAP.test(first.name) ? `/${first.name}` : undefined;
}

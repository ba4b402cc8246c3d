/** First parts of addresses that the portal answers by itself: its API, files, gallery and what the platform needs. */
export const RESERVED: ReadonlySet<string> = new Set([
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
  'robots.txt',
  'sitemap.xml',
  'updates.xml',
  'vorschau',
  'ws',
]);

/** The part of a route that belongs to the portal itself, `/api`; undefined when a page may have it. */
export function reservedPart(segments: readonly { readonly kind: string; readonly name: string }[]): string | undefined {
  const [first] = segments;
  if (first?.kind !== 'static') return undefined;
  return RESERVED.has(first.name) || first.name.startsWith('_') ? `/${first.name}` : undefined;
}

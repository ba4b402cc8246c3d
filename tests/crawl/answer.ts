/** Answer of one address, as stored by a crawl. */
export interface StoredAnswer {
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly cacheControl: string | null;
  /** HTML without parts that differ between two builds or two starts of the same code. */
  readonly html: string;
}

/** Removes the port of the run and the hashes of built files. */
export function comparable(html: string, origin: string): string {
  return html.replaceAll(origin, 'http://portal').replace(/(\/assets\/[a-zA-Z0-9_.-]+?)-[A-Za-z0-9_-]{8}\.(js|css|woff2)/gu, '$1.$2');
}

/** Returns paths of the same origin that a page links to, each once, without fragment. */
export function linksIn(html: string): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/gu)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(found)].filter((href) => !href.startsWith('//') && !href.startsWith('/api/'));
}

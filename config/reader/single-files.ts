/** The documents that exist once, by their file. */
export const SINGLE_FILES = {
  'site.yaml': 'site',
  'navigation.yaml': 'navigation',
  'header.yaml': 'header',
  'user-menu.yaml': 'userMenu',
  'footer.yaml': 'footer',
  'coming-pages.yaml': 'comingPages',
  'route-lists.yaml': 'routeLists',
  'indices.yaml': 'indices',
  'market-tiles.yaml': 'marketTiles',
  'customers.yaml': 'customers',
  'article-blocks.yaml': 'articleBlocks',
  'content-rules.yaml': 'contentRules',
  'products.yaml': 'products',
  'venues.yaml': 'venues',
  'redirects.yaml': 'redirects',
  'updates.yaml': 'updates',
  'consent.yaml': 'consent',
  'ads.yaml': 'ads',
  'analytics.yaml': 'analytics',
  'rankings.yaml': 'rankings',
  'brokers.yaml': 'brokers',
  'trading-systems.yaml': 'tradingSystems',
  'sections.yaml': 'sections',
} as const;

export type SingleKind = (typeof SINGLE_FILES)[keyof typeof SINGLE_FILES];
/** A part of the configuration that a block may ask for. */
export type ConfigName = SingleKind | 'issuers' | 'contentPages';

const NAMES: ReadonlySet<string> = new Set<ConfigName>([...Object.values(SINGLE_FILES), 'issuers', 'contentPages']);

export function isConfigName(name: unknown): name is ConfigName {
  return typeof name === 'string' && NAMES.has(name);
}

/** The part that a file below `config/` belongs to: `navigation.yaml` → `navigation`; undefined for pages and unknown files. */
export function configNameOf(file: string): ConfigName | undefined {
  if (isSingleFile(file)) return SINGLE_FILES[file];
  if (/^content-pages\/[^/]+\.yaml$/.test(file)) return 'contentPages';
  return /^issuers\/[^/]+\.yaml$/.test(file) ? 'issuers' : undefined;
}

export function isSingleFile(file: string): file is keyof typeof SINGLE_FILES {
  return Object.hasOwn(SINGLE_FILES, file);
}

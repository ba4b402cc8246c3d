import type { Config } from '#documents/reader/config.ts';
import { pathOnly, readPath } from '#documents/routes/path.ts';
import { isPrivate, matchPage } from '#renderer/route.ts';
import { linksIn } from '#tests/crawl/answer.ts';
import { sitemapPaths } from '#tests/crawl/sitemap-paths.ts';
import { completePage } from '#tests/e2e/complete-page.ts';

/** An address with its page, `/aktien/[...snapshot] kennzahlen`. */
export interface PageAddress {
  readonly name: string;
  readonly path: string;
  /** Whether it shows more to logged-in users. */
  readonly isPrivate: boolean;
}

/** Address with the most content, for pages with many addresses. */
const RICH = [
  '/aktien/SAP-Aktie-DE0007164600',
  '/index/DAX-Index-20735',
  '/etf/iShares-Core-MSCI-World-ETF-IE00B4L5Y983',
  '/anleihen/Bund-1-70-15-08-2032-Anleihe-DE000A7Q8YV8',
  '/devisen/Eurokurs-Euro-Dollar-EUR-USD',
  '/kryptowaehrungen/Bitcoin-BTC',
  '/rohstoffe/Gold-1326189',
  '/futures/DAX-Future-990184030',
];
/** Pages hidden from search engines. */
const UNLISTED = [
  '/suche/SAP',
  '/suche/typ/aktien/SAP',
  '/handelssysteme/band-germany-100',
  '/news/feed/agentur-meldungen',
  '/news/mobile/aktien/namensaktie-oder-inhaberaktie',
  '/whitelabels/forum2',
];
const NOT_FOUND: PageAddress = { name: '404', path: '/gibt/es/nicht', isPrivate: false };

/** Returns one address of every page document and each of its sub-pages, and one without a page. */
export async function pageAddresses(config: Config, origin: string): Promise<readonly PageAddress[]> {
  const found = new Map<string, PageAddress>();
  const add = (path: string): void => {
    const match = matchPage(config, readPath(pathOnly(path)));
    if (match === undefined) return;
    const subPage = Object.entries(match.page.subPages ?? {}).find(([, each]) => each === match.subPage)?.[0];
    const name = subPage === undefined ? match.page.route : `${match.page.route} ${subPage}`;
    if (!found.has(name)) found.set(name, { name, path, isPrivate: isPrivate(match) });
  };
  const fixed = config.pages.flatMap(({ route }) => (route.includes('[') ? [] : [route]));
  // Requests a product list, because the sitemap lists products only once the provider has computed them.
  const { html } = await completePage(`${origin}/derivate/Knock-Outs`);
  const products = linksIn(html).filter((link) => link.startsWith('/derivate/'));
  for (const path of [...RICH, ...UNLISTED, ...fixed, ...products]) add(path);
  const isWhole = (): boolean => config.pages.every(({ route }) => found.has(route));
  for await (const path of sitemapPaths(origin)) {
    if (isWhole()) break;
    add(path);
  }
  for (const { route, subPages = {} } of config.pages)
    for (const subPage of Object.keys(subPages)) add((found.get(route)?.path ?? '').replace(/^\/[^/]+/u, `$&/${subPage}`));
  return [...found.values(), NOT_FOUND];
}

/** Returns pages and sub-pages without a known address. */
export function withoutAddress(config: Config, addresses: readonly PageAddress[]): readonly string[] {
  const names = new Set(addresses.map(({ name }) => name));
  return config.pages
    .flatMap(({ route, subPages = {} }) => [route, ...Object.keys(subPages).map((subPage) => `${route} ${subPage}`)])
    .filter((name) => !names.has(name));
}

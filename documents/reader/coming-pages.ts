import type { Announcement, ComingPages, Footer, Header, Navigation, NavigationItem, UserMenu } from '../generated/types.ts';
import { isUnder } from '../rules/evaluate.ts';
import { pathOnly } from '../routes/path.ts';
import { matchRoute, parsePattern, PatternError, type RoutePattern } from '../routes/pattern.ts';
import type { DocumentPath } from './path.ts';

/** Returns the listed routes; an invalid route is reported in its place (`comingFault`). */
export function comingPatterns({ pages }: ComingPages = { pages: [] }): RoutePattern[] {
  return pages.flatMap((route) => {
    try {
      return [parsePattern(route)];
    } catch (error) {
      if (error instanceof PatternError) return [];
      throw error;
    }
  });
}

/** Returns true if a path or route, or one that begins with it, is still to come. */
export function isComing(name: string, coming: readonly RoutePattern[]): boolean {
  const path = pathOf(name);
  return (
    coming.some(({ pattern }) => pattern === path || (path !== '/' && isUnder(pattern, path))) || matchRoute(coming, path) !== undefined
  );
}

/** Returns the coming route that a link leads to; undefined if its page exists, or for other links. */
export function comingRoute(
  { link, host = 'www' }: { readonly link: string; readonly host?: string | undefined },
  coming: readonly RoutePattern[],
): string | undefined {
  if (!link.startsWith('/') || !(host === 'www' || OWN_HOSTS.has(host))) return undefined;
  return matchRoute(coming, pathOf(link))?.pattern.pattern;
}

/** Returns true if a part of a document is left out until its page exists; in the user menu only optional parts are. */
export function isLeftOut(kind: string, [key]: DocumentPath): boolean {
  if (kind === 'userMenu') return key === 'portfolio' || key === 'entries';
  return kind === 'navigation' || kind === 'header' || kind === 'footer';
}

interface Linking {
  readonly comingPages: ComingPages;
  readonly navigation: Navigation;
  readonly header: Header;
  readonly footer: Footer;
  readonly userMenu: UserMenu;
}

/**
 * Returns navigation, header, footer and user menu without links to pages that are still to come. An entry whose own page is missing
 * remains as the heading of its existing children.
 */
export function withoutComing<C extends Linking>(config: C): C {
  const coming = comingPatterns(config.comingPages);
  if (coming.length === 0) return config;
  const isThere = (link: string | undefined, host?: string): boolean =>
    link === undefined || comingRoute({ link, host }, coming) === undefined;
  const items = (all: readonly NavigationItem[]): NavigationItem[] =>
    all.flatMap((item) => {
      const below = items(item.items ?? []);
      const entry = item.items === undefined ? item : { ...item, items: below };
      if (isThere(item.path, item.host)) return item.path === undefined && item.items !== undefined && below.length === 0 ? [] : [entry];
      const { path: _path, ...heading } = entry;
      return below.length > 0 ? [heading] : [];
    });
  const links = <L extends { readonly link: string; readonly host?: string }>(all: readonly L[]): L[] =>
    all.filter(({ link, host }) => isThere(link, host));
  const { header, footer, userMenu } = config;
  const [first, ...others] = items(config.navigation.groups);
  const { newsletter, announcement, ...services } = header;
  const { letters, ...rest } = footer;
  const { portfolio, entries = [], ...menu } = userMenu;
  return {
    ...config,
    navigation: { groups: first === undefined ? config.navigation.groups : [first, ...others] },
    header: {
      ...services,
      links: links(header.links),
      promotions: links(header.promotions),
      ...(announcement && { announcement: isThere(announcement.link) ? announcement : withoutLink(announcement) }),
      ...(newsletter && isThere(newsletter.link, newsletter.host) && { newsletter }),
    },
    userMenu: {
      ...menu,
      ...(portfolio && isThere(portfolio.path, portfolio.host) && { portfolio }),
      entries: entries.filter(({ path, host }) => isThere(path, host)),
    },
    footer: {
      ...rest,
      ...(letters && isThere(letters.link) && { letters }),
      groups: footer.groups.map((group) => ({ ...group, links: links(group.links) })).filter((group) => group.links.length > 0),
      legal: { ...footer.legal, links: links(footer.legal.links) },
    },
  };
}

function withoutLink({ link: _link, ...announcement }: Announcement): Announcement {
  return announcement;
}

/** Hosts whose pages this portal serves too. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['personal', 'trading']);

function pathOf(link: string): string {
  return pathOnly(link).replace('{letter}', 'a');
}

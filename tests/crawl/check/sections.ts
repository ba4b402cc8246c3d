import type { Config } from '#documents/reader/config.ts';
import { pagePatterns, staticPrefix } from '#renderer/route.ts';

/** Market sections without instruments below them. */
const MORE = ['/realtime', '/top-werte', '/boersen'];
const known = new WeakMap<Config, readonly string[]>();

/** Returns the first segments of the addresses of the markets: sections with instruments, and some lists. */
export function marketSections(config: Config): readonly string[] {
  let sections = known.get(config);
  if (sections === undefined) {
    const own = pagePatterns(config)
      .filter(({ page }) => page.subject?.kind === 'instrument')
      .map(staticPrefix);
    known.set(config, (sections = [...new Set([...own, ...MORE])].toSorted()));
  }
  return sections;
}

/** Returns the classes of instruments below a section such as `/aktien`. */
export function entityTypesOf(config: Config, section: string) {
  return pagePatterns(config).flatMap((pattern) => {
    const { subject } = pattern.page;
    return subject?.kind === 'instrument' && staticPrefix(pattern) === section ? subject.entityTypes : [];
  });
}

/** Returns the market sections that have a page. */
export function sectionPages(config: Config): readonly string[] {
  const routes = new Set(config.pages.map(({ route }) => route));
  return marketSections(config).filter((section) => routes.has(section));
}

/** Returns true if a page belongs to the markets, whose links are followed; the walk begins at the home page. */
export function isSectionPath(config: Config, path: string): boolean {
  return path === '/' || marketSections(config).some((section) => path === section || path.startsWith(`${section}/`));
}

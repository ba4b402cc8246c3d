import type { Config } from '#documents/reader/config.ts';
import { pagePatterns, staticPrefix } from '#renderer/route.ts';

/** Sections of the markets without instruments below them. */
const MORE = ['/realtime', '/top-werte', '/boersen'];
const known = new WeakMap<Config, readonly string[]>();

/** First parts of the addresses of the markets: those below which there are instruments, and some lists. */
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

/** The classes of instruments below a section such as `/aktien`. */
export function entityTypesOf(config: Config, section: string) {
  return pagePatterns(config).flatMap((pattern) => {
    const { subject } = pattern.page;
    return subject?.kind === 'instrument' && staticPrefix(pattern) === section ? subject.entityTypes : [];
  });
}

/** Those of them that have a page of their own. */
export function sectionPages(config: Config): readonly string[] {
  const routes = new Set(config.pages.map(({ route }) => route));
  return marketSections(config).filter((section) => routes.has(section));
}

/** Whether a page belongs to the markets, so that its links are followed; the home page is where they begin. */
export function isSectionPath(config: Config, path: string): boolean {
  return path === '/' || marketSections(config).some((section) => path === section || path.startsWith(`${section}/`));
}

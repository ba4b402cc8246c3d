import type { Subject } from '#subjects/generated/shapes.ts';
import type { NavigationItem } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import { readPath } from '#documents/routes/path.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { isPrivate, matchPage, type PageMatch } from './route.ts';
import { aboutSubject } from './subject.ts';

/** One page on the way from the home page to another. */
export interface TrailStep {
  readonly name: string;
  /** Root-relative. */
  readonly path: string;
}

interface TrailPage {
  readonly match: PageMatch;
  readonly subject: Subject | undefined;
  /** The one address of the page. */
  readonly path: string;
}

/**
 * The way from the home page to a page, both included: the public pages that stand above it in its address. Empty on the home page.
 * A page is called as the navigation calls it, else as the section whose start it is, a subject by its name, a sub-page by its label, all others by the first part of their title.
 */
export function trailOf({ match, subject, path }: TrailPage, config: Config): readonly TrailStep[] {
  if (path === '/') return [];
  const name = aboutSubject(subject, (module, known) => module.name(known));
  const above = prefixesOf(path).flatMap((prefix): TrailStep[] => {
    const found = matchPage(config, readPath(prefix));
    return found !== undefined && isStep(found, prefix, config) ? [{ name: nameOf(found, prefix, config), path: prefix }] : [];
  });
  const first = match.subPage && aboutSubject(subject, (module, known) => module.firstPath?.(known));
  return [
    { name: 'Startseite', path: '/' },
    ...above,
    ...(first === undefined || name === undefined ? [] : [{ name, path: first }]),
    { name: match.subPage?.label ?? name ?? nameOf(match, path, config), path },
  ];
}

/** A public page at an address of its own whose name is known without asking for its subject. */
function isStep(match: PageMatch, path: string, config: Config): boolean {
  const isNamed = match.address === undefined || labelsOf(config).has(path);
  return isNamed && Object.keys(match.params).length === 0 && !isPrivate(match);
}

/** `/a` and `/a/b` of `/a/b/c`. */
function prefixesOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

function nameOf({ page: { title } }: PageMatch, path: string, config: Config): string {
  const section = config.sections.sections.find((each) => each.path === path)?.label;
  return labelsOf(config).get(path) ?? section ?? (title ?? config.site.defaultTitle).split(/: | – /u, 1).join('');
}

const labels = new WeakMap<Config['navigation'], ReadonlyMap<string, string>>();

/** How the navigation calls each page of the portal; where it does twice, as the entry above does. */
function labelsOf({ navigation }: Config): ReadonlyMap<string, string> {
  const known = labels.get(navigation);
  if (known !== undefined) return known;
  const own = (items: readonly NavigationItem[]): (readonly [string, string])[] =>
    items.flatMap(({ path, host = 'www', label, items: inner = [] }) => [
      ...(path === undefined || host !== 'www' ? [] : [[path, label] as const]),
      ...own(inner),
    ]);
  const found = new Map(own(navigation.groups).toReversed());
  labels.set(navigation, found);
  return found;
}

/** The trail as links; its last step, the page itself, is none. Nothing where there is no trail. */
export function trailMarkup(trail: readonly TrailStep[]): string {
  if (trail.length === 0) return '';
  const steps = trail.map(({ name, path }, index) =>
    index === trail.length - 1
      ? `<li aria-current="page">${escapeXml(name)}</li>`
      : `<li><a href="${escapeXml(path)}">${escapeXml(name)}</a></li>`,
  );
  return `<nav class="trail no-print" aria-label="Pfad"><ol>${steps.join('')}</ol></nav>`;
}

/** The trail as search engines read it. Source: https://schema.org/BreadcrumbList */
export function trailData(trail: readonly TrailStep[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

import type { Subject } from '#subjects/generated/shapes.ts';
import type { NavigationItem } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import { readPath } from '#documents/routes/path.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { isPrivate, matchPage, type PageMatch } from './route.ts';
import { aboutSubject } from './subject.ts';

/** Step of the breadcrumbs. */
export interface TrailStep {
  readonly name: string;
  /** Root-relative path. */
  readonly path: string;
}

interface TrailPage {
  readonly match: PageMatch;
  readonly subject: Subject | undefined;
  /** Canonical path of the page. */
  readonly path: string;
}

/**
 * Returns the breadcrumbs from the home page to a page, both included: the public pages above it in its path. Empty on the home page.
 * A page has its label in the navigation, else that of its section, else the first part of its title; a subject its name, a sub-page its label.
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

/** Returns true for a public page with a fixed address whose name is known without resolving its subject. */
function isStep(match: PageMatch, path: string, config: Config): boolean {
  const isNamed = match.address === undefined || labelsOf(config).has(path);
  return isNamed && Object.keys(match.params).length === 0 && !isPrivate(match);
}

/** Parent paths: `/a` and `/a/b` for `/a/b/c`. */
function prefixesOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

function nameOf({ page: { title } }: PageMatch, path: string, config: Config): string {
  const section = config.sections.sections.find((each) => each.path === path)?.label;
  return labelsOf(config).get(path) ?? section ?? (title ?? config.site.defaultTitle).split(/: | – /u, 1).join('');
}

const labels = new WeakMap<Config['navigation'], ReadonlyMap<string, string>>();

/** Labels of the portal's pages in the navigation; the first if there are several. */
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

/** Breadcrumbs as links, except the last step, which is the page itself. Empty without steps. */
export function trailMarkup(trail: readonly TrailStep[]): string {
  if (trail.length === 0) return '';
  const steps = trail.map(({ name, path }, index) =>
    index === trail.length - 1
      ? `<li aria-current="page">${escapeXml(name)}</li>`
      : `<li><a href="${escapeXml(path)}">${escapeXml(name)}</a></li>`,
  );
  return `<nav class="trail no-print" aria-label="Pfad"><ol>${steps.join('')}</ol></nav>`;
}

/** Breadcrumbs as structured data. Source: https://schema.org/BreadcrumbList */
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

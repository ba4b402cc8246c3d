import type { PageDocument } from '../generated/types.ts';
import type { DocumentPath } from '../reader/path.ts';
import { matchRoute, parsePattern } from '../routes/pattern.ts';
import { isActive } from '../rules/evaluate.ts';
import { pathsIn, placeOnly, type AnyRule } from './rules.ts';

/** Pages on which a part shows. */
export interface Showing {
  /** `all`: everywhere but on `routes`. */
  readonly on: 'all' | 'only';
  readonly routes: readonly string[];
}

/** Returns the route of a sub-page: `/aktien/[...snapshot]` → `/aktien/chart/[snapshot]`. */
export function subPageRoute(route: string, name: string): string {
  return route.replace(/\/\[\[?(?:\.\.\.)?([^[\]]+)\]\]?$/u, `/${name}/[$1]`);
}

/** Keys of a page that a sub-page has too; a sub-page without its own inherits the page's. */
const OWN = new Set(['title', 'label', 'body']);
const HANDED_ON = new Set(['description', 'dataClass', 'rendering', 'robots']);

/** Returns the routes on which a part of a page shows. */
export function routesOfPart(page: PageDocument, [key, name]: DocumentPath): string[] {
  const subPages = Object.entries(page.subPages ?? {});
  if (key === 'subPages' && name !== undefined) return [subPageRoute(page.route, String(name))];
  if (key === 'subPages') return subPages.map(([each]) => subPageRoute(page.route, each));
  const inherit = subPages.filter(
    ([, subPage]) => !OWN.has(String(key)) && !(HANDED_ON.has(String(key)) && subPage !== undefined && Object.hasOwn(subPage, String(key))),
  );
  return [page.route, ...inherit.map(([each]) => subPageRoute(page.route, each))];
}

/** Pages on which a part shows and does not show, of all requested ones. */
interface Shown {
  readonly shown: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Returns where rules allow a part to show, among routes and the paths that the rules name. Parts that depend on the visitor count as
 * shown.
 * @param hidden where it does not show (`hiddenOn`)
 */
export function underRules(routes: readonly string[], rules: readonly AnyRule[], hidden?: AnyRule): Shown {
  const patterns = routes.map((route) => parsePattern(route));
  const named = [...rules, ...(hidden === undefined ? [] : [hidden])]
    .flatMap(pathsIn)
    .filter((path) => !routes.includes(path) && matchRoute(patterns, path) !== undefined);
  const isThere = (path: string): boolean => {
    const place = { path, host: 'www', route: routes.includes(path) ? path : matchRoute(patterns, path)?.pattern.pattern };
    const holds = (rule: AnyRule): boolean => isActive(placeOnly(rule), place);
    return rules.every(holds) && !(hidden !== undefined && holds(hidden));
  };
  const { yes = [], no = [] } = Object.groupBy(new Set([...routes, ...named]), (path) => (isThere(path) ? 'yes' : 'no'));
  return { shown: yes, missing: no };
}

/** Returns the shorter description of where a part shows: on these pages, or on all but those. */
export function showingOf({ shown, missing }: Shown, all: readonly string[]): Showing {
  const left = [...new Set([...all.filter((route) => !shown.includes(route)), ...missing])];
  return left.length < shown.length ? { on: 'all', routes: left } : { on: 'only', routes: shown };
}

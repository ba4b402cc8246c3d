import type { PageDocument } from '../generated/types.ts';
import type { DocumentPath } from '../reader/path.ts';
import { matchRoute, parsePattern } from '../routes/pattern.ts';
import { isActive } from '../rules/evaluate.ts';
import { pathsIn, placeOnly, type AnyRule } from './rules.ts';

/** On which pages something shows. */
export interface Showing {
  /** `all`: everywhere but on `routes`. */
  readonly on: 'all' | 'only';
  readonly routes: readonly string[];
}

/** The route of a page about one sub-page: `/aktien/[...snapshot]` → `/aktien/chart/[snapshot]`. */
export function subPageRoute(route: string, name: string): string {
  return route.replace(/\/\[\[?(?:\.\.\.)?([^[\]]+)\]\]?$/u, `/${name}/[$1]`);
}

/** Keys of a page that a sub-page has too, and takes from the page where it has none of its own. */
const OWN = new Set(['title', 'label', 'body']);
const HANDED_ON = new Set(['description', 'dataClass', 'rendering', 'robots']);

/** The routes on which a part of a page shows. */
export function routesOfPart(page: PageDocument, [key, name]: DocumentPath): string[] {
  const subPages = Object.entries(page.subPages ?? {});
  if (key === 'subPages' && name !== undefined) return [subPageRoute(page.route, String(name))];
  if (key === 'subPages') return subPages.map(([each]) => subPageRoute(page.route, each));
  const inherit = subPages.filter(
    ([, subPage]) => !OWN.has(String(key)) && !(HANDED_ON.has(String(key)) && subPage !== undefined && Object.hasOwn(subPage, String(key))),
  );
  return [page.route, ...inherit.map(([each]) => subPageRoute(page.route, each))];
}

/** Where something shows and where not, of all that was asked about. */
interface Shown {
  readonly shown: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Where rules let something show, among routes and the paths that the rules name. What depends on the visitor may show.
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

/** Where something shows, said the shorter way: on these pages, or on all but those. */
export function showingOf({ shown, missing }: Shown, all: readonly string[]): Showing {
  const left = [...new Set([...all.filter((route) => !shown.includes(route)), ...missing])];
  return left.length < shown.length ? { on: 'all', routes: left } : { on: 'only', routes: shown };
}

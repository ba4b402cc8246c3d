import { ROUTES, type RouteParameters } from './generated/routes.ts';
import type { PageDocument } from '../generated/types.ts';
import { parsePattern } from './pattern.ts';

/** Name of a page that code or configuration links to (`name` of its document). */
export type RouteName = keyof RouteParameters;
/** Route patterns by the names of their pages. */
export type Routes = Readonly<Record<RouteName, string>>;

/** Makes the parameters optional for a route without placeholders. */
type Given<Name extends RouteName> =
  Record<never, never> extends RouteParameters[Name] ? [RouteParameters[Name]?] : [RouteParameters[Name]];

/**
 * Returns the address of a page by its name: `pathOf(routes, 'broker', { brokerName: 'flatex' })` → `/broker/flatex`. Values of one segment
 * are encoded; a missing optional value ends the address.
 */
export function pathOf<Name extends RouteName>(routes: Routes, name: Name, ...[parameters]: Given<Name>): string {
  return pathTo(routes, name, parameters);
}

/** Returns the address of a page whose placeholders are filled from an answer of the provider. The first missing value ends the address. */
export function pathTo(routes: Routes, name: RouteName, answer?: unknown): string {
  const values = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  const parts = parsePattern(routes[name]).segments.map(({ kind, name: parameter }) => {
    if (kind === 'static') return parameter;
    const value = values.get(parameter);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    return kind.endsWith('catch-all') ? String(value) : encodeURIComponent(value);
  });
  return `/${parts.filter((part) => part !== undefined && part !== '').join('/')}`;
}

const known = new WeakMap<readonly PageDocument[], Routes>();

/** Returns the routes of a configuration. A name that no page has any more keeps the route of the last codegen. */
export function routesOf({ pages }: { readonly pages: readonly PageDocument[] }): Routes {
  const routes = known.get(pages) ?? {
    ...ROUTES,
    ...Object.fromEntries(pages.flatMap(({ name, route }) => (name === undefined ? [] : [[name, route]]))),
  };
  known.set(pages, routes);
  return routes;
}

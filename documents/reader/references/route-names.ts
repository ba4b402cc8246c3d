import type { PageDocument } from '../../generated/types.ts';
import { ROUTES } from '../../routes/generated/routes.ts';
import { ROUTE_USES } from '../../routes/generated/uses.ts';
import { matchRoute, parseOldPattern, parsePattern, patternShape, PatternError, type PatternSegment } from '../../routes/pattern.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import { repeated, type PageRoute, type References } from './context.ts';

/** Page that code links to by its name, as of the last codegen. */
interface NeededRoute {
  readonly name: string;
  readonly route: string;
  /** Document of the page, relative to the root of the project. */
  readonly file: string;
  /** Files of the code that link to the page. */
  readonly uses: readonly string[];
}

const routes: Readonly<Record<string, string>> = ROUTES;
const NEEDED: readonly NeededRoute[] = Object.entries(ROUTE_USES).map(([name, { file, uses }]) => ({
  name,
  route: routes[name] ?? '/',
  file,
  uses,
}));

/**
 * Reports names that two pages have, and pages that code links to by a name that no page has, whose placeholders the code does not fill, or
 * that have moved without a redirect.
 * @param needed pages that the code links to
 */
export function routeNameFaults(references: References, needed: readonly NeededRoute[] = NEEDED): PlacedFault[] {
  const named = references.routes.flatMap((route) => (route.page.value.name === undefined ? [] : [{ name: route.page.value.name, route }]));
  const twice = repeated(named, ({ name }) => name).map(({ entry, first }) =>
    placed(entry.route, {
      rule: 'duplicate-name',
      path: ['name'],
      part: 'value',
      message: `Den Namen „${entry.name}“ hat schon ${first.route.page.source.file}, Zeile ${first.route.page.source.locate(['name'], 'value').line}.`,
      expected: 'ein Name, den keine andere Seite hat',
    }),
  );
  const pages = new Map(named.toReversed().map(({ name, route }) => [name, route]));
  return [...twice, ...needed.flatMap((one) => faultOf(one, pages.get(one.name), references) ?? [])];
}

function faultOf(needed: NeededRoute, route: PageRoute | undefined, references: References): PlacedFault | undefined {
  return route === undefined ? missing(needed, references) : (unfilled(needed, route) ?? moved(needed, route, references));
}

/** Reports a page that has lost its name and is not at the address that code falls back to, or that is gone. */
function missing({ name, route, file, uses }: NeededRoute, { routes: all, coming, allPagesKnown }: References): PlacedFault | undefined {
  const shape = patternShape(parsePattern(route));
  if ([...all, ...coming].some((page) => patternShape(page) === shape)) return undefined;
  const lost = all.find(({ page }) => page.value.name === undefined && file.endsWith(`/${page.source.file}`));
  const base = { rule: 'missing-route', part: 'value' as const, expected: `eine Seite mit „name: ${name}“` };
  const told = `Der Code führt zur Seite „${name}“ (${usesText(uses)}), und keine Seite heißt so`;
  if (lost !== undefined)
    return placed(lost, { ...base, path: ['route'], message: `${told}: Mit ihrem Namen findet er sie auch an der neuen Adresse.` });
  // The page may be one that could not be read.
  if (!allPagesKnown) return undefined;
  const here = all.find(({ page }) => uses.some((use) => drawnBlocks(page.value).has(blockOf(use) ?? '')));
  const onAll = uses.some((use) => SHELL.test(use)) ? (all.find(({ pattern }) => pattern === '/') ?? all[0]) : undefined;
  const place = here ?? onAll;
  if (place === undefined) return undefined;
  return placed(place, { ...base, severity: 'warning', path: ['route'], message: `${told}; sie stand in ${file} unter ${route}.` });
}

/** Blocks around every page. */
const SHELL = /^blocks\/shell\//u;

function blockOf(file: string): string | undefined {
  return /^blocks\/[^/]+\/([^/]+)\//u.exec(file)?.[1];
}

/** Cache by page: unchanged pages stay the same objects. */
const drawn = new WeakMap<PageDocument, ReadonlySet<string>>();

/** Types of the blocks on a page and on its sub-pages. */
function drawnBlocks(page: PageDocument): ReadonlySet<string> {
  const bodies = [page.body, ...Object.values(page.subPages ?? {}).map((subPage) => subPage?.body ?? {})];
  const types =
    drawn.get(page) ??
    new Set(bodies.flatMap(({ top = [], main = [], aside = [] }) => [...top, ...main, ...aside].map(({ type }) => type)));
  drawn.set(page, types);
  return types;
}

/** Reports a page whose route has other placeholders than the code fills. */
function unfilled({ name, route, uses }: NeededRoute, page: PageRoute): PlacedFault | undefined {
  const [had, has] = [parametersOf(parsePattern(route).segments), parametersOf(page.segments)];
  if (had.join() === has.join()) return undefined;
  return placed(page, {
    rule: 'other-parameters',
    path: ['route'],
    part: 'value',
    message: `Die Route von „${name}“ hat ${placeholdersText(has)}; der Code füllt ${placeholdersText(had)} (${usesText(uses)}).`,
    expected: had.length === 0 ? 'eine Route ohne Platzhalter' : `eine Route mit ${placeholdersText(had)}`,
  });
}

/** Reports a page that code finds at its new address, while links from outside still lead to the old one. */
function moved({ name, route, uses }: NeededRoute, page: PageRoute, { redirects, routes: all }: References): PlacedFault | undefined {
  const shape = patternShape(parsePattern(route));
  if (patternShape(page) === shape || all.some((other) => patternShape(other) === shape)) return undefined;
  const leads = redirects?.value.redirects ?? [];
  if (redirects === undefined || leads.some(({ from }) => leadsFrom(from, route, shape))) return undefined;
  // The provider uses the routes as of the last codegen.
  const late = uses.some((use) => use.startsWith('provider/')) ? ', E-Mails und Antworten des Providers erst nach „npm run codegen“' : '';
  return placed(page, {
    rule: 'moved-route',
    severity: 'warning',
    path: ['route'],
    part: 'value',
    message: `„${name}“ stand unter ${route}. Der Code führt schon hierher${late}; Lesezeichen, Suchmaschinen und alte E-Mails führen dort ins Leere.`,
    expected: `eine Umleitung in redirects.yaml: from: ${route}, to: ${page.pattern}`,
  });
}

function leadsFrom(from: string, route: string, shape: string): boolean {
  try {
    const old = parseOldPattern(from);
    return (
      patternShape(old) === shape ||
      matchRoute(
        [old],
        `/${parsePattern(route)
          .segments.map(({ name }) => name)
          .join('/')}`,
      ) !== undefined
    );
  } catch (error) {
    if (error instanceof PatternError) return false;
    throw error;
  }
}

function parametersOf(segments: readonly PatternSegment[]): readonly string[] {
  return segments.flatMap(({ kind, name }) => (kind === 'static' ? [] : [name])).toSorted();
}

function placeholdersText(names: readonly string[]): string {
  return names.length === 0 ? 'keinen Platzhalter' : names.map((name) => `[${name}]`).join(', ');
}

/** Names the first files in full and counts the others. */
function usesText(uses: readonly string[]): string {
  const [first = '', second, ...rest] = uses;
  if (second === undefined) return first;
  return rest.length === 0 ? `${first} und ${second}` : `${first}, ${second} und ${rest.length} weitere`;
}

function placed({ page: { source } }: PageRoute, fault: Fault): PlacedFault {
  return { source, fault };
}

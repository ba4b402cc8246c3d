import { pathOnly } from '../../routes/path.ts';
import { filledRoute, matchRoute } from '../../routes/pattern.ts';
import { subjectInstances } from '#subjects/generated/instances.ts';
import { editDistance, suggested } from '../suggest.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { PageRoute, References } from './context.ts';
import { addressesOf } from './known-addresses.ts';
import { knownIn } from './instances.ts';
import { refusal } from './unknown-subject.ts';

/** Returns a fault at `place` if no page serves a path of this portal; undefined if a page does. */
export function pathFault(link: string, place: DocumentPath, references: References): Fault | undefined {
  const path = pathOnly(link);
  const reason = reasonOf(path, references);
  if (reason === undefined) return undefined;
  return {
    rule: 'unknown-path',
    path: place,
    part: 'value',
    message: `Der Pfad „${link}“ führt ins Leere: ${reason}`,
    expected: 'die Adresse einer Seite aus pages/',
    suggest: () => {
      const { suggestion, isCertain } = suggestedPath(path, references);
      const rest = /[?#].*$/su.exec(link)?.[0] ?? '';
      return { suggestion: suggestion === undefined ? undefined : `${suggestion}${rest}`, isCertain: isCertain && path === link };
    },
  };
}

/** Returns true if a page serves a path of this portal, as far as that can be known. */
export function isServedPath(link: string, references: References): boolean {
  return reasonOf(pathOnly(link), references) === undefined;
}

/** Returns a fault at `place` if no page is at a path or below it; undefined if there is one. */
export function isServedUnder(start: string, place: DocumentPath, references: References): Fault | undefined {
  const wanted = start.split('/').slice(1);
  const isUnder = references.routes.some(
    (route) =>
      isAtRoot(route, wanted[0], references) &&
      wanted.every((part, index) => {
        const segment = route.segments[index];
        return segment === undefined ? isMany(route.segments.at(-1)?.kind) : segment.kind !== 'static' || segment.name === part;
      }) &&
      isOfSubject(route, wanted, references),
  );
  if (isUnder || !references.allPagesKnown) return undefined;
  const suggest = () => {
    const fixed = references.routes.map(({ segments }) => fixedStart(segments));
    return suggested(
      start,
      fixed.filter((known) => known !== '/'),
    );
  };
  const message = `Unter „${start}“ liegt keine Seite.`;
  return { rule: 'unknown-path', path: place, part: 'value', message, expected: 'der Anfang der Adressen von Seiten', suggest };
}

/** Returns true if a page has this route, or serves this path whatever the provider knows. */
export function isServedForSure(route: string, references: References): boolean {
  if (references.routes.some(({ page }) => page.value.route === route)) return true;
  const match = matchRoute(references.routes, route);
  return match !== undefined && isSure(match.pattern, references) && refusal(match.pattern, match.params, references) === undefined;
}

/** Returns true if the documents list all subjects of a page: instruments and subjects that only the site reads are unknown here. */
export function isSure({ page: { value } }: PageRoute, references: References): boolean {
  return value.subject === undefined || subjectInstances[value.subject.kind].isSure(knownIn(references));
}

/**
 * Returns true if a page whose route begins with a placeholder has an address with this first segment; otherwise it would match every
 * address.
 */
function isAtRoot({ segments, page }: Pick<PageRoute, 'segments' | 'page'>, first: string | undefined, references: References): boolean {
  const { subject } = page.value;
  const [segment] = segments;
  if (subject === undefined || segment?.kind !== 'dynamic') return true;
  const all = subjectInstances[subject.kind].all(subject, knownIn(references));
  return all === undefined || all.some(({ values }) => values[segment.name] === first);
}

/** Returns true if a start that reaches into the placeholders of a route is, or begins, the address of a subject of the page. */
function isOfSubject(route: PageRoute, wanted: readonly string[], references: References): boolean {
  const { subject, subPages = {} } = route.page.value;
  const dynamicAt = route.segments.findIndex(({ kind }) => kind !== 'static');
  if (subject === undefined || dynamicAt < 0 || wanted.length <= dynamicAt) return true;
  if (Object.hasOwn(subPages, wanted[dynamicAt] ?? '')) return true;
  const start = `/${wanted.join('/')}`;
  const [kind, known] = [subjectInstances[subject.kind], knownIn(references)];
  const all = kind.all(subject, known);
  const addresses = kind.addresses?.(known) ?? all?.map(({ values }) => filledRoute(route, values)) ?? [];
  if (addresses.some((address) => `${address}/`.startsWith(`${start}/`))) return true;
  const match = matchRoute([route], start);
  // The first segment alone cannot be checked for a route that continues after the start.
  return match === undefined ? all === undefined : refusal(route, match.params, references) === undefined;
}

function isMany(kind: string | undefined): boolean {
  return kind === 'catch-all' || kind === 'optional-catch-all';
}

function fixedStart(segments: PageRoute['segments']): string {
  const dynamicAt = segments.findIndex(({ kind }) => kind !== 'static');
  return `/${segments
    .slice(0, dynamicAt < 0 ? undefined : dynamicAt)
    .map(({ name }) => name)
    .join('/')}`;
}

/** Thousands of pages link to the same few paths: each path is checked once for each set of documents. */
const answers = new WeakMap<References, Map<string, string | undefined>>();

function reasonOf(path: string, references: References): string | undefined {
  const known = answers.get(references) ?? new Map<string, string | undefined>();
  answers.set(references, known);
  if (!known.has(path)) known.set(path, findReason(path, references));
  return known.get(path);
}

function findReason(path: string, references: References): string | undefined {
  const match = matchRoute(references.routes, path);
  // A page that could not be read may be more specific than the matching one, which has many addresses.
  if (!references.allPagesKnown && match?.pattern.segments.some(({ kind }) => kind !== 'static') === true) return undefined;
  if (match !== undefined) return refusal(match.pattern, match.params, references);
  return references.allPagesKnown ? 'Keine Seite hat diese Adresse.' : undefined;
}

/** Suggests the nearest existing address, as far as that can be known. */
function suggestedPath(path: string, references: References): Pick<Fault, 'suggestion' | 'isCertain'> {
  const asked = path.split('/').slice(1);
  const candidates = new Set(references.routes.flatMap((route) => addressesOf(route, asked, references)));
  candidates.delete(path);
  // Any short address is close to the home page, which is never meant.
  candidates.delete('/');
  return suggested(
    path,
    [...candidates].filter(
      (candidate) =>
        isNear(path, candidate) && reasonOf(candidate, references) === undefined && isInSection(asked[0], candidate, references),
    ),
  );
}

/**
 * Returns true if a candidate certainly exists, or is in the requested section. In other sections a page may take the rest for one of its
 * instruments.
 */
function isInSection(section: string | undefined, candidate: string, references: References): boolean {
  if (candidate.split('/')[1] === section || !references.routes.some(({ segments }) => segments[0]?.name === section)) return true;
  const match = matchRoute(references.routes, candidate);
  return match !== undefined && isSure(match.pattern, references);
}

/** Returns true if two addresses are also close without their common first segments, which would hide the difference of the rest. */
function isNear(path: string, candidate: string): boolean {
  const [asked, other] = [path.split('/').slice(1), candidate.split('/').slice(1)];
  const same = asked.findIndex((segment, index) => segment !== other[index]);
  if (same <= 0) return true;
  const [from, to] = [asked, other].map((segments) => segments.slice(same).join('/').toLowerCase());
  return editDistance(from ?? '', to ?? '') <= Math.max(1, Math.floor((from ?? '').length / 2));
}

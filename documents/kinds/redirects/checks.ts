import type { Redirect, Redirects } from '../../generated/types.ts';
import { pathOnly } from '../../routes/path.ts';
import { matchRoute, parseOldPattern, patternShape, PatternError, routeMatcher, type RoutePattern } from '../../routes/pattern.ts';
import { filledTarget, placeholdersIn } from '../../routes/redirect-target.ts';
import { reservedPart } from '../../routes/reserved.ts';
import type { Fault } from '../../reader/fault.ts';
import type { DocumentPath } from '../../reader/path.ts';
import { closest } from '../../reader/suggest.ts';
import { repeated, type PageRoute, type References } from '../../reader/references/context.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { unsafeLink } from '../../reader/references/links.ts';
import { isServedPath, isServedUnder, isSure, pathFault } from '../../reader/references/served.ts';
import type { Check } from '../check.ts';

interface RedirectRoute extends RoutePattern {
  readonly redirect: Redirect;
  readonly path: DocumentPath;
}

/** Reports wrong patterns, addresses that pages have, targets that lead nowhere, chains and circles. */
export const check: Check<Placed<Redirects>> = ({ value: { redirects }, source }, references) => {
  const faults: Fault[] = [];
  const routes: RedirectRoute[] = [];
  for (const [index, redirect] of redirects.entries()) {
    const path = ['redirects', index];
    try {
      routes.push({ ...parseOldPattern(redirect.from), redirect, path });
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      faults.push({
        rule: 'wrong-route',
        path: [...path, 'from'],
        part: 'value',
        message: error.message,
        expected: 'ein Routenmuster wie /alt/[name]',
        suggestion: error.suggestion,
      });
    }
  }
  for (const { entry, first } of repeated(routes, patternShape)) {
    const line = source.locate([...first.path, 'from'], 'value').line;
    faults.push(
      at(entry, 'from', 'duplicate-route', `„${entry.pattern}“ leitet schon Zeile ${line} um.`, 'eine Adresse, die noch niemand umleitet'),
    );
  }
  const shapes = new Map(references.routes.toReversed().map((page) => [patternShape(page), page]));
  const trails = trailsOf(routes);
  for (const route of routes) {
    const fault = takenAddress(route, shapes, references) ?? targetFault(route, trails, references);
    if (fault !== undefined) faults.push(fault);
  }
  return faults.map((fault) => ({ source, fault }));
};

function at({ path }: RedirectRoute, key: 'from' | 'to', rule: string, message: string, expected: string, suggestion?: string): Fault {
  return { rule, path: [...path, key], part: 'value', message, expected, suggestion };
}

/** Reports a redirect that would hide a page of the same address. */
function takenAddress(route: RedirectRoute, shapes: ReadonlyMap<string, PageRoute>, references: References): Fault | undefined {
  const reserved = reservedPart(route.segments);
  const other = 'eine Adresse, die keine Seite hat';
  if (reserved !== undefined) return at(route, 'from', 'taken-route', `Unter ${reserved} antwortet das Portal selbst.`, other);
  const same = shapes.get(patternShape(route));
  const isFixed = route.segments.every(({ kind }) => kind === 'static');
  const served = isFixed ? matchRoute(references.routes, route.pattern)?.pattern : undefined;
  const isShown = served !== undefined && isSure(served, references) && isServed(route, references);
  const page = same ?? (isShown ? served : undefined);
  return (
    page &&
    at(
      route,
      'from',
      'taken-route',
      `Unter „${route.pattern}“ gibt es eine Seite (${page.page.source.file}); die Umleitung würde sie verdecken.`,
      other,
    )
  );
}

function isServed({ pattern }: RedirectRoute, references: References): boolean {
  return references.allPagesKnown && isServedPath(pattern, references);
}

function targetFault(route: RedirectRoute, { nextOf, endOf }: Trails, references: References): Fault | undefined {
  const { to } = route.redirect;
  const known = route.segments.filter(({ kind }) => kind !== 'static').map(({ name }) => name);
  const stray = placeholdersIn(to).find((name) => !known.includes(name));
  if (stray !== undefined) {
    const suggestedName = closest(stray, known);
    return at(
      route,
      'to',
      'unknown-parameter',
      `„${route.pattern}“ hat keinen Platzhalter „${stray}“.`,
      known.length === 0 ? 'eine Adresse ohne Platzhalter' : known.map((name) => `{${name}}`).join(', '),
      suggestedName === undefined ? undefined : to.replace(`{${stray}}`, `{${suggestedName}}`),
    );
  }
  const unsafe = unsafeLink(to, [...route.path, 'to']);
  if (unsafe !== undefined) return unsafe;
  if (!to.startsWith('/')) return undefined;
  const path = pathOnly(to);
  if (nextOf(route) !== undefined) return chainFault(route, endOf(route));
  // Skips addresses that the portal answers itself: they have no page.
  if (reservedPart([{ kind: 'static', name: path.split('/')[1] ?? '' }]) !== undefined) return undefined;
  if (placeholdersIn(to).length === 0) return pathFault(to, [...route.path, 'to'], references);
  const fixed = path.slice(0, path.indexOf('{')).replace(/\/[^/]*$/u, '');
  return fixed === '' ? undefined : isServedUnder(fixed, [...route.path, 'to'], references);
}

/** Redirects that lead to other redirects. */
interface Trails {
  /** Next redirect that matches a target; a placeholder matches any text. */
  readonly nextOf: (route: RedirectRoute) => RedirectRoute | undefined;
  /** Last redirect of a chain; undefined for a circle. */
  readonly endOf: (route: RedirectRoute) => RedirectRoute | undefined;
}

/** Follows each redirect once, however many lead to it: a chain of thousands costs one lookup per link. */
function trailsOf(routes: readonly RedirectRoute[]): Trails {
  const match = routeMatcher(routes);
  const next = new Map<RedirectRoute, RedirectRoute | undefined>();
  const ends = new Map<RedirectRoute, RedirectRoute | undefined>();
  const nextOf: Trails['nextOf'] = (route) => {
    const { to } = route.redirect;
    if (!next.has(route)) next.set(route, to.startsWith('/') ? match(filledTarget(pathOnly(to), () => 'x'))?.pattern : undefined);
    return next.get(route);
  };
  const endOf: Trails['endOf'] = (route) => {
    const trail = new Set<RedirectRoute>();
    let end: RedirectRoute | undefined;
    for (let last: RedirectRoute | undefined = route; last !== undefined && !trail.has(last); last = nextOf(last)) {
      if (ends.has(last)) {
        end = ends.get(last);
        break;
      }
      trail.add(last);
      if (nextOf(last) === undefined) end = last;
    }
    for (const each of trail) ends.set(each, end);
    return end;
  };
  return { nextOf, endOf };
}

function chainFault(route: RedirectRoute, end: RedirectRoute | undefined): Fault {
  if (end === undefined) return at(route, 'to', 'redirect-loop', `„${route.pattern}“ führt im Kreis.`, 'die Adresse einer Seite');
  const isPlain = placeholdersIn(end.redirect.to).length === 0;
  return at(
    route,
    'to',
    'redirect-chain',
    `„${route.redirect.to}“ wird selbst umgeleitet; jeder Umweg kostet Zeit.`,
    'die Adresse, an der die Umleitungen enden',
    isPlain ? end.redirect.to : undefined,
  );
}

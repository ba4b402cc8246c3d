import { subjectInstances } from '#subjects/generated/instances.ts';
import { matchRoute } from '../../routes/pattern.ts';
import { pathOnly } from '../../routes/path.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import type { PageRoute, References } from './context.ts';
import { knownIn, ownParameter } from './instances.ts';

/** Keys that end the period of their section. */
const ENDS = ['until', 'end', 'validUntil'] as const;

/** Cache: few pages end, and thousands of links lead to pages that do not. */
const ending = new WeakMap<References, boolean>();

/** Returns true if any page ends. */
export function haveEnds(references: References): boolean {
  const { pages, contentPages, issuers } = references;
  const known = ending.get(references) ?? [...pages, ...contentPages, ...issuers].some(({ value }) => value.isEnabled?.until !== undefined);
  ending.set(references, known);
  return known;
}

/**
 * Reports a link that outlives the page it leads to.
 * @param document that holds the link, whose sections around it may end earlier
 */
export function endingFault(link: string, path: DocumentPath, document: unknown, references: References): Fault | undefined {
  // A rule about a page is no link to it.
  if (path.includes('isActive') || path.includes('isEnabled')) return undefined;
  const target = endOfPage(pathOnly(link), references);
  if (target === undefined) return undefined;
  const own = endsAround(path, document).toSorted()[0];
  if (own !== undefined && own <= lastMinute(target)) return undefined;
  return {
    rule: 'ending-page',
    severity: 'warning',
    path,
    part: 'value',
    message: `Die Seite „${link}“ gibt es nur bis ${target}; dieser Verweis ${own === undefined ? 'endet nie' : `bleibt bis ${own}`} und führt danach ins Leere.`,
    expected: `ein Verweis, der auch am ${target} endet (isEnabled: { until: ${target} }), oder eine Seite, die bleibt`,
  };
}

/** Returns the last day or minute of the page at an address; undefined for a page without an end. */
function endOfPage(path: string, references: References): string | undefined {
  const match = matchRoute<PageRoute>(references.routes, path);
  if (match === undefined) return undefined;
  const { value: page } = match.pattern.page;
  const { subject } = page;
  const all = subject && subjectInstances[subject.kind].all(subject, knownIn(references));
  const shown = all?.find(({ values }) => Object.entries(values).every(([name, value]) => ownParameter(match.params, name) === value));
  const ends = [page.isEnabled?.until, shown?.document?.isEnabled?.until].filter((end) => end !== undefined);
  return ends.toSorted((a, b) => (lastMinute(a) < lastMinute(b) ? -1 : 1))[0];
}

/** Returns the ends of the sections around a place, to the minute. */
function endsAround(path: DocumentPath, document: unknown): string[] {
  const ends: string[] = [];
  let section = document;
  for (const step of [...path, '']) {
    if (!isRecord(section) && !Array.isArray(section)) break;
    if (isRecord(section)) {
      for (const holder of [section, section['isEnabled']])
        if (isRecord(holder)) for (const key of ENDS) if (typeof holder[key] === 'string') ends.push(lastMinute(holder[key]));
    }
    section = isRecord(section) ? section[step] : section[Number(step)];
  }
  return ends;
}

/** A day lasts until its last minute. */
function lastMinute(moment: string): string {
  return moment.length === 10 ? `${moment} 23:59` : moment;
}

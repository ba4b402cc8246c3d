import { subjectInstances } from '#subjects/generated/instances.ts';
import { matchRoute } from '../../routes/pattern.ts';
import { pathOnly } from '../../routes/path.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import type { PageRoute, References } from './context.ts';
import { knownIn, ownParameter } from './instances.ts';

/** Keys that end the time of whatever they stand in. */
const ENDS = ['until', 'end', 'validUntil'] as const;

/** Few pages end, and thousands of links lead to those that stay. */
const ending = new WeakMap<References, boolean>();

/** Whether any page ends. */
export function haveEnds(references: References): boolean {
  const { pages, contentPages, issuers } = references;
  const known = ending.get(references) ?? [...pages, ...contentPages, ...issuers].some(({ value }) => value.isEnabled?.until !== undefined);
  ending.set(references, known);
  return known;
}

/**
 * A link that outlives the page it leads to: from then on it ends in nothing.
 * @param document that holds the link, whose sections around it may end before
 */
export function endingFault(link: string, path: DocumentPath, document: unknown, references: References): Fault | undefined {
  // A rule that asks for a page is no way to it.
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

/** The last day or minute of the page at an address; undefined for one that stays. */
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

/** When the sections end that a place stands in, to the minute. */
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

import type { PageDocument, SubPage } from '../../generated/types.ts';
import { reservedPart } from '../../routes/reserved.ts';
import { parsePattern, patternShape, PatternError, type RoutePattern } from '../../routes/pattern.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { subjectTraits } from '../schema-tree.ts';
import { closest, suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { audienceFaults } from './audience.ts';
import { bodyFaults } from './blocks.ts';
import { repeated, type PageRoute, type References } from './context.ts';
import type { Placed } from './placed.ts';
import { groupFaults } from './groups.ts';
import { namesOf } from './names.ts';
import { templateFaults } from './placeholders.ts';

/** Parses `value.route`. An invalid route is a finding, not an error. */
export function routeOf({ value }: Placed<PageDocument>): RoutePattern | Fault {
  try {
    return parsePattern(value.route);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return {
      rule: 'wrong-route',
      path: ['route'],
      part: 'value',
      message: error.message,
      expected: 'ein Routenmuster wie /aktien/[...snapshot]',
      suggestion: error.suggestion,
    };
  }
}

/** Reports routes used twice, subjects that do not fit the route, sub-pages without body, and placeholders and blocks without subject. */
export function pageFaults(references: References): PlacedFault[] {
  const twice = repeated(originalsFirst(references.routes), patternShape).map(({ entry, first }) => ({
    source: entry.page.source,
    fault: {
      rule: 'duplicate-route',
      path: ['route'],
      part: 'value' as const,
      message: `Die Route „${entry.pattern}“ hat schon ${first.page.source.file}, Zeile ${first.page.source.locate(['route'], 'value').line}.`,
      expected: 'eine Route, die keine andere Seite hat',
    },
  }));
  const taken = references.routes.flatMap((route) => {
    const fault = takenRoute(route, references);
    return fault === undefined ? [] : [{ source: route.page.source, fault }];
  });
  const own = references.routes.flatMap(({ page, segments }) => {
    const names = segments.filter(({ kind }) => kind !== 'static').map(({ name }) => name);
    return faultsOfPage(page.value, names).map((fault) => ({ source: page.source, fault }));
  });
  return [...twice, ...taken, ...own];
}

/** Sorts copies that the operating system named after their originals. */
function originalsFirst(routes: readonly PageRoute[]): readonly PageRoute[] {
  const isCopy = ({ page }: PageRoute): number => (/[ (]|kopie|copy/iu.test(page.source.file) ? 1 : 0);
  return routes.toSorted((a, b) => isCopy(a) - isCopy(b));
}

/** Reports a route that is reserved for the portal, or that hides an article. */
function takenRoute({ pattern, segments }: PageRoute, { content }: References): Fault | undefined {
  const base = { rule: 'taken-route', path: ['route'], part: 'value' as const };
  const reserved = reservedPart(segments);
  if (reserved !== undefined)
    return {
      ...base,
      message: `Unter ${reserved} antwortet das Portal selbst; diese Seite wäre nie zu sehen.`,
      expected: 'eine andere Adresse',
    };
  const article = content?.articles.find(({ value }) => `/${value.alias}` === pattern);
  if (article === undefined) return undefined;
  return {
    ...base,
    message: `Diese Seite verdeckt den Artikel ${article.source.file} mit derselben Adresse.`,
    expected: 'eine andere Adresse',
  };
}

/** Cache by page: unchanged pages stay the same objects. */
const judged = new WeakMap<PageDocument, readonly Fault[]>();

/**
 * Returns faults of a page that do not depend on other documents; cached.
 * @param parameters of its route
 */
function faultsOfPage(page: PageDocument, parameters: readonly string[]): readonly Fault[] {
  const faults = judged.get(page) ?? onePage(page, parameters);
  judged.set(page, faults);
  return faults;
}

function onePage(page: PageDocument, parameters: readonly string[]): Fault[] {
  const subPages = Object.entries(page.subPages ?? {});
  return [
    ...audienceFaults(page),
    ...parameterFaults(page, parameters),
    ...subPageFaults(
      page,
      subPages.map(([name]) => name),
    ),
    ...tabFaults(page),
    ...contentFaults(page),
    ...groupFaults(page),
    ...textFaults(page, page, []),
    ...bodyFaults(page.body, ['body'], page),
    ...subPages.flatMap(([name, subPage]: [string, SubPage | undefined]) =>
      subPage === undefined
        ? []
        : [
            ...textFaults(page, subPage, ['subPages', name]),
            ...bodyFaults(subPage.body, ['subPages', name, 'body'], drawnAs(page, subPage)),
          ],
    ),
  ];
}

/** Returns the page as its sub-page is rendered: for everyone or for one visitor. */
function drawnAs(page: PageDocument, { audience }: SubPage): PageDocument {
  return audience === undefined ? page : { ...page, audience };
}

function parameterFaults({ subject, route }: PageDocument, parameters: readonly string[]): Fault[] {
  if (subject === undefined) return [];
  const named: readonly (readonly [string, string | undefined])[] = [
    ['parameter', subject.parameter],
    ['tabParameter', subject.kind === 'issuer' ? subject.tabParameter : undefined],
  ];
  return named.flatMap(([key, name]) =>
    name === undefined || parameters.includes(name)
      ? []
      : [
          {
            rule: 'unknown-parameter',
            path: ['subject', key],
            part: 'value' as const,
            message: `Die Route „${route}“ hat keinen Platzhalter „${name}“.`,
            expected: parameters.length > 0 ? oneOfWords(parameters) : 'eine Route mit Platzhalter',
            suggestion: closest(name, parameters),
          },
        ],
  );
}

/** Reports a page about a text unless it names the text in exactly one of two ways. */
function contentFaults({ subject }: PageDocument): Fault[] {
  if (subject?.kind !== 'content' || (subject.slug === undefined) !== (subject.parameter === undefined)) return [];
  const message =
    subject.slug === undefined
      ? 'Welcher Text hier steht, sagt weder slug noch parameter.'
      : 'Entweder zeigt die Seite immer denselben Text (slug), oder die Adresse nennt ihn (parameter).';
  return [{ rule: 'unclear-subject', path: ['subject'], part: 'key', message, expected: 'slug oder parameter' }];
}

function subPageFaults({ subject }: PageDocument, described: readonly string[]): Fault[] {
  const listed: readonly string[] = subject?.kind === 'instrument' ? (subject.subPages ?? []) : [];
  const missing = listed.flatMap((name, index): Fault[] =>
    described.includes(name)
      ? []
      : [
          {
            rule: 'unknown-sub-page',
            path: ['subject', 'subPages', index],
            part: 'value',
            message: `Die Unterseite „${name}“ ist unter subPages nicht beschrieben.`,
            expected: oneOfWords(described),
            suggestion: closest(
              name,
              described.filter((each) => !listed.includes(each)),
            ),
          },
        ],
  );
  // Skips a sub-page that is the suggestion for a misspelt listed name, which has a finding of its own.
  const suggestedNames = new Set(missing.map(({ suggestion }) => suggestion));
  const unlisted = described.flatMap((name): Fault[] =>
    listed.includes(name) || suggestedNames.has(name)
      ? []
      : [
          {
            rule: 'unknown-sub-page',
            path: ['subPages', name],
            part: 'key',
            message: `Die Unterseite „${name}“ steht nicht in subject.subPages und ist deshalb nicht erreichbar.`,
            expected: listed.length > 0 ? oneOfWords(listed) : 'ein Instrument als Gegenstand, das die Unterseite nennt',
            ...suggested(name, listed),
          },
        ],
  );
  return [...missing, ...unlisted];
}

/** Reports sub-pages that a block leads to and the page does not have. */
function tabFaults(page: PageDocument): Fault[] {
  const described = Object.keys(page.subPages ?? {});
  return namesOf('page', page).flatMap(({ reference, value, path }): Fault[] =>
    reference !== 'sub-page' || described.includes(String(value))
      ? []
      : [
          {
            rule: 'unknown-sub-page',
            path,
            part: 'value',
            message: `Eine Unterseite „${value}“ hat diese Seite nicht.`,
            expected: described.length > 0 ? oneOfWords(described) : 'eine Seite mit Unterseiten',
            ...suggested(String(value), described),
          },
        ],
  );
}

function textFaults(
  { subject }: PageDocument,
  texts: { readonly title?: string; readonly headerTitle?: string; readonly description?: string },
  path: DocumentPath,
): Fault[] {
  const known = subject === undefined ? [] : subjectTraits(subject.kind).placeholders;
  return (['title', 'headerTitle', 'description'] as const).flatMap((key) => templateFaults(texts[key] ?? '', known, [...path, key]));
}

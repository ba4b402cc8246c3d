import type { PageBody, PageDocument } from '../../generated/types.ts';
import { parsePattern, patternShape, PatternError, type RoutePattern } from '../../routes/pattern.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { subjectTraits } from '../schema-tree.ts';
import { closest } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { audienceFaults } from './audience.ts';
import { bodyFaults } from './blocks.ts';
import { repeated, type Placed, type PlacedFault, type References } from './context.ts';
import { placeholdersIn } from './placeholders.ts';

/** The pattern of a page's route, or the fault in it. */
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
    };
  }
}

/** Routes used twice, subjects that do not fit the route, sub-pages without body, placeholders and blocks without subject. */
export function pageFaults(references: References): PlacedFault[] {
  const twice = repeated(references.routes, patternShape).map(({ entry, first }) => ({
    source: entry.page.source,
    fault: {
      rule: 'duplicate-route',
      path: ['route'],
      part: 'value' as const,
      message: `Die Route „${entry.pattern}“ hat schon ${first.page.source.file}, Zeile ${first.page.source.locate(['route'], 'value').line}.`,
      expected: 'eine Route, die keine andere Seite hat',
    },
  }));
  const own = references.routes.flatMap(({ page, segments }) => {
    const names = segments.filter(({ kind }) => kind !== 'static').map(({ name }) => name);
    return onePage(page.value, names, references).map((fault) => ({ source: page.source, fault }));
  });
  return [...twice, ...own];
}

function onePage(page: PageDocument, parameters: readonly string[], references: References): Fault[] {
  const subPages = Object.entries(page.subPages ?? {});
  return [
    ...audienceFaults(page),
    ...parameterFaults(page, parameters),
    ...subPageFaults(
      page,
      subPages.map(([name]) => name),
    ),
    ...textFaults(page, page, []),
    ...bodyFaults(page.body, ['body'], page, references),
    ...subPages.flatMap(([name, subPage]: [string, { title: string; description?: string; body: PageBody } | undefined]) =>
      subPage === undefined
        ? []
        : [...textFaults(page, subPage, ['subPages', name]), ...bodyFaults(subPage.body, ['subPages', name, 'body'], page, references)],
    ),
  ];
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
            suggestion: closest(name, described),
          },
        ],
  );
  const unlisted = described.flatMap((name): Fault[] =>
    listed.includes(name)
      ? []
      : [
          {
            rule: 'unknown-sub-page',
            path: ['subPages', name],
            part: 'key',
            message: `Die Unterseite „${name}“ steht nicht in subject.subPages und ist deshalb nicht erreichbar.`,
            expected: listed.length > 0 ? oneOfWords(listed) : 'ein Instrument als Gegenstand, das die Unterseite nennt',
            suggestion: closest(name, listed),
          },
        ],
  );
  return [...missing, ...unlisted];
}

function textFaults(
  { subject }: PageDocument,
  texts: { readonly title?: string; readonly description?: string },
  path: DocumentPath,
): Fault[] {
  const known = subject === undefined ? [] : subjectTraits(subject.kind).placeholders;
  return (['title', 'description'] as const).flatMap((key) =>
    placeholdersIn(texts[key] ?? '').flatMap((name): Fault[] =>
      known.includes(name)
        ? []
        : [
            {
              rule: 'unknown-placeholder',
              path: [...path, key],
              part: 'value',
              message: `Den Platzhalter {${name}} gibt es auf dieser Seite nicht.`,
              expected:
                known.length > 0
                  ? oneOfWords(known.map((each) => `{${each}}`))
                  : 'keine Platzhalter, denn die Seite hat keinen Gegenstand (subject)',
              suggestion: bracketed(closest(name, known)),
            },
          ],
    ),
  );
}

function bracketed(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `{${name}}`;
}

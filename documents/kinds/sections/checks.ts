import type { PageDocument, Sections } from '../../generated/types.ts';
import { reservedPart } from '../../routes/reserved.ts';
import { suggested } from '../../reader/suggest.ts';
import type { Fault } from '../../reader/fault.ts';
import { repeated, type PageRoute, type References } from '../../reader/references/context.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { twiceIn } from '../../reader/references/twice.ts';
import type { Check } from '../check.ts';

type Section = Sections['sections'][number];
type Member = Section['instruments'][number];
type InstrumentSubject = Extract<NonNullable<PageDocument['subject']>, { kind: 'instrument' }>;

/** Page of instruments, and the path in front of their names. */
interface ShowingRoute {
  readonly path: string;
  readonly subject: InstrumentSubject;
}

/**
 * Reports sections that are repeated, claim a type of another section, lie under a foreign address, or lack the page of their instruments.
 */
export const check: Check<Placed<Sections>> = (document, references) => {
  const { source, value } = document;
  const showing = references.routes.flatMap(showingInstruments);
  const twice = twiceIn(
    document,
    'Den Bereich',
    value.sections.map(({ path }, index) => ({ name: path, path: ['sections', index, 'path'] })),
  );
  const claimed = claimedTwice(document);
  const own = value.sections.flatMap((section, index): Fault[] => {
    if (twice.some(({ fault }) => fault.path[1] === index)) return [];
    // Skips members that another section claims: the page is not to blame for them.
    return pageFaults(section, index, { ...references, showing }).filter(
      ({ path: [, , , member] }) => member === undefined || !claimed.some((fault) => fault.path[1] === index && fault.path[3] === member),
    );
  });
  return [...twice, ...[...claimed, ...own].map((fault) => ({ source, fault }))];
};

function showingInstruments(route: PageRoute): ShowingRoute[] {
  const { subject } = route.page.value;
  const behind = route.segments.at(-1);
  if (subject?.kind !== 'instrument' || behind?.kind !== 'catch-all') return [];
  return [
    {
      subject,
      path: `/${route.segments
        .slice(0, -1)
        .map(({ name }) => name)
        .join('/')}`,
    },
  ];
}

/** Reports a type, or one of its sub types, that two sections claim. */
function claimedTwice({ source, value: { sections } }: Placed<Sections>): Fault[] {
  const claims = sections.flatMap(({ path, instruments }, section) =>
    instruments.flatMap(({ entityType, entitySubTypes }, member) => {
      const at = ['sections', section, 'instruments', member];
      return entitySubTypes === undefined
        ? [{ path, key: entityType, at: [...at, 'entityType'], what: `Die Art „${entityType}“` }]
        : entitySubTypes.map((type, index) => ({
            path,
            key: `${entityType} ${type}`,
            at: [...at, 'entitySubTypes', index],
            what: `Die Unterart „${type}“`,
          }));
    }),
  );
  return repeated(claims, ({ key }) => key).map(({ entry, first }) => ({
    rule: 'claimed-twice',
    path: entry.at,
    part: 'value',
    message: `${entry.what} gehört schon zum Bereich „${first.path}“ in Zeile ${source.locate(first.at, 'value').line}.`,
    expected: 'Instrumente, die kein anderer Bereich hat',
  }));
}

/** Reports a section under the address of another, or without a page that shows each of its instruments. */
function pageFaults(
  { path, label, instruments }: Section,
  section: number,
  { showing, routes, allPagesKnown }: Pick<References, 'routes' | 'allPagesKnown'> & { readonly showing: readonly ShowingRoute[] },
): Fault[] {
  const at = { path: ['sections', section, 'path'], part: 'value' } as const;
  const reserved = reservedPart([{ kind: 'static', name: path.split('/')[1] ?? '' }]);
  if (reserved !== undefined)
    return [{ ...at, rule: 'taken-route', message: `Unter ${reserved} antwortet das Portal selbst.`, expected: 'eine andere Adresse' }];
  const own = showing.filter((each) => each.path === path);
  const taken = own.length > 0 ? undefined : routes.find((route) => isBehind(route, path));
  if (taken !== undefined)
    return [
      {
        ...at,
        rule: 'taken-route',
        message: `Unter „${path}“ zeigt ${taken.page.source.file} schon etwas anderes als Instrumente.`,
        expected: 'eine Adresse, unter der noch nichts steht',
      },
    ];
  if (!allPagesKnown) return [];
  if (own.length === 0) {
    const others = showing.filter(({ subject }) => instruments.every((member) => shows(subject, member))).map((each) => each.path);
    return [
      {
        ...at,
        rule: 'section-without-page',
        message: `Dem Bereich „${label}“ fehlt die Seite seiner Instrumente: ${path}/[...snapshot].`,
        expected: 'ein Bereich, dessen Instrumente eine Seite zeigt',
        ...suggested(path, others),
      },
    ];
  }
  return instruments.flatMap((member, index): Fault[] => {
    if (own.some(({ subject }) => shows(subject, member))) return [];
    const subType = member.entitySubTypes?.findIndex(
      (each) => !own.some(({ subject }) => shows(subject, { ...member, entitySubTypes: [each] })),
    );
    return [
      {
        rule: 'section-without-page',
        path: ['sections', section, 'instruments', index, ...(subType === undefined ? ['entityType'] : ['entitySubTypes', subType])],
        part: 'value',
        message: `Die Seite „${path}/[...snapshot]“ zeigt „${(subType === undefined ? undefined : member.entitySubTypes?.[subType]) ?? member.entityType}“ nicht.`,
        expected: 'Instrumente, die ihr „subject“ nennt',
      },
    ];
  });
}

/** Returns true if a route matches everything behind a path. */
function isBehind({ segments }: PageRoute, path: string): boolean {
  const parts = path.split('/').slice(1);
  const last = segments.at(-1);
  if (last?.kind === 'static' || segments.length !== parts.length + 1) return false;
  return last?.kind === 'catch-all' && parts.every((part, index) => segments[index]?.kind === 'static' && segments[index].name === part);
}

function shows({ entityTypes, entitySubTypes }: InstrumentSubject, member: Member): boolean {
  // The catalogue lists ETFs as funds.
  const type = member.entityType === 'ETF' ? 'FUND' : member.entityType;
  if (!entityTypes.includes(type)) return false;
  const subTypes = member.entityType === 'ETF' ? ['ETF'] : member.entitySubTypes;
  return entitySubTypes === undefined || (subTypes?.every((each) => entitySubTypes.includes(each)) ?? false);
}

import { parseInstrumentSegments, parseOtherSpelling } from '#domain/instrument/path.ts';
import { parsePattern, PatternError, routeMatcher, type RouteMatch, type RoutePattern } from '../routes/pattern.ts';
import type { PageDocument } from '../generated/types.ts';
import { pathOnly } from '../routes/path.ts';
import { linksIn } from '../rules/inline-markup.ts';
import type { LoadedConfig } from './assemble.ts';
import { findingOf, type Fault } from './fault.ts';
import { compareFindings, distinct, placeOf, type Finding } from './finding.ts';
import type { DocumentPath } from './path.ts';
import { isOwnLink } from './references/links.ts';
import type { Named } from './references/walk.ts';
import type { Source } from './source.ts';

/** Instrument as documents name it; `entityType` is undefined if they give only its number. */
export interface NamedInstrument {
  readonly entityType: string | undefined;
  readonly entityValue: string;
}

/** Reference to one instrument in a document, with all keys under which pages look it up. */
interface Mention {
  readonly options: readonly NamedInstrument[];
  /** Link to the instrument; undefined if the document names the instrument directly. */
  readonly link?: string;
}

/** Keys that hold the class of an instrument in documents. */
const KINDS = ['entityType', 'entityTypeUnderlying'] as const;

type Loaded = Pick<LoadedConfig, 'names' | 'config'>;

/** Returns the instruments that documents name, including those at the end of a link, each once. */
export function instrumentsIn(loaded: Loaded): readonly NamedInstrument[] {
  const mentions = mentionsIn(loaded);
  const found = loaded.names().flatMap(({ name }) => mentions(name).flatMap(({ options }) => options));
  return [...new Map(found.map((instrument) => [keyOf(instrument), instrument])).values()];
}

/** Reports instruments in documents that do not exist according to `isKnown`, in reading order. */
export function instrumentFindings(
  loaded: Loaded & Pick<LoadedConfig, 'findings'>,
  isKnown: (instrument: NamedInstrument) => boolean,
): Finding[] {
  // Skips places that already have a finding: a class that does not exist has no instruments.
  const told = new Set(loaded.findings.map(placeOf));
  const mentions = mentionsIn(loaded);
  const findings = loaded
    .names()
    .flatMap(({ source, name }): Finding[] =>
      mentions(name).flatMap((mention) =>
        mention.options.some(isKnown) || kindPlaces(source, name.path).some((place) => told.has(place))
          ? []
          : [findingOf(source, faultOf(mention, name, isKnown))],
      ),
    );
  return distinct(findings.filter((finding) => !told.has(placeOf(finding)))).toSorted(compareFindings);
}

/** Returns a function that finds the instruments behind a name in a document, using the pages of a configuration. */
function mentionsIn({ config }: Loaded): (name: Named) => readonly Mention[] {
  const routes = config.pages.flatMap(routeOf);
  const match = routeMatcher(routes);
  const about = routes.filter(({ page }) => page.subject?.kind === 'instrument');
  // Most links lead elsewhere, which their first segment shows.
  const beginnings = new Set(about.map(({ segments }) => (segments[0]?.kind === 'static' ? segments[0].name : undefined)));
  const mayLead = (link: string): boolean => beginnings.has(undefined) || beginnings.has(/^\/([^/?#]*)/u.exec(link)?.[1]);
  const linked = new Map<string, readonly Mention[]>();
  const ofLink = (link: string): readonly Mention[] => {
    const known = linked.get(link) ?? (mayLead(link) ? instrumentsBehind(link, match) : []);
    linked.set(link, known);
    return known;
  };
  return (name) => {
    const { reference, value, beside } = name;
    if (reference === 'markup') return linksIn(String(value)).flatMap((link) => (isOwnLink(link, undefined) ? ofLink(link) : []));
    if (reference === 'path' || reference === 'own-path') return isOwnLink(String(value), beside['host']) ? ofLink(String(value)) : [];
    const instrument = instrumentOf(name);
    return instrument === undefined ? [] : [{ options: [instrument] }];
  };
}

type PageRoute = RoutePattern & { readonly page: PageDocument };

function routeOf(page: PageDocument): PageRoute[] {
  try {
    return [{ ...parsePattern(page.route), page }];
  } catch (error) {
    if (error instanceof PatternError) return [];
    throw error;
  }
}

/** Returns the keys that the page of a link requests, as the portal does. */
function instrumentsBehind(link: string, matchOf: (path: string) => RouteMatch<PageRoute> | undefined): Mention[] {
  const match = matchOf(pathOnly(link));
  const subject = match?.pattern.page.subject;
  if (match === undefined || subject?.kind !== 'instrument') return [];
  const segments = [match.params[subject.parameter] ?? []].flat();
  const options = [parseInstrumentSegments, parseOtherSpelling].flatMap((parse) => {
    const entityValue = parse(subject.entityTypes, segments, subject.subPages ?? [])?.entityKey;
    return entityValue === undefined ? [] : subject.entityTypes.map((entityType) => ({ entityType, entityValue }));
  });
  return options.length === 0 ? [] : [{ options, link }];
}

/** Returns the places of the class that may be beside an instrument's id. */
function kindPlaces(document: Source, path: DocumentPath): readonly string[] {
  return KINDS.map((key) => {
    const { source, path: place } = document.originOf([...path.slice(0, -1), key]);
    return placeOf({ file: source.file, ...source.locate(place, 'value') });
  });
}

function instrumentOf({ reference, value, beside }: Named): NamedInstrument | undefined {
  if (reference === 'index-instrument') return { entityType: 'INDEX', entityValue: String(value) };
  if (reference !== 'instrument') return undefined;
  const entityType = KINDS.map((key) => beside[key]).find((kind) => kind !== undefined);
  return { entityType: typeof entityType === 'string' ? entityType : undefined, entityValue: String(value) };
}

export function keyOf({ entityType, entityValue }: NamedInstrument): string {
  return `${entityType ?? '*'} ${entityValue}`;
}

/** Numbers have no close match to suggest; a currency pair may be reversed. */
function faultOf({ options, link }: Mention, { path }: Named, isKnown: (instrument: NamedInstrument) => boolean): Fault {
  const { entityType, entityValue = '' } = options[0] ?? {};
  const base = { rule: 'unknown-instrument', path, part: 'value' } as const;
  const turned = /^[A-Z]{6}$/u.test(entityValue) ? `${entityValue.slice(3)}${entityValue.slice(0, 3)}` : undefined;
  const isTurned = turned !== undefined && options.some((option) => isKnown({ ...option, entityValue: turned }));
  if (link !== undefined) {
    const code = entityValue.slice(entityValue.indexOf(':') + 1);
    return {
      ...base,
      message: `Der Pfad „${link}“ führt ins Leere: Ein Instrument „${code}“ dieses Bereichs kennt der Datenanbieter nicht.`,
      expected: 'die Adresse eines Instruments, das es gibt; die Suche des Portals nennt sie',
    };
  }
  const kind = entityType === undefined ? '' : ` der Art ${entityType}`;
  return {
    ...base,
    message: `Ein Instrument${kind} mit der Kennung „${entityValue}“ kennt der Datenanbieter nicht.`,
    expected: 'eine Kennung, die es gibt; die Suche des Portals nennt sie in der Adresse',
    suggestion: isTurned ? turned : undefined,
  };
}

import { suggested } from '../suggest.ts';
import { imageName, imageNamed, ownEnding } from '../image-files.ts';
import { linksIn } from '../../rules/inline-markup.ts';
import { PAGE_NAME, pageNameIn } from '../../rules/page-name.ts';
import { isRecord } from '../path.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import { schemas } from '../schemas.ts';
import { oneOfWords } from '../words.ts';
import type { PlacedKind, References } from './context.ts';
import { isComing, isLeftOut } from '../coming-pages.ts';
import { among, missingComma } from './among.ts';
import { comingFault } from './coming.ts';
import { dayFault } from './days.ts';
import { declaredFault } from './declared-names.ts';
import { endingFault, haveEnds } from './ending-pages.ts';
import { endingSlash, isOwnLink, linkFault, unsafeLink } from './links.ts';
import { markupFault } from './markup.ts';
import { plainTextFault } from './plain-text.ts';
import { isinFault } from './isin.ts';
import { isServedUnder, pathFault } from './served.ts';
import type { Source } from '../source.ts';
import { namesIn, type Named } from './walk.ts';

type Judge = (name: Named, references: References) => Fault | undefined;

/** Checks the names in all documents. The schemas (`x-reference`) define where names are. */
export function nameFaults(documents: readonly PlacedKind[], references: References): PlacedFault[] {
  return documents.flatMap(({ kind, source }) =>
    namesOf(kind, source.value).flatMap((name) => {
      // Lists of routes, and parts that the page leaves out until the target exists, may refer to pages that are still to come.
      if ((kind === 'routeLists' || isLeftOut(kind, name.path)) && isComing(String(name.value), references.coming)) return [];
      const fault =
        (JUDGES[name.reference] ?? declaredFault)(name, references) ?? outlived(name, source.value, references) ?? written(name, source);
      return fault === undefined ? [] : [{ source, fault }];
    }),
  );
}

/** Reports a link that outlives the page it leads to. */
function outlived({ reference, value, path: place, beside }: Named, document: unknown, references: References): Fault | undefined {
  if (!haveEnds(references)) return undefined;
  const isLink = reference === 'path' || reference === 'own-path';
  const links = reference === 'markup' ? linksIn(String(value)) : isLink ? [String(value)] : [];
  for (const link of links) {
    const fault = isOwnLink(link, beside['host']) ? endingFault(link, place, document, references) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Faults in the markup of a text, cached per source: texts stay the same while other documents change. */
const texts = new WeakMap<Source, Map<Named, Fault | undefined>>();

function written(name: Named, source: Source): Fault | undefined {
  if (name.reference !== 'markup' && name.reference !== 'plain-text') return undefined;
  const judged = texts.get(source) ?? new Map<Named, Fault | undefined>();
  texts.set(source, judged);
  const words = String(name.value);
  if (!judged.has(name))
    judged.set(name, name.reference === 'markup' ? markupFault(words, name.path, source) : plainTextFault(words, name.path));
  return judged.get(name);
}

/** Cache by document: unchanged documents stay the same objects. */
const known = new WeakMap<object, readonly Named[]>();

/** Returns the names in a document of a kind. */
export function namesOf(kind: string, value: unknown): readonly Named[] {
  const schema = schemas().references[kind];
  if (schema === undefined || !isRecord(value)) return [];
  const names = known.get(value) ?? namesIn(schema, value);
  known.set(value, names);
  return names;
}

const path: Judge = ({ value, path: place, beside }, references) =>
  typeof value === 'string'
    ? (unknownPage(value, place, references) ?? linkFault(value.replace('{letter}', 'a'), text(beside['host']), place, references))
    : undefined;

/** Reports a link by the name of a page that does not exist; the reader has already replaced existing names by addresses. */
function unknownPage(link: string, place: Fault['path'], references: References): Fault | undefined {
  const name = pageNameIn(link);
  if (name === undefined) return undefined;
  return {
    rule: 'unknown-page-name',
    path: place,
    part: 'value',
    message: `Keine Seite heißt „${name}“ (name: in ihrer Datei).`,
    expected: `${PAGE_NAME} und der Name einer Seite, oder ihre Adresse`,
    suggest: () => {
      const { suggestion, isCertain } = suggested(
        name,
        references.pages.flatMap(({ value }) => value.name ?? []),
      );
      return { suggestion: suggestion === undefined ? undefined : link.replace(name, () => suggestion), isCertain };
    },
  };
}

/** Checks of names by kind. Instruments are known to the provider only: `config:check --live` requests them. */
const JUDGES: Readonly<Record<string, Judge>> = {
  path,
  day: dayFault,
  isin: isinFault,
  comparison: (name, references) =>
    references.allPagesKnown
      ? among(
          name,
          references,
          ({ pages }) => pages.flatMap(({ value: { route, subject } }) => (subject?.kind === 'comparison' ? [route] : [])),
          (route) => `Eine Seite „${route}“, die Instrumente vergleicht, gibt es nicht.`,
        )
      : undefined,
  coming: ({ value, path: place }, references) => comingFault(String(value), place, references),
  'own-path': ({ value, path: place }, references) =>
    unknownPage(String(value), place, references) ??
    unsafeLink(String(value), place) ??
    pathFault(String(value), place, references) ??
    endingSlash(String(value), place),
  address: ({ value, path: place }) => unsafeLink(String(value), place),
  under: ({ value, path: place }, references) =>
    unsafeLink(String(value), place) ??
    missingComma(String(value), place, (part) => isServedUnder(part, place, references) === undefined) ??
    isServedUnder(String(value), place, references),
  markup: ({ value, path: place }, references) => {
    for (const link of linksIn(String(value))) {
      // An empty link is reported as a fault of the text.
      if (link.trim() === '') continue;
      const fault = unknownPage(link, place, references) ?? linkFault(link, undefined, place, references);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
  'plain-text': () => undefined,
  image: (name, references) =>
    among(
      name,
      references,
      ({ images }) => images,
      (image) => `Das Bild „${image}“ gibt es nicht.`,
      () => 'der Name eines Bildes',
      (image) => image.replace(/^.*\//su, '').replace(/\.\w+$/u, ''),
    ),
  'image-address': (name, { images, site }) => {
    const unsafe = unsafeLink(String(name.value), name.path);
    if (unsafe !== undefined) return unsafe;
    const file = imageNamed(name, site.images.template);
    const named = file && imageName(file, ownEnding(site.images.template) ?? '');
    if (named === undefined || images === undefined || images.has(named)) return undefined;
    const message = `Das Bild „${String(name.value)}“ gibt es nicht.`;
    return { rule: 'unknown-image', path: name.path, part: 'value', message, expected: 'die Adresse eines Bildes' };
  },
  host: (name, references) =>
    among(
      name,
      references,
      ({ site }) => Object.keys(site.hosts),
      (host) => `„${host}“ ist kein Rechner aus site.yaml.`,
    ),
  route: (name, references) =>
    references.allPagesKnown
      ? among(
          name,
          references,
          ({ pages }) => pages.map(({ value }) => value.route),
          (route) => `„${route}“ ist keine Route einer Seite.`,
        )
      : undefined,
  purpose: ({ value, path: place }, { consent }) => {
    const purposes = consent?.value.purposes;
    if (purposes === undefined || purposes.some(({ id }) => id === value)) return undefined;
    const expected = purposes.map(({ id, name }) => `${id} (${name})`).join(', ');
    return { rule: 'unknown-purpose', path: place, part: 'value', message: `Den Zweck ${value} gibt es unter purposes nicht.`, expected };
  },
  'external-url': ({ value, path: place }, { consent }) => {
    const url = String(value);
    const unsafe = unsafeLink(url, place);
    if (unsafe !== undefined) return unsafe;
    const hosts = consent?.value.externalHosts.map(({ host }) => host);
    if (hosts === undefined || !URL.canParse(url) || hosts.includes(new URL(url).host)) return undefined;
    const { host } = new URL(url);
    return {
      rule: 'unknown-external-host',
      path: place,
      part: 'value',
      message: `Der Rechner „${host}“ steht in consent.yaml nicht unter externalHosts.`,
      expected: `eine Adresse bei ${oneOfWords(hosts)}`,
      suggest: () => {
        const { suggestion, ...rest } = suggested(host, hosts);
        return { ...rest, suggestion: suggestion === undefined ? undefined : url.replace(host, suggestion) };
      },
    };
  },
  partner: (name, references) =>
    among(
      name,
      references,
      ({ content }) => content?.partners?.value.customers.map(({ id }) => id),
      (id) => `Den Werbekunden ${id} gibt es in partners/customers.yaml nicht.`,
    ),
  campaign: (name, references) =>
    among(
      name,
      references,
      ({ content }) => content?.campaigns?.value.campaigns.map(({ id }) => id),
      (id) => `Die Kampagne ${id} gibt es nicht.`,
      ({ content }) => content?.campaigns?.value.campaigns.map(({ id, name: campaign }) => `${id} (${campaign})`).join(', '),
    ),
  category: (name, references) =>
    among(
      name,
      references,
      ({ content }) => content?.categories?.map(({ alias }) => alias),
      (alias) => `Die Rubrik „${alias}“ gibt es in directory.yaml nicht.`,
    ),
  author: (name, references) =>
    among(
      name,
      references,
      ({ content }) => content?.authors && [DESK, ...content.authors],
      (alias) => `Den Autor „${alias}“ gibt es in directory.yaml nicht.`,
    ),
  source: (name, references) =>
    among(
      name,
      references,
      ({ content }) => content?.sources,
      (alias) => `Die Quelle „${alias}“ gibt es in directory.yaml nicht.`,
    ),
  podcast: (name, references) =>
    among(
      name,
      references,
      ({ content }) => content?.podcasts,
      (alias) => `Den Podcast „${alias}“ gibt es in directory.yaml nicht.`,
    ),
};

/** Author of articles without a single author. */
const DESK = 'Parkett Redaktion';

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

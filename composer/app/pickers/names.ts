import { FILES, LISTS, MANY_KINDS } from '#documents/generated/kinds.ts';
import { isRecord } from '#documents/reader/path.ts';
import { MANY_KIND_NAMES, SINGLE_KIND_NAMES } from '#documents/reader/single-files.ts';
import type { DocumentEntry } from '../../api.ts';
import { titleOf } from '../list/find-documents.ts';

/** Name that a field can refer to, with its label for editors. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** Source of the names of one kind. */
export interface NamesSource {
  /** Document that lists the names; if undefined, they come from the list of documents. */
  readonly file?: string;
  readonly choices: (value: unknown, documents: readonly DocumentEntry[]) => readonly Choice[];
}

/**
 * Names from the entries of a list in a document.
 * @param key property with the name
 * @param labels properties that form the label
 */
function listed(file: string, list: string, key: string, ...labels: readonly string[]): NamesSource {
  return {
    file,
    choices: (value) =>
      entriesIn(value, list).flatMap((entry) => {
        const name = entry[key];
        if (typeof name !== 'string' && typeof name !== 'number') return [];
        const label = labels.flatMap((each) => (typeof entry[each] === 'string' ? [entry[each]] : [])).join(' ');
        return [{ value: name, label: label === '' || label === String(name) ? String(name) : `${label} (${name})` }];
      }),
  };
}

/** Adds a choice that no document contains. */
function withFirst(first: Choice, source: NamesSource): NamesSource {
  return { ...source, choices: (value, all) => [first, ...source.choices(value, all)] };
}

/** Entries of a list in a document that may be incomplete. Skips entries that are not objects. */
export function entriesIn(value: unknown, list: string): readonly Readonly<Record<string, unknown>>[] {
  const entries = isRecord(value) ? value[list] : undefined;
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
}

/** Names of all documents of a kind: file name or address. */
function documents(kind: string, nameOf: (document: DocumentEntry) => string | number | undefined): NamesSource {
  return {
    choices: (_, all) =>
      all.flatMap((document) => {
        const name = document.kind === kind ? nameOf(document) : undefined;
        const isNamed = name === document.title || titleOf(document) === name;
        return name === undefined ? [] : [{ value: name, label: isNamed ? name : `${document.title} (${name})` }];
      }),
  };
}

/** Names of references that kinds of configuration declare. */
function declaredNames(): Readonly<Record<string, NamesSource>> {
  const ofLists = SINGLE_KIND_NAMES.flatMap((kind) =>
    Object.entries(LISTS[kind]).flatMap(([list, { named } = {}]) =>
      named === undefined ? [] : [[named.reference, listed(FILES[kind], list, named.by[0] ?? '', ...(named.label ?? []))] as const],
    ),
  );
  const ofDocuments = MANY_KIND_NAMES.flatMap((kind) => {
    const { named } = MANY_KINDS[kind];
    return named === undefined ? [] : [[named.reference, documents(kind, fileName)] as const];
  });
  return Object.fromEntries([...ofLists, ...ofDocuments]);
}

function fileName({ file }: DocumentEntry): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/u, '');
}

const routes = documents('page', ({ route }) => route);
const DIRECTORY = 'content/directory.yaml';

/** Sources of names by the kind of reference that a schema states (`x-reference`, `x-names`). */
export const NAMES: Readonly<Record<string, NamesSource>> = {
  ...declaredNames(),
  partner: listed('content/partners/customers.yaml', 'customers', 'id', 'shortName'),
  campaign: listed('content/campaigns.yaml', 'campaigns', 'id', 'name'),
  category: listed(DIRECTORY, 'categories', 'alias', 'name'),
  author: withFirst(
    { value: 'Parkett Redaktion', label: 'Parkett Redaktion' },
    listed(DIRECTORY, 'authors', 'alias', 'firstName', 'lastName'),
  ),
  source: listed(DIRECTORY, 'sources', 'alias', 'name'),
  podcast: listed(DIRECTORY, 'podcasts', 'alias', 'title'),
  host: {
    file: 'site.yaml',
    choices: (value) =>
      isRecord(value) && isRecord(value['hosts'])
        ? Object.entries(value['hosts']).map(([key, to]) => ({ value: key, label: typeof to === 'string' ? `${key} (${to})` : key }))
        : [],
  },
  issuer: documents('issuer', ({ number }) => number),
  route: routes,
  comparison: routes,
  'names:layouts': documents('layout', fileName),
  'names:block-lists': documents('blockList', fileName),
};

/** Suggested targets for links: pages without placeholders, articles, microsites and texts. Editors may type any other address. */
export function addressesIn(all: readonly DocumentEntry[]): readonly { readonly value: string; readonly label: string }[] {
  const named = all.flatMap((document) => {
    const { route, address } = document;
    const value = address ?? (route === undefined || route.includes('[') ? undefined : route);
    return value === undefined ? [] : [[value, titleOf(document)] as const];
  });
  return [...new Map(named)].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

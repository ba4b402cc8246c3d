import { parsePattern, PatternError } from '../routes/pattern.ts';
import { linksIn } from '../rules/inline-markup.ts';
import { namedPage, PAGE_NAME } from '../rules/page-name.ts';
import { isRecord, type DocumentPath } from './path.ts';
import type { ReadDocument } from './read-document.ts';
import { namesOf } from './references/names.ts';
import type { Source } from './source.ts';

/** Kinds of names (`x-reference`) that lead to one address. */
const ADDRESSES: ReadonlySet<string> = new Set(['path', 'own-path', 'markup']);

/** Routes of pages by their names, for pages that have one. */
type NamedRoutes = ReadonlyMap<string, string>;

/**
 * Replaces names of pages in documents by their addresses. A document without such names stays the same object. A name that no page has is
 * left in place, so that the check finds it.
 */
export function withNamedAddresses(documents: readonly ReadDocument[]): ReadDocument[] {
  if (!documents.some(({ source }) => source.text.includes(PAGE_NAME))) return [...documents];
  const routes = routesIn(documents);
  return documents.map((document) => (document.isReadable ? resolved(document, routes) : document));
}

/** The first page with a name gets it; the check reports a second one. */
function routesIn(documents: readonly ReadDocument[]): NamedRoutes {
  const named = documents.flatMap(({ kind, source: { value } }): [string, string][] => {
    if (kind !== 'page' || !isRecord(value)) return [];
    const { name, route } = value;
    return typeof name === 'string' && typeof route === 'string' ? [[name, route]] : [];
  });
  return new Map(named.toReversed());
}

interface Resolved {
  readonly key: string;
  readonly document: ReadDocument;
}

/** Cache of resolved documents. An entry is valid while the document is the same and the routes of its pages are unchanged. */
const known = new WeakMap<ReadDocument, Resolved>();

function resolved(document: ReadDocument, routes: NamedRoutes): ReadDocument {
  const { source, kind } = document;
  const places = namesOf(kind, source.value).flatMap(({ reference, value, path }): Replacement[] => {
    if (!ADDRESSES.has(reference) || typeof value !== 'string' || !value.includes(PAGE_NAME)) return [];
    const address = reference === 'markup' ? inMarkup(value, routes) : addressOf(value, routes);
    return address === undefined || address === value ? [] : [{ path, address }];
  });
  if (places.length === 0) return document;
  const key = JSON.stringify(places);
  const before = known.get(document);
  if (before?.key === key) return before.document;
  const result = { ...document, source: withAddresses(source, places) };
  known.set(document, { key, document: result });
  return result;
}

/** Returns the address that a name stands for; the segments after the name fill the placeholders in order. */
function addressOf(named: string, routes: NamedRoutes): string | undefined {
  const { name, rest } = namedPage(named) ?? { name: '', rest: '' };
  const route = routes.get(name);
  if (route === undefined) return undefined;
  const end = rest.search(/[?#]/u);
  const [path, suffix] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  const given = path.split('/').slice(1);
  const segments = segmentsOf(route)?.flatMap(({ kind, name: part }) => (kind === 'static' ? [part] : given.splice(0, 1)));
  return segments === undefined ? undefined : `/${[...segments, ...given].join('/')}${suffix}`;
}

function segmentsOf(route: string) {
  try {
    return parsePattern(route).segments;
  } catch (error) {
    // The check reports the fault in the route.
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function inMarkup(text: string, routes: NamedRoutes): string {
  const named = linksIn(text).filter((link) => link.startsWith(PAGE_NAME));
  return named.reduce((written, link) => {
    const address = addressOf(link, routes);
    return address === undefined ? written : written.replace(link, () => address);
  }, text);
}

interface Replacement {
  readonly path: DocumentPath;
  readonly address: string;
}

/** Returns a document with the same text and places, but other addresses in its value. */
function withAddresses(source: Source, places: readonly Replacement[]): Source {
  const value = places.reduce((whole, { path, address }) => replaced(whole, path, address), source.value);
  return {
    file: source.file,
    text: source.text,
    value,
    syntaxFaults: source.syntaxFaults,
    locate: (path, part) => source.locate(path, part),
    originOf: (path) => source.originOf(path),
  };
}

function replaced(node: unknown, [step, ...rest]: DocumentPath, address: string): unknown {
  if (step === undefined) return address;
  if (Array.isArray(node)) return node.map((item: unknown, index) => (index === step ? replaced(item, rest, address) : item));
  return isRecord(node) ? { ...node, [step]: replaced(node[step], rest, address) } : node;
}

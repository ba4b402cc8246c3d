import type { PageDocument } from '../generated/types.ts';
import type { LoadedConfig } from '../reader/assemble.ts';
import type { GoodDocuments } from '../reader/good-documents.ts';
import { sharedName, type SharedKind } from '../reader/layouts/shared-document.ts';
import { isRecord, showPath, type DocumentPath } from '../reader/path.ts';
import type { ReadDocument } from '../reader/read-document.ts';
import { readSource, type Place } from '../reader/source.ts';
import { isOwnLink } from '../reader/references/links.ts';
import { linksIn as linksOf } from '../rules/inline-markup.ts';
import { pathOnly } from '../routes/path.ts';
import { matchRoute, parsePattern } from '../routes/pattern.ts';
import { isUnder } from '../rules/evaluate.ts';
import type { Entry } from './entry.ts';
import { subPageRoute } from './routes.ts';
import { childrenOf, homeOf, spotOf, type Spot } from './origins.ts';

/** Place that refers to the requested part. */
export interface Use extends Spot {
  /** German description of the reference, „Navigation, groups[0].path“. */
  readonly by: string;
}

type Names = ReturnType<LoadedConfig['names']>;

/** Finds documents that refer to an entry by one of its names or by an address of its own. */
export function usesOfEntry(names: Names, { reference, names: own, addresses }: Entry): Use[] {
  return places(names, (kind, value, host) =>
    kind === reference
      ? own.includes(value)
      : linksIn(kind, value, host).some((path) => addresses.some((address) => isUnder(path, address))),
  );
}

/** Finds documents that refer to a page by its route, by a path that it serves or by the start of its address. */
export function usesOfPage(names: Names, { route }: PageDocument, routes: readonly string[]): Use[] {
  const patterns = routes.map((each) => parsePattern(each));
  const fixed = route.replace(/\/\[.*/su, '') || '/';
  return places(names, (kind, value, host) => {
    if (kind === 'route') return value === route;
    if (kind === 'under') return isUnder(fixed, value);
    return linksIn(kind, value, host).some((path) => matchRoute(patterns, path)?.pattern.pattern === route);
  });
}

/** Finds references to a sub-page: the blocks of its page, and links to its addresses. */
export function usesOfSubPage(names: Names, { route }: PageDocument, file: string, name: string): Use[] {
  const start = subPageRoute(route, name).replace(/\/\[[^/]*$/u, '');
  return places(
    names,
    (kind, value, host, from) =>
      (kind === 'sub-page' && from === file && value === name) || linksIn(kind, value, host).some((path) => isUnder(path, start)),
  );
}

/** Returns the paths of this portal that a name leads to. */
function linksIn(kind: string, value: string, host: unknown): string[] {
  const links = kind === 'markup' ? linksOf(value) : kind === 'own-path' || kind === 'under' || kind === 'path' ? [value] : [];
  return links.filter((link) => isOwnLink(link, kind === 'path' ? host : undefined)).map(pathOnly);
}

function places(names: Names, isReference: (kind: string, value: string, host: unknown, file: string) => boolean): Use[] {
  return distinct(
    names.flatMap(({ source, name: { reference, value, beside, path } }) =>
      isReference(reference, String(value), beside['host'], source.file) ? [useAt(source.originOf(path))] : [],
    ),
  );
}

/** Finds pages, layouts and lists that use a layout or a list of blocks. */
export function usesOfShared(good: GoodDocuments, kind: SharedKind, file: string): Use[] {
  const name = sharedName(kind, file);
  return [...good.values()].flatMap((document) => {
    const source = writtenSource(document);
    const found: DocumentPath[] = [];
    const visit = (node: unknown, path: DocumentPath): void => {
      if (isRecord(node) && (kind === 'blockList' ? node['use'] === name : path.length === 0 && node['layout'] === name))
        found.push([...path, kind === 'blockList' ? 'use' : 'layout']);
      for (const [step, child] of childrenOf(node)) visit(child, [...path, step]);
    };
    if (document.kind === 'page' || document.kind === 'layout' || document.kind === 'blockList') visit(source.value, []);
    return found.map((path) => useAt({ source, path }));
  });
}

/** Returns a document as it is written: pages without the parts of their layouts. */
export function writtenSource({ kind, source }: ReadDocument): Place['source'] {
  return kind === 'page' ? readSource(source.file, source.text) : source;
}

function useAt(place: Place): Use {
  const where = showPath(place.path);
  return { ...spotOf(place), by: where === '' ? homeOf(place.source.file) : `${homeOf(place.source.file)}, ${where}` };
}

function distinct(uses: readonly Use[]): Use[] {
  return [...new Map(uses.map((use) => [`${use.file}:${use.line}:${use.column}`, use])).values()];
}

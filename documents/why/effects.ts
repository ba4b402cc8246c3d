import type { PageDocument } from '../generated/types.ts';
import type { GoodDocuments } from '../reader/good-documents.ts';
import type { DocumentPath } from '../reader/path.ts';
import { placed } from '../reader/references/placed.ts';
import type { Place } from '../reader/source.ts';
import { parametersIn } from '../reader/layouts/fill.ts';
import { childrenOf } from './origins.ts';
import type { Part } from './part.ts';
import { routesOfPart } from './routes.ts';

/** Page with a part from a place in a layout, a list of blocks or its own text, and the paths of that part. */
export interface Effect {
  readonly page: PageDocument;
  readonly file: string;
  /** Outermost parts of the page that come from there. */
  readonly paths: readonly DocumentPath[];
  readonly routes: readonly string[];
}

/** Returns the pages affected by a place in a file: by its own content, the content that it includes, or the document that includes it. */
export function effectsOf(good: GoodDocuments, file: string, { path, root }: Pick<Part, 'path' | 'root'>): Effect[] {
  const wanted = [path, ...holesOf(path, root)];
  return [...good.values()].flatMap(({ kind, source, files }) => {
    if (kind !== 'page' || !files.includes(file)) return [];
    const isFrom = (place: Place): boolean => place.source.file === file && wanted.some((start) => isIn(place.path, start));
    const paths: DocumentPath[] = [];
    const visit = (node: unknown, part: DocumentPath): void => {
      const origin = source.originOf(part);
      if (part.length > 0 && (isFrom(origin) || origin.seeAlso.some(isFrom))) paths.push(part);
      else for (const [step, child] of childrenOf(node)) visit(child, [...part, step]);
    };
    visit(source.value, []);
    const page = placed<PageDocument>(source).value;
    const routes = [...new Set(paths.flatMap((part) => routesOfPart(page, part)))];
    return paths.length === 0 ? [] : [{ page, file: source.file, paths, routes }];
  });
}

function isIn(path: DocumentPath, start: DocumentPath): boolean {
  return start.every((step, index) => String(path[index]) === String(step));
}

/** Returns the places where a document inserts the parameter that a path declares. */
function holesOf([section, name]: DocumentPath, root: unknown): DocumentPath[] {
  if (section !== 'parameters' || name === undefined) return [];
  const found: DocumentPath[] = [];
  const visit = (node: unknown, path: DocumentPath): void => {
    if (typeof node === 'string' && parametersIn(node).includes(String(name))) found.push(path);
    for (const [step, child] of childrenOf(node)) visit(child, [...path, step]);
  };
  visit(root, []);
  return found;
}

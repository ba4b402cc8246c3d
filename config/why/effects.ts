import type { PageDocument } from '../generated/types.ts';
import type { GoodDocuments } from '../reader/good-documents.ts';
import type { DocumentPath } from '../reader/path.ts';
import type { Place } from '../reader/source.ts';
import { childrenOf } from './origins.ts';
import { routesOfPart } from './routes.ts';

/** A page that has something from a place in a layout, a list of blocks or its own text, and where in it. */
export interface Effect {
  readonly page: PageDocument;
  readonly file: string;
  /** The outermost parts of the page that come from there. */
  readonly paths: readonly DocumentPath[];
  readonly routes: readonly string[];
}

/** The pages on which a place in a file has a part: what stands there, what it brings, what it is put in. */
export function effectsOf(good: GoodDocuments, file: string, path: DocumentPath): Effect[] {
  return [...good.values()].flatMap(({ kind, source, files }) => {
    if (kind !== 'page' || !files.includes(file)) return [];
    const isFrom = (place: Place): boolean =>
      place.source.file === file && path.every((step, index) => String(place.path[index]) === String(step));
    const paths: DocumentPath[] = [];
    const visit = (node: unknown, part: DocumentPath): void => {
      const origin = source.originOf(part);
      if (part.length > 0 && (isFrom(origin) || origin.seeAlso.some(isFrom))) paths.push(part);
      else for (const [step, child] of childrenOf(node)) visit(child, [...part, step]);
    };
    visit(source.value, []);
    const page = source.value as PageDocument;
    const routes = [...new Set(paths.flatMap((part) => routesOfPart(page, part)))];
    return paths.length === 0 ? [] : [{ page, file: source.file, paths, routes }];
  });
}

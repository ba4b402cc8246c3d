import type { PageDocument } from '../generated/types.ts';
import { isRecord } from './path.ts';
import type { ReadDocument } from './read-document.ts';
import { routeOf } from './references/pages.ts';
import { placed } from './references/placed.ts';
import { isManyKind, isSingleFile, SINGLE_FILES } from './single-files.ts';

/** Documents by file, each in its present version or, while that is faulty, in its last valid one. */
export type GoodDocuments = ReadonlyMap<string, ReadDocument>;

/** Document that is faulty or missing and has had no valid version since the start. */
export interface LostDocument {
  readonly file: string;
  /** Files of the document, as far as they are known. */
  readonly files: readonly string[];
  /** Route of a page, if that much of it can be read. */
  readonly route: string | undefined;
}

/**
 * Returns valid documents and, for faulty ones, their last valid versions. A page that never was valid is used as it is if its faults are
 * only inside of blocks. Of removed files only required ones keep their last version.
 */
export function goodDocuments(documents: readonly ReadDocument[], before: GoodDocuments): GoodDocuments {
  const good = new Map([...before].filter(([file]) => isSingleFile(file)));
  for (const document of documents) {
    const { file } = document.source;
    const kept = isRight(document) ? document : (before.get(file) ?? (isGood(document) ? document : undefined));
    if (kept !== undefined) good.set(file, kept);
  }
  return good;
}

function isRight(document: ReadDocument): boolean {
  return isGood(document) && document.findings.every(({ severity }) => severity !== 'error');
}

/** Returns true if it can be rendered, though a block may be missing. */
function isGood(document: ReadDocument): boolean {
  return document.usable && (document.kind !== 'page' || hasRoute(document));
}

/** A page has the shape of its type once it can be compared with others. */
function hasRoute({ checkable, source }: ReadDocument): boolean {
  return checkable && !('rule' in routeOf(placed<PageDocument>(source)));
}

/** Lists the documents that cannot be used. Missing layouts and lists of blocks count as faults of the pages that use them. */
export function lostDocuments(documents: readonly ReadDocument[], good: GoodDocuments): LostDocument[] {
  const missing = SINGLE_FILES.filter((file) => !good.has(file));
  const faulty = documents.filter(({ kind, source }) => (kind === 'page' || isManyKind(kind)) && !good.has(source.file));
  return [
    ...missing.map((file) => ({ file, files: [file], route: undefined })),
    ...faulty.map(({ kind, source, files }) => ({
      file: source.file,
      files,
      route: kind === 'page' ? writtenRoute(source.value) : undefined,
    })),
  ];
}

function writtenRoute(value: unknown): string | undefined {
  const route = isRecord(value) ? value['route'] : undefined;
  return typeof route === 'string' ? route : undefined;
}

import { findingsOf } from '../most-findings.ts';
import { checked, faultsOf, isJoined, type ReadDocument } from '../read-document.ts';
import type { Source } from '../source.ts';
import { isSettled, sharedFaults } from './check-shared.ts';
import { expanded } from './expand.ts';
import { explained } from '../explained.ts';
import { SHARED, sharedDocument, sharedFile, type Library, type SharedDocument, type SharedKind } from './shared-document.ts';
import { originOf, plain, traced, type Traced } from './traced.ts';

interface Joined {
  readonly uses: ReadonlyMap<string, ReadDocument | undefined>;
  readonly result: ReadDocument;
}
/** Cache of joined documents. An entry is valid while the document and everything that it uses are the same objects. */
const known = new WeakMap<ReadDocument, Joined>();
const shared = new WeakMap<ReadDocument, { readonly document: SharedDocument | undefined }>();

/** Adds the parts of layouts and lists of blocks to every page, and checks the results. */
export function joinDocuments(documents: readonly ReadDocument[]): ReadDocument[] {
  const files = new Map(documents.map((document) => [document.source.file, document]));
  return documents.map((document) => (isJoined(document.kind) && document.usable ? joined(document, files) : document));
}

function joined(document: ReadDocument, files: ReadonlyMap<string, ReadDocument>): ReadDocument {
  const before = known.get(document);
  if (before !== undefined && [...before.uses].every(([file, used]) => files.get(file) === used)) return before.result;
  const uses = new Map<string, ReadDocument | undefined>();
  const library = libraryOf(files, uses);
  const result = document.kind === 'page' ? joinedPage(document, library) : checkedShared(document, library);
  const withFiles = { ...result, files: [...new Set([document.source.file, ...uses.keys()])] };
  known.set(document, { uses, result: withFiles });
  return withFiles;
}

/** @param uses collects the documents that are looked up. */
function libraryOf(files: ReadonlyMap<string, ReadDocument>, uses: Map<string, ReadDocument | undefined>): Library {
  return {
    find(kind, name) {
      const file = sharedFile(kind, name);
      const document = files.get(file);
      uses.set(file, document);
      return document === undefined ? undefined : (readShared(document, kind) ?? 'faulty');
    },
    names: (kind) => [...files.values()].flatMap((document) => (document.kind === kind ? [nameOf(document, kind)] : [])),
  };
}

function nameOf({ source }: ReadDocument, kind: SharedKind): string {
  return source.file.slice(SHARED[kind].folder.length + 1, -'.yaml'.length);
}

function readShared(document: ReadDocument, kind: SharedKind): SharedDocument | undefined {
  const entry = shared.get(document) ?? { document: document.usable ? sharedDocument(kind, document.source) : undefined };
  shared.set(document, entry);
  return entry.document;
}

function joinedPage(document: ReadDocument, library: Library): ReadDocument {
  const written = document.source;
  const { root, faults: ofUse, isWhole, isComplete } = expanded(traced(written), library);
  const source = joinedSource(written, root);
  const { faults, checkable } = isWhole ? faultsOf('page', source.value, isSettled(root)) : { faults: [], checkable: false };
  const isRight = isWhole && isComplete && ofUse.length === 0;
  const page = checked({ ...document, source }, faults, checkable && isRight);
  return { ...page, findings: [...page.findings, ...findingsOf(ofUse)], usable: page.usable && isRight };
}

/** Returns the joined page as a document whose parts refer to the files that contain them. */
function joinedSource({ file, text, syntaxFaults }: Source, root: Traced): Source {
  return {
    file,
    text,
    value: plain(root),
    syntaxFaults,
    locate(path, part) {
      const origin = originOf(root, path);
      return origin.source.locate(origin.path, part);
    },
    originOf: (path) => originOf(root, path),
  };
}

function checkedShared(document: ReadDocument, library: Library): ReadDocument {
  const kind = document.kind === 'layout' ? 'layout' : 'blockList';
  const faults = sharedFaults(kind, document.source, readShared(document, kind), library);
  const found = findingsOf(faults);
  return found.length === 0 ? document : { ...document, findings: explained(document.source, [...document.findings, ...found]) };
}

import { isPlainName, pathBelow } from '#documents/files/path-below.ts';
import { textAt } from '#documents/files/step.ts';
import { CONTENT_FOLDER, kindOf, type Kind } from '#documents/reader/kinds.ts';
import { refuse } from './refusal.ts';

/** The folders that editors may write in. */
export interface Folders {
  readonly config: string;
  /** Folder of the articles and the documents that they refer to, or of copies of them. */
  readonly content: string;
  /** Where the provider has them, when it is on this machine: they may be in a git checkout there. */
  readonly provided?: string;
  /** Folder of the pictures that the portal serves itself. */
  readonly images: string;
}

/** Bytes of the largest document: the largest that ships has 18 kB. */
const LARGEST = 256 * 1024;

export function isDocument(file: string): boolean {
  return kindByName(file) !== undefined;
}

function kindByName(file: string): Kind | undefined {
  return isPlainName(file) ? kindOf(file) : undefined;
}

/** Kind of a document by its name. @throws Refusal 400 for what is no name of a document */
export function documentKind(file: string): Kind {
  return kindByName(file) ?? refuse(400, `„${file.slice(0, 200)}“ ist kein Dokument der Redaktion.`);
}

/**
 * Where a document lies, with everything on the way to it in its folder.
 * @throws Refusal 400 for what is no document, 403 where a link leads elsewhere
 */
export function pathOfDocument(folders: Pick<Folders, 'config' | 'content'>, file: string): string {
  documentKind(file);
  const isContent = isOfContent(file);
  const found = pathBelow(isContent ? folders.content : folders.config, isContent ? file.slice(CONTENT_FOLDER.length) : file);
  if ('path' in found) return found.path;
  if (found.leads === 'folder') refuse(403, `${file} liegt hinter einem Verweis auf einen anderen Ordner.`);
  return refuse(403, `${file} ist ein Verweis auf eine andere Datei.`);
}

/** Whether a document is the provider's, which shows it. */
export function isOfContent(file: string): boolean {
  return file.startsWith(CONTENT_FOLDER);
}

/** Text of a document; null where there is none. @throws Refusal as `pathOfDocument` */
export function readDocumentText(folders: Pick<Folders, 'config' | 'content'>, file: string): string | null {
  return textAt(pathOfDocument(folders, file));
}

/** @throws Refusal 413 for a text that no document has */
export function checkSize(text: string): void {
  if (Buffer.byteLength(text) > LARGEST) refuse(413, 'Ein Dokument darf höchstens 256 kB haben. Teile es auf.');
}

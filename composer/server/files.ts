import { isPlainName, pathBelow } from '#documents/files/path-below.ts';
import { textAt } from '#documents/files/step.ts';
import { CONTENT_FOLDER, kindOf, type Kind } from '#documents/reader/kinds.ts';
import { refuse } from './refusal.ts';

/** Folders that editors may write to. */
export interface Folders {
  readonly config: string;
  /** Folder of the articles and the documents that they refer to, or of copies of these. */
  readonly content: string;
  /** Folder of the provider with the originals if it is on this machine, possibly in a git checkout. */
  readonly provided?: string;
  /** Folder of the pictures that the portal serves itself. */
  readonly images: string;
}

/** Maximum size of a document in bytes; the largest shipped one has 18 kB. */
const LARGEST = 256 * 1024;

export function isDocument(file: string): boolean {
  return kindByName(file) !== undefined;
}

function kindByName(file: string): Kind | undefined {
  return isPlainName(file) ? kindOf(file) : undefined;
}

/**
 * Kind of a document by its name.
 * @throws Refusal 400 for a name that is not one of a document
 */
export function documentKind(file: string): Kind {
  return kindByName(file) ?? refuse(400, `„${file.slice(0, 200)}“ ist kein Dokument der Redaktion.`);
}

/**
 * Path of a document. Checks that no symbolic link on the way leaves its folder.
 * @throws Refusal 400 for a name that is not one of a document, 403 if a link leads elsewhere
 */
export function pathOfDocument(folders: Pick<Folders, 'config' | 'content'>, file: string): string {
  documentKind(file);
  const isContent = isOfContent(file);
  const found = pathBelow(isContent ? folders.content : folders.config, isContent ? file.slice(CONTENT_FOLDER.length) : file);
  if ('path' in found) return found.path;
  if (found.leads === 'folder') refuse(403, `${file} liegt hinter einem Verweis auf einen anderen Ordner.`);
  return refuse(403, `${file} ist ein Verweis auf eine andere Datei.`);
}

/** Returns true for documents of the provider, such as articles. */
export function isOfContent(file: string): boolean {
  return file.startsWith(CONTENT_FOLDER);
}

/**
 * Text of a document; null if it does not exist.
 * @throws Refusal as `pathOfDocument`
 */
export function readDocumentText(folders: Pick<Folders, 'config' | 'content'>, file: string): string | null {
  return textAt(pathOfDocument(folders, file));
}

/**
 * Checks the size of a text.
 * @throws Refusal 413 if it exceeds the maximum size of a document
 */
export function checkSize(text: string): void {
  if (Buffer.byteLength(text) > LARGEST) refuse(413, 'Ein Dokument darf höchstens 256 kB haben. Teile es auf.');
}

import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, sep } from 'node:path';
import { CONTENT_FOLDER, kindOf, type Kind } from '#config/reader/kinds.ts';
import { refuse } from './refusal.ts';

/** The folders that editors may write in. */
export interface Folders {
  readonly config: string;
  readonly content: string;
  /** Of the pictures that the portal serves itself. */
  readonly images: string;
}

/** Characters of the largest document. */
const LARGEST = 1_000_000;
/** One name after the other, each beginning with a letter or digit: nothing leads up or is hidden. */
const NAME = /^[a-z0-9][\w-]*(?:\.[\w-]+)*(?:\/[a-z0-9][\w-]*(?:\.[\w-]+)*)*\.yaml$/u;

export function isDocument(file: string): boolean {
  return kindByName(file) !== undefined;
}

function kindByName(file: string): Kind | undefined {
  return file.length <= 200 && NAME.test(file) ? kindOf(file) : undefined;
}

/** Kind of a document by its name. @throws Refusal 400 for what is no name of a document */
export function documentKind(file: string): Kind {
  return kindByName(file) ?? refuse(400, `„${file.slice(0, 200)}“ ist kein Dokument der Redaktion.`);
}

/**
 * Where a document lies, with everything on the way to it in its folder.
 * @throws Refusal 400 for what is no document, 403 where a link leads elsewhere
 */
export function pathOfDocument(folders: Folders, file: string): string {
  documentKind(file);
  const isContent = file.startsWith(CONTENT_FOLDER);
  const root = realpathSync(isContent ? folders.content : folders.config);
  const path = join(root, isContent ? file.slice(CONTENT_FOLDER.length) : file);
  const above = existing(dirname(path));
  if (above !== root && !above.startsWith(root + sep)) refuse(403, `${file} liegt hinter einem Verweis auf einen anderen Ordner.`);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) refuse(403, `${file} ist ein Verweis auf eine andere Datei.`);
  return path;
}

/** The nearest folder that exists, behind all links. */
function existing(folder: string): string {
  return lstatSync(folder, { throwIfNoEntry: false }) === undefined ? existing(dirname(folder)) : realpathSync(folder);
}

/** Text of a document; null where there is none. @throws Refusal as `pathOfDocument` */
export function readDocumentText(folders: Folders, file: string): string | null {
  const path = pathOfDocument(folders, file);
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : null;
}

/** @throws Refusal 413 for a text that no document has */
export function checkSize(text: string): void {
  if (text.length > LARGEST) refuse(413, 'Ein Dokument darf höchstens 1 MB haben.');
}

/** What tells one state of a document from another; of one that is not there, „none“. */
export function revisionOf(text: string | null): string {
  return text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16);
}

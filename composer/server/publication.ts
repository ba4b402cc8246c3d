import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOfDocument, readDocumentText, type Folders } from './files.ts';
import { flushFolder, writeWhole } from './write-file.ts';
import { refuse } from './refusal.ts';

/** What becomes of a document; null where there is none. */
export interface Step {
  readonly file: string;
  readonly was: string | null;
  readonly is: string | null;
}

const JOURNAL = 'publication.json';

/**
 * Writes all documents or none, also if the process dies in between: what is to be written stands in a journal first, and from then on
 * it is carried out, at the latest by `finishPublication` at the next start.
 * @param data folder of the composer's own files
 * @throws Refusal 409 when a document is not what it was; nothing is written then
 */
export function publish(folders: Folders, data: string, steps: readonly Step[]): void {
  finishPublication(folders, data);
  for (const { file, was } of steps)
    if (readDocumentText(folders, file) !== was) refuse(409, `${file} hat sich gerade geändert. Übernimm erst den neuen Stand.`);
  writeWhole(join(data, JOURNAL), JSON.stringify(steps));
  flushFolder(data);
  finishPublication(folders, data);
}

/**
 * Carries out a publication that a sudden death has left behind.
 * @returns documents that somebody has changed by hand since; they stay as they are
 */
export function finishPublication(folders: Folders, data: string): readonly string[] {
  const journal = join(data, JOURNAL);
  if (!existsSync(journal)) return [];
  const steps = JSON.parse(readFileSync(journal, 'utf8')) as readonly Step[];
  const foreign = steps.filter((step) => !carryOut(folders, step)).map(({ file }) => file);
  rmSync(journal);
  flushFolder(data);
  return foreign;
}

function carryOut(folders: Folders, { file, was, is }: Step): boolean {
  const now = readDocumentText(folders, file);
  if (now === is) return true;
  if (now !== was) return false;
  const path = pathOfDocument(folders, file);
  if (is === null) rmSync(path);
  else writeWhole(path, is);
  flushFolder(dirname(path));
  return true;
}

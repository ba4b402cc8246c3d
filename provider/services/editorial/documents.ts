import { statSync } from 'node:fs';
import type { Schema } from '#client/operations.ts';
import { isPlainName, pathBelow } from '#documents/files/path-below.ts';
import { createRevisions } from '#documents/files/revisions.ts';
import { revisionOf, textAt } from '#documents/files/step.ts';
import { CONTENT_FOLDER, kindOf } from '#documents/reader/kinds.ts';
import { dateTime } from '../../base/date-time.ts';
import { badRequest, notFound } from '../../base/fault.ts';

/** Documents of the editors in their folder. */
export interface Documents {
  list(): Schema<'ArticleDocument'>[];
  /** @throws HttpFault 400 for an invalid document name, 404 */
  read(file: string): Schema<'ArticleDocumentText'>;
  /**
   * Returns the text of a document; null if there is none.
   * @throws HttpFault 400
   */
  text(file: string): string | null;
  /** @throws HttpFault 400 for an invalid document name, or a path behind a link that leads outside of the folder */
  path(file: string): string;
}

export function createDocuments(folder: string): Documents {
  const revisions = createRevisions(folder, isDocument);
  const path = (file: string): string => {
    const found = isDocument(file) ? pathBelow(folder, file) : undefined;
    if (found !== undefined && 'path' in found) return found.path;
    throw badRequest(`${file} is no document of the editors`, `„${file}“ ist kein Dokument der Redaktion.`);
  };
  const changedAt = (file: string): string => dateTime(statSync(path(file)).mtimeMs);
  return {
    path,
    text: (file) => textAt(path(file)),
    list: () => revisions().map(({ file, revision }) => ({ file, revision, changedAt: changedAt(file) })),
    read(file) {
      const text = textAt(path(file)) ?? raise(notFound(`No document ${file}`, `Das Dokument „${file}“ gibt es nicht.`));
      return { file, revision: revisionOf(text), changedAt: changedAt(file), text };
    },
  };
}

function isDocument(file: string): boolean {
  return isPlainName(file) && kindOf(`${CONTENT_FOLDER}${file}`) !== undefined;
}

function raise(error: Error): never {
  throw error;
}

import { LRUCache } from 'lru-cache';
import type { Schema } from '#client/operations.ts';
import { joined } from '../../base/joined.ts';
import { createDocuments, type Documents } from './documents.ts';
import { createCheck } from './findings.ts';
import { createPublications, type PublicationParts, type Publications } from './publications.ts';

/** Operations for the editors' workshop. */
export interface Editorial extends Omit<Publications, 'show' | 'withdraw' | 'tidy'> {
  list(): Schema<'ArticleDocument'>[];
  /** @throws HttpFault 400 for what is no name of a document, 404 */
  read(file: string): Schema<'ArticleDocumentText'>;
  /** Shows what is prepared, to everybody when it resolves; it may be repeated. @throws HttpFault 404 */
  show(id: string): Promise<Schema<'ArticlePublication'>>;
  /** Takes back what is shown, for everybody when it resolves; it may be repeated. @throws HttpFault 404 */
  withdraw(id: string): Promise<Schema<'ArticlePublication'>>;
}

/** Documents of the editors, and publications that are prepared for them. */
export interface EditorialStore {
  readonly documents: Documents;
  readonly publications: Publications;
}

/**
 * Opens them, and carries out at once what a sudden death has left half shown: whoever reads the folder does so afterwards.
 * @param parts `folder` of the articles and what they refer to, `stateFolder` of prepared publications, `now` in milliseconds since 1970
 */
export function openEditorialStore({ folder, stateFolder, now }: Pick<PublicationParts, 'folder' | 'stateFolder' | 'now'>): EditorialStore {
  const documents = createDocuments(folder);
  return { documents, publications: createPublications({ stateFolder, folder, documents, check: createCheck(folder), now }) };
}

/** @param reloadNow takes up the documents as they are in their folder now */
export function createEditorial({ documents, publications }: EditorialStore, reloadNow: () => Promise<void>): Editorial {
  // Reading everything again takes a quarter of a second: publications that end together share it.
  const reloadContent = joined(reloadNow);
  /** Ids of those that this process has taken back for everybody. */
  const takenBack = new LRUCache<string, true>({ max: 1_000 });
  return {
    list() {
      publications.tidy();
      return documents.list();
    },
    read: documents.read,
    prepare: publications.prepare,
    drop: publications.drop,
    async show(id) {
      const shown = publications.show(id);
      await reloadContent();
      return shown;
    },
    async withdraw(id) {
      const withdrawn = publications.withdraw(id);
      if (!takenBack.has(id)) await reloadContent();
      takenBack.set(id, true);
      return withdrawn;
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { Schema } from '#client/operations.ts';
import { joined } from '../../base/joined.ts';
import { createDocuments, type Documents } from './documents.ts';
import { createCheck } from './findings.ts';
import { createPublications, type PublicationParts, type Publications } from './publications.ts';

/** Operations for the editors' workshop. */
export interface Editorial extends Omit<Publications, 'show' | 'withdraw' | 'tidy'> {
  list(): Schema<'ArticleDocument'>[];
  /** @throws HttpFault 400 for an invalid document name, 404 */
  read(file: string): Schema<'ArticleDocumentText'>;
  /**
   * Publishes what is prepared, visible to everybody when it resolves; may be repeated.
   * @throws HttpFault 404
   */
  show(id: string): Promise<Schema<'ArticlePublication'>>;
  /**
   * Withdraws what is published, for everybody when it resolves; may be repeated.
   * @throws HttpFault 404
   */
  withdraw(id: string): Promise<Schema<'ArticlePublication'>>;
}

/** Documents of the editors and their prepared publications. */
export interface EditorialStore {
  readonly documents: Documents;
  readonly publications: Publications;
}

/**
 * Opens the store, and completes publications that a crash has interrupted. Must run before the folder is read.
 * @param parts `folder` of the articles and what they refer to, `stateFolder` of prepared publications, `now` in milliseconds since 1970
 */
export function openEditorialStore({ folder, stateFolder, now }: Pick<PublicationParts, 'folder' | 'stateFolder' | 'now'>): EditorialStore {
  const documents = createDocuments(folder);
  return { documents, publications: createPublications({ stateFolder, folder, documents, check: createCheck(folder), now }) };
}

/**
 * Creates the operations for the editors' workshop.
 * @param reloadNow reloads the documents from their folder
 */
export function createEditorial({ documents, publications }: EditorialStore, reloadNow: () => Promise<void>): Editorial {
  // Reloading everything takes a quarter of a second, so concurrent publications share one reload.
  const reloadContent = joined(reloadNow);
  /** Ids of publications that this process has already withdrawn for everybody. */
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

import { LRUCache } from 'lru-cache';
import type { Schema } from '#client/operations.ts';
import { joined } from '../../base/joined.ts';
import { createDocuments } from './documents.ts';
import { createCheck } from './findings.ts';
import { createPublications, type Publications } from './publications.ts';

/** What the editors' workshop may do here. */
export interface Editorial extends Omit<Publications, 'show' | 'withdraw' | 'tidy'> {
  list(): Schema<'ArticleDocument'>[];
  /** @throws HttpFault 400 for what is no name of a document, 404 */
  read(file: string): Schema<'ArticleDocumentText'>;
  /** Shows what is prepared, to everybody when it resolves; it may be repeated. @throws HttpFault 404 */
  show(id: string): Promise<Schema<'ArticlePublication'>>;
  /** Takes back what is shown, for everybody when it resolves; it may be repeated. @throws HttpFault 404 */
  withdraw(id: string): Promise<Schema<'ArticlePublication'>>;
}

export interface EditorialParts {
  /** Folder of the pieces and what they refer to. */
  readonly folder: string;
  /** Folder of publications that are prepared. */
  readonly kept: string;
  /** Takes up the documents as they are in their folder now. */
  readonly takeUp: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Carries out at once what a sudden death has left half shown: whoever reads the folder does so afterwards. */
export function openEditorial({ folder, kept, takeUp: takeUpNow, now }: EditorialParts): Editorial {
  // Reading everything again takes a quarter of a second: publications that end together share it.
  const takeUp = joined(takeUpNow);
  const documents = createDocuments(folder);
  const publications = createPublications({ kept, folder, documents, check: createCheck(folder), now });
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
      await takeUp();
      return shown;
    },
    async withdraw(id) {
      const withdrawn = publications.withdraw(id);
      if (!takenBack.has(id)) await takeUp();
      takenBack.set(id, true);
      return withdrawn;
    },
  };
}

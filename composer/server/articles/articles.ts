import type { Step } from '#documents/files/step.ts';

/** Part of a publication that covers articles and the documents that they refer to. */
export interface ArticlePublication {
  /** Identifies the publication, also when it is repeated. */
  readonly id: string;
  /** Name of the editor. */
  readonly editor: string;
  readonly message: string;
  /** Changed files. Their names start with `content/`, as for all documents of the composer. */
  readonly steps: readonly Step[];
}

/** Articles at their provider. The composer reads copies of them in a folder (`Folders.content`). */
export interface Articles {
  /**
   * Updates the copies from the provider.
   * @throws Refusal 503
   */
  refresh(): Promise<void>;
  /**
   * Lets the provider check and store the publication without showing it.
   * @throws Refusal 409, 422, 503, 507; nothing has changed then
   */
  prepare(publication: ArticlePublication): Promise<void>;
  /** Drops a prepared publication. An unreachable provider drops it by itself later. */
  drop(publication: ArticlePublication): Promise<void>;
  /**
   * Shows a prepared publication and updates the copies. Prepares it again if the provider has dropped it. May be repeated.
   * @returns documents that somebody has changed by hand since; they stay unchanged
   * @throws Refusal 503 while the provider is unreachable; another one if it refuses for good and shows nothing of the publication
   */
  show(publication: ArticlePublication): Promise<readonly string[]>;
  /**
   * Restores the old texts of documents that still have the new ones. May be repeated.
   * @throws Refusal 503, 507
   */
  withdraw(publication: ArticlePublication): Promise<void>;
}

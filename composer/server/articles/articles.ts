import type { Step } from '#documents/files/step.ts';

/** Part of a publication that covers articles and the documents that they refer to. */
export interface ArticlePublication {
  /** Tells it from others, also when it is repeated. */
  readonly id: string;
  /** Name of the editor. */
  readonly editor: string;
  readonly message: string;
  /** Files with `content/` in front, as all documents of the composer. */
  readonly steps: readonly Step[];
}

/** Articles as their provider has them; the composer reads copies of them in a folder (`Folders.content`). */
export interface Articles {
  /** Brings the copies in step with the provider. @throws Refusal 503 */
  refresh(): Promise<void>;
  /** Has the provider check and keep it, unseen. @throws Refusal 409, 422, 503, 507: then nothing has happened */
  prepare(publication: ArticlePublication): Promise<void>;
  /** Forgets what is prepared. A provider that is away forgets it by itself. */
  drop(publication: ArticlePublication): Promise<void>;
  /**
   * Shows what is prepared, prepares it anew where the provider has forgotten it, and brings the copies in step. May be repeated.
   * @returns documents that somebody has changed by hand since; they stay as they are
   * @throws Refusal 503 while the provider is away; any other when it refuses for good, and then shows nothing of it
   */
  show(publication: ArticlePublication): Promise<readonly string[]>;
  /** Gives the documents their old texts where they have the new ones. May be repeated. @throws Refusal 503, 507 */
  withdraw(publication: ArticlePublication): Promise<void>;
}

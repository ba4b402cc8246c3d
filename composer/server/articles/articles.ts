import type { Step } from '#config/files/step.ts';

/** What is published of articles and what they refer to. */
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
  /** Has the provider check and keep it, unseen. @throws Refusal 409, 422, 503: then nothing has happened */
  prepare(publication: ArticlePublication): Promise<void>;
  /**
   * Shows what is prepared, prepares it anew where the provider has forgotten it, and brings the copies in step. May be repeated.
   * @returns documents that somebody has changed by hand since; they stay as they are
   * @throws Refusal 503 while the provider is away
   */
  show(publication: ArticlePublication): Promise<readonly string[]>;
}

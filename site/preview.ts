import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyCall } from '#client/audience.ts';
import type { Schema } from '#client/operations.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import { shared } from './shared.ts';

/** Preview for an editor: documents that are not published, as one visitor at one time would see them. */
export interface Preview {
  readonly loaded: LoadedConfig;
  /** Visitor of the preview; without it a public page is the one for everyone, and a private one that of the session. */
  readonly visitor?: Visitor | undefined;
  /** Instant in milliseconds since 1970 instead of now. */
  readonly now?: number | undefined;
  /** Put in front of the addresses that the page links to, so that a walk stays within the preview. */
  readonly linkPrefix?: string | undefined;
  /** Viewer has a shared link and is a member of the public, with the rights of a visitor. */
  readonly isShared?: true;
  /** An article that the editor has a draft of, as the provider will answer it once it is published; undefined for all others. */
  readonly article?: DraftedArticle | undefined;
  /** Keys of the blocks that are there already: only the others are answered, as JSON. */
  readonly has?: ReadonlySet<string> | undefined;
}

/** @param call asks the provider for what else stands in an article */
type DraftedArticle = (articleId: string, call: AnyCall, signal: AbortSignal) => Promise<Schema<'Article'>> | undefined;

const storage = shared('preview', () => new AsyncLocalStorage<Preview>());

/** Answers whatever `run` answers as a preview: from its documents, past everything that keeps pages or data. */
export function withPreview<Result>(preview: Preview, run: () => Result): Result {
  return storage.run(preview, run);
}

/** The preview that is being answered; undefined for what the public asks. */
export function currentPreview(): Preview | undefined {
  return storage.getStore();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyCall } from '#client/audience.ts';
import type { Schema } from '#client/operations.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import { shared } from './shared.ts';

/** Preview for an editor: unpublished documents as seen by one visitor at one time. */
export interface Preview {
  readonly loaded: LoadedConfig;
  /** Visitor of the preview; by default ANYONE on public pages and the user of the session on private ones. */
  readonly visitor?: Visitor | undefined;
  /** Instant in milliseconds since 1970 instead of now. */
  readonly now?: number | undefined;
  /** Prefix for the links of the page, so that they stay within the preview. */
  readonly linkPrefix?: string | undefined;
  /** Set if the preview is viewed through a shared link, with the limits of a visitor. */
  readonly isShared?: true;
  /** Returns the draft of an article as the provider would answer it after publication; undefined for articles without a draft. */
  readonly article?: DraftedArticle | undefined;
  /** Keys of the blocks that the client has: only the others are sent, as JSON. */
  readonly has?: ReadonlySet<string> | undefined;
}

/**
 * Returns a drafted article.
 * @param call for other data of the article
 */
type DraftedArticle = (articleId: string, call: AnyCall, signal: AbortSignal) => Promise<Schema<'Article'>> | undefined;

const storage = shared('preview', () => new AsyncLocalStorage<Preview>());

/** Runs `run` within a preview: with its documents, bypassing the caches of pages and data. */
export function withPreview<Result>(preview: Preview, run: () => Result): Result {
  return storage.run(preview, run);
}

/** Returns the preview of the current request; undefined for public requests. */
export function currentPreview(): Preview | undefined {
  return storage.getStore();
}

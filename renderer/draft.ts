import type { Visitor } from '#domain/user/visitor.ts';

/** How the preview of editors' drafts is drawn: for whom, and without what its reader has already. */
export interface DraftRendering {
  /** Visitor for whom public pages are rendered instead of anyone. */
  readonly visitor?: Visitor | undefined;
  /** Other inputs of the rendering, such as a chosen day. */
  readonly stamp: string;
  /** Keys of the blocks that the reader has; without it the whole page is drawn. */
  readonly has?: ReadonlySet<string> | undefined;
}

/** A block of a drawn draft at its place. */
export interface DraftPart {
  /** Where its document holds it: `pages/home.yaml#/body/main/0`. */
  readonly at: string | undefined;
  /** Tells whether it would be drawn alike. */
  readonly key: string;
  /** The whole element; empty where nothing is drawn, missing where the reader has it. */
  readonly html?: string;
}

/** A draft as far as its reader does not have it. */
export interface DraftParts {
  /** Tells whether everything around the blocks would be drawn alike. */
  readonly frame: string;
  readonly slots: Readonly<Record<'top' | 'main' | 'aside', readonly DraftPart[]>>;
}

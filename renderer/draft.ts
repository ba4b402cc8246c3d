import type { Visitor } from '#domain/user/visitor.ts';

/** Options for rendering the preview of a draft. */
export interface DraftRendering {
  /** Visitor for whom public pages are rendered instead of anyone. */
  readonly visitor?: Visitor | undefined;
  /** Other inputs of the rendering, such as a chosen day. */
  readonly stamp: string;
  /** Keys of the blocks that the client already has; without it the whole page is rendered. */
  readonly has?: ReadonlySet<string> | undefined;
}

/** Block of a rendered draft. */
export interface DraftPart {
  /** Place in its document, such as `pages/home.yaml#/body/main/0`. */
  readonly at: string | undefined;
  /** Equal for two blocks that are rendered from the same input. */
  readonly key: string;
  /** HTML of the whole element; empty if the block has no output, missing if the client has it. */
  readonly html?: string;
}

/** Parts of a draft that its client does not have. */
export interface DraftParts {
  /** Key of everything around the blocks. */
  readonly frame: string;
  readonly slots: Readonly<Record<'top' | 'main' | 'aside', readonly DraftPart[]>>;
}

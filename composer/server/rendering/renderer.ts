import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Overlay } from '../checked.ts';

/** Page to render with an editor's drafts. */
export interface PreviewRequest {
  /** Key in the fair queue: an editor, or the network of a visitor with a link. */
  readonly who: string;
  /** Drafts in place of the published documents. */
  readonly overlay: Overlay;
  readonly url: string;
  /** Kind of visitor (`exampleVisitor`) to render for; if missing, the public page is rendered. */
  readonly as?: string | undefined;
  readonly now?: number | undefined;
  readonly linkPrefix?: string | undefined;
  readonly has?: readonly string[] | undefined;
  /** Whether the page is opened by a preview link, without an editor's session. */
  readonly isShared?: true | undefined;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: RequestListener;
}

/** Renders previews. */
export interface PreviewRenderer {
  /**
   * Renders a preview and writes the response.
   * @throws Refusal if it is not rendered; nothing has been written to the response then
   */
  render(previewRequest: PreviewRequest, exchange: Exchange): Promise<void>;
  /** Starts the render process in advance, because an editor has arrived. */
  prepare(): void;
  /** Reloads the published documents. */
  published(): void;
  close(): void;
}

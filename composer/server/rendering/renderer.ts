import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Overlay } from '../checked.ts';

/** Page with an editor's drafts that is to be rendered. */
export interface PreviewRequest {
  /** Key in the fair queue: an editor, or the network of a visitor with a link. */
  readonly who: string;
  /** Drafts in place of the published documents. */
  readonly overlay: Overlay;
  /** Address of the page. */
  readonly url: string;
  /** Kind of visitor (`exampleVisitor`) to render for; without it the page is the public one. */
  readonly as?: string | undefined;
  readonly now?: number | undefined;
  readonly linkPrefix?: string | undefined;
  readonly has?: readonly string[] | undefined;
  /** Whether it is opened by a link, without an editor's session. */
  readonly isShared?: true | undefined;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: RequestListener;
}

/** Renders previews. */
export interface PreviewRenderer {
  /** @throws Refusal where it isn't rendered; the response is unused then */
  render(previewRequest: PreviewRequest, exchange: Exchange): Promise<void>;
  /** Starts what rendering needs, since an editor has arrived. */
  prepare(): void;
  /** Reloads the published documents. */
  published(): void;
  close(): void;
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Overlay } from '../checked.ts';

/** A page of somebody's drafts that is to be drawn. */
export interface Order {
  /** Has a turn of its own: an editor, or a visitor by a link. */
  readonly who: string;
  /** Drafts in place of the published documents. */
  readonly overlay: Overlay;
  /** Address of the page. */
  readonly url: string;
  /** Kind of visitor (`exampleVisitor`) that looks; without it the page is the one for everyone. */
  readonly as?: string | undefined;
  readonly now?: number | undefined;
  readonly linkPrefix?: string | undefined;
  readonly has?: readonly string[] | undefined;
  /** Whether somebody without a role follows a link. */
  readonly isShared?: true | undefined;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: RequestListener;
}

/** Draws previews. */
export interface Drawer {
  /** @throws Refusal where it isn't drawn; nothing has been answered then */
  draw(order: Order, exchange: Exchange): Promise<void>;
  /** Gets ready, since an editor is there. */
  prepare(): void;
  /** Takes up what has been published. */
  published(): void;
  close(): void;
}

import type { Waiter } from '#entrance/fair-queue.ts';
import type { Ticket } from '#entrance/turns.ts';
import type { CachedPage } from './page-cache.ts';

export interface RenderResult {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
  /** Target of a redirect. */
  readonly location?: string | undefined;
  /** Cache entry of the page, if it was cached. */
  readonly cached?: CachedPage | undefined;
}

/** Visitor who waits for a rendering, and their place in the queue; undefined without a queue. */
export type SharedTurn = { readonly ticket: Pick<Ticket, 'share'>; readonly visitor: Waiter } | undefined;

/** Coalesces simultaneous requests for the same page: one renders it, the others wait for the result and share their turn with it. */
export interface RequestCoalescer {
  /**
   * Renders unless the same page is being rendered. `render` passes its result to `deliver`; if it ends without a result (a redirect, a
   * visitor who disconnected), each waiting request renders for itself.
   * @returns the result of another request, or undefined after `render`
   */
  join(
    key: string,
    render: (deliver: (rendered: RenderResult) => void) => Promise<void>,
    turn?: SharedTurn,
  ): Promise<RenderResult | undefined>;
}

export function createRequestCoalescer(): RequestCoalescer {
  const inFlight = new Map<string, { readonly rendered: Promise<RenderResult | undefined>; readonly turn: SharedTurn }>();
  return {
    async join(key, render, turn) {
      const others = inFlight.get(key);
      if (turn !== undefined) others?.turn?.ticket.share(turn.visitor);
      // Does not yield if nothing is in flight, so that the next request finds this one in the map.
      const rendered = others === undefined ? undefined : await others.rendered;
      if (rendered !== undefined) return rendered;
      const { promise, resolve } = Promise.withResolvers<RenderResult | undefined>();
      // If several waiters render for themselves, a later request joins the last of them.
      const own = { rendered: promise, turn };
      inFlight.set(key, own);
      try {
        await render(resolve);
      } finally {
        resolve(undefined);
        if (inFlight.get(key) === own) inFlight.delete(key);
      }
      return undefined;
    },
  };
}

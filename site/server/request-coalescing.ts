import type { Waiter } from '#entrance/fair-queue.ts';
import type { Ticket } from '#entrance/turns.ts';
import type { CachedPage } from './page-cache.ts';

/** Result of a rendering. */
export interface RenderResult {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
  /** Where the address leads on to. */
  readonly location?: string | undefined;
  /** As it is kept, if it is. */
  readonly kept?: CachedPage | undefined;
}

/** Visitor who waits for a rendering, and their place in the queue; undefined where there is no queue. */
export type SharedTurn = { readonly ticket: Pick<Ticket, 'share'>; readonly visitor: Waiter } | undefined;

/** Joins requests for the same page: one draws it, the others wait for it and lend it their turn. */
export interface RequestCoalescer {
  /**
   * Draws unless somebody draws the same at this moment. `render` is given whom to tell what came; when nothing came (a redirection, a visitor
   * who left), those who waited render for themselves.
   * @returns what another drew, or undefined after `render`
   */
  join(
    key: string,
    render: (land: (rendered: RenderResult) => void) => Promise<void>,
    turn?: SharedTurn,
  ): Promise<RenderResult | undefined>;
}

export function createRequestCoalescer(): RequestCoalescer {
  const inFlight = new Map<string, { readonly rendered: Promise<RenderResult | undefined>; readonly turn: SharedTurn }>();
  return {
    async join(key, render, turn) {
      const others = inFlight.get(key);
      if (turn !== undefined) others?.turn?.ticket.share(turn.visitor);
      // Without others nothing is awaited: whoever asks now must find this flight.
      const rendered = others === undefined ? undefined : await others.rendered;
      if (rendered !== undefined) return rendered;
      const { promise, resolve } = Promise.withResolvers<RenderResult | undefined>();
      // Each waiter without a result draws for itself; a later request joins the last of these inFlight.
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

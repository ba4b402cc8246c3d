import type { Waiter } from '#entrance/fair-queue.ts';
import type { Ticket } from '#entrance/turns.ts';
import type { KeptPage } from './page-cache.ts';

/** Result of a rendering. */
export interface Drawn {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
  /** Where the address leads on to. */
  readonly location?: string | undefined;
  /** As it is kept, if it is. */
  readonly kept?: KeptPage | undefined;
}

/** Visitor who waits for a rendering, and their place in the queue; undefined where there is no queue. */
export type FlightTurn = { readonly ticket: Pick<Ticket, 'share'>; readonly visitor: Waiter } | undefined;

/** Joins requests for the same page: one draws it, the others wait for it and lend it their turn. */
export interface Flights {
  /**
   * Draws unless somebody draws the same at this moment. `draw` is given whom to tell what came; when nothing came (a redirection, a visitor
   * who left), those who waited draw for themselves.
   * @returns what another drew, or undefined after `draw`
   */
  join(key: string, draw: (land: (drawn: Drawn) => void) => Promise<void>, turn?: FlightTurn): Promise<Drawn | undefined>;
}

export function createFlights(): Flights {
  const flights = new Map<string, { readonly drawn: Promise<Drawn | undefined>; readonly turn: FlightTurn }>();
  return {
    async join(key, draw, turn) {
      const others = flights.get(key);
      if (turn !== undefined) others?.turn?.ticket.share(turn.visitor);
      // Without others nothing is awaited: whoever asks now must find this flight.
      const drawn = others === undefined ? undefined : await others.drawn;
      if (drawn !== undefined) return drawn;
      const { promise, resolve } = Promise.withResolvers<Drawn | undefined>();
      // Each waiter without a result draws for itself; a later request joins the last of these flights.
      const own = { drawn: promise, turn };
      flights.set(key, own);
      try {
        await draw(resolve);
      } finally {
        resolve(undefined);
        if (flights.get(key) === own) flights.delete(key);
      }
      return undefined;
    },
  };
}

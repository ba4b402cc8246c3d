/** What a drawing came to. */
export interface Drawn {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
}

/** Joins requests for the same page: one draws it, the others wait for it. */
export interface Flights {
  /**
   * Draws unless somebody draws the same at this moment. `draw` is given whom to tell what came; when nothing came (a redirection, a visitor
   * who left), those who waited draw for themselves.
   * @returns what another drew, or undefined after `draw`
   */
  join(key: string, draw: (land: (drawn: Drawn) => void) => Promise<void>): Promise<Drawn | undefined>;
}

export function createFlights(): Flights {
  const flights = new Map<string, Promise<Drawn | undefined>>();
  return {
    async join(key, draw) {
      const others = flights.get(key);
      const drawn = others === undefined ? undefined : await others;
      if (drawn !== undefined) return drawn;
      const { promise, resolve } = Promise.withResolvers<Drawn | undefined>();
      // Of many who waited in vain each draws, but who comes now waits for the last of them.
      flights.set(key, promise);
      try {
        await draw(resolve);
      } finally {
        resolve(undefined);
        if (flights.get(key) === promise) flights.delete(key);
      }
      return undefined;
    },
  };
}

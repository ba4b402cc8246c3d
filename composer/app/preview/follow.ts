/** State of a draft that a page should show. */
export interface Wanted {
  /** Identifies the state; changes with every save. */
  readonly name: string;
  /** Version of the draft that is still on its way to the server, which waits for it. If undefined, the state is saved. */
  readonly coming?: Coming | undefined;
}

export interface Coming {
  readonly file: string;
  readonly version: number;
}

export interface FollowerParts {
  /**
   * Updates the page to the saved state, or to the coming one.
   * @throws when the state cannot be rendered or does not arrive
   */
  readonly bring: (coming: Coming | undefined) => Promise<void>;
  /** Reloads the page. If the page cannot be rendered, it then shows the error itself. */
  readonly reload: () => void;
}

/**
 * Keeps a page up to date with a draft. Sends one request at a time, each for the latest state, and none for a state that is already shown.
 */
export class Follower {
  #shown: string;
  #wanted: Wanted | undefined;
  #isBusy = false;
  readonly #parts: FollowerParts;

  constructor(shown: string, parts: FollowerParts) {
    this.#shown = shown;
    this.#parts = parts;
  }

  to(wanted: Wanted): void {
    this.#wanted = wanted;
    if (!this.#isBusy) void this.#run();
  }

  /** Stops updates because the page is gone. */
  end(): void {
    this.#wanted = undefined;
    this.#isBusy = true;
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    for (let wanted = this.#wanted; wanted !== undefined && wanted.name !== this.#shown; wanted = this.#wanted) {
      try {
        await this.#parts.bring(wanted.coming);
        this.#shown = wanted.name;
      } catch {
        // A state that could not be fetched is dropped; the saved state may still be reported later.
        if (this.#wanted === wanted) this.#wanted = undefined;
        if (wanted.coming === undefined) this.#parts.reload();
      }
    }
    this.#isBusy = false;
  }
}

/** A state of a draft that a page is to show. */
export interface Wanted {
  /** Changes with everything that is saved. */
  readonly name: string;
  /** The draft that is on its way to this state: the server waits for it. Without: it is saved. */
  readonly coming?: Coming | undefined;
}

export interface Coming {
  readonly file: string;
  readonly version: number;
}

export interface FollowerParts {
  /** Brings the page to what is saved, or comes with it. @throws when that cannot be rendered, or does not come */
  readonly bring: (coming: Coming | undefined) => Promise<void>;
  /** Has the page reloaded: what cannot be rendered says so itself. */
  readonly reload: () => void;
}

/** Keeps a page in step with a draft: one question after the other, each for the latest state, none for one that is shown. */
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

  /** The page is gone. */
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
        // A state that could not be fetched may still be reported as saved.
        if (this.#wanted === wanted) this.#wanted = undefined;
        if (wanted.coming === undefined) this.#parts.reload();
      }
    }
    this.#isBusy = false;
  }
}

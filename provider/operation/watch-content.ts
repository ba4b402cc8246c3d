/**
 * Calls a function repeatedly.
 * @returns a function that stops it
 */
export type Every = (look: () => Promise<void>) => () => void;

export interface ContentWatch {
  /** State that was loaded last. */
  readonly seen: string;
  /** Returns a text that identifies the state of the folder. */
  readonly state: () => string;
  readonly every: Every;
  /** Loads the changes; called again at the next check if it rejects. */
  readonly changed: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/**
 * Detects changes of the content folder, which editors write while the provider runs.
 * @returns a function that stops the checks
 */
export function watchContent({ seen: first, state, every, changed, failed }: ContentWatch): () => void {
  let seen = first;
  let isBusy = false;
  return every(async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const now = state();
      if (now === seen) return;
      await changed();
      seen = now;
    } catch (error) {
      failed(error);
    } finally {
      isBusy = false;
    }
  });
}

/** Calls a function at an interval in milliseconds, without preventing the process from exiting. */
export function everyMilliseconds(milliseconds: number): Every {
  return (look) => {
    const timer = setInterval(() => void look(), milliseconds).unref();
    return () => clearInterval(timer);
  };
}

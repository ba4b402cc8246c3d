/** Calls a function repeatedly. @returns a function that stops it */
export type Every = (look: () => Promise<void>) => () => void;

export interface ContentWatch {
  /** The state that was taken up last. */
  readonly seen: string;
  /** Returns a text that identifies the state of the folder. */
  readonly state: () => string;
  readonly every: Every;
  /** Takes up what has changed; called again at the next look when it rejects. */
  readonly changed: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Notices changes of the pieces' folder, which editors write while the provider runs. @returns stops looking */
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

/** Looks at an interval in milliseconds, without keeping the process alive. */
export function everyMilliseconds(milliseconds: number): Every {
  return (look) => {
    const timer = setInterval(() => void look(), milliseconds).unref();
    return () => clearInterval(timer);
  };
}

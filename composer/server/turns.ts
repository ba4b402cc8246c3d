/** Runs one thing after the other, whatever becomes of the one before. */
export type Turns = <T>(run: () => Promise<T>) => Promise<T>;

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const done = last.then(run);
    last = done.catch(() => undefined);
    return done;
  };
}

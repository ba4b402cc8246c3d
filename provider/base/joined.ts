/**
 * Runs work one at a time. All calls during a run share the next run, which begins after them and therefore sees their changes. A call
 * while nothing runs starts one at once.
 */
export function joined(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    running = run().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

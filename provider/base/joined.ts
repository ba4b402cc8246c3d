/**
 * Runs work one at a time, and once for all who ask while it runs: they share the next run, which begins after they asked and so sees what
 * they did before. Who asks when nothing runs starts it at once.
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

/** Runs something once the browser has nothing else to do. */
export function whenIdle(run: () => unknown): unknown {
  return 'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);
}

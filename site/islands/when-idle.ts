/** Runs a function once the browser is idle. */
export function whenIdle(run: () => unknown): unknown {
  return 'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);
}

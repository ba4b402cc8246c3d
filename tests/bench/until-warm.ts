const LONGEST_WAIT_MS = 240_000;

/** Waits until a provider reports that it no longer computes ahead. Stops waiting after four minutes, or when `signal` fires. */
export async function untilWarm(provider: string, signal?: AbortSignal): Promise<void> {
  const begin = performance.now();
  const isWarm = async (): Promise<boolean> => {
    const metrics = await fetch(`${provider}/metrics`).catch(() => undefined);
    return (await metrics?.text())?.includes('\nparkett_warm 1') === true;
  };
  const isOver = (): boolean => signal?.aborted === true || performance.now() - begin > LONGEST_WAIT_MS;
  while (!isOver() && !(await isWarm())) await new Promise((resolve) => setTimeout(resolve, 1_000));
}

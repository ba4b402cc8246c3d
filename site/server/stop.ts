import type { Drain } from '#entrance/drain.ts';
import { warn } from '../log.ts';

/** Time limit of a stop in ms: a call to the provider takes at most 10 s, rendering the page with its answer 3 s. */
const LONGEST_STOP = 15_000;

export interface Stopping {
  readonly drain: Drain;
  /** Connections that never end by themselves, such as WebSockets. */
  readonly endless: { close(): void };
  /** Closes resources after all answers are finished. */
  readonly cleanUp: () => Promise<void>;
  /** Milliseconds after which the process ends with code 1 even if answers are unfinished. */
  readonly longest?: number;
}

/**
 * Ends the process on Ctrl C or SIGTERM with code 0 once every pending answer is finished, or with code 1 at the deadline. A second signal
 * ends it at once.
 */
export function stopOnSignal({ drain, endless, cleanUp, longest = LONGEST_STOP }: Stopping): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      warn('stop-cut', { answers: drain.open() });
      process.exit(1);
    }, longest).unref();
    endless.close();
    await drain.begin();
    await drain.ended;
    await cleanUp().catch(() => undefined);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

import { setTimeout as sleep } from 'node:timers/promises';
import { StoreTroubleError, type Trouble } from '../trouble.ts';
import { createDiskGuard } from './disk-guard.ts';
import { DatabaseThread } from './thread.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Milliseconds that pending queries may take while closing. */
const PATIENCE_MS = 2_000;

/** The thread of the database, and another one in its place when it broke off. */
export interface ThreadKeeper {
  /** @throws StoreTroubleError while there is none */
  current(): DatabaseThread;
  /** Why writes, or everything, fail at the moment. */
  trouble(): Trouble | undefined;
  /** Waits a moment for `work`, closes the database and ends its thread, whatever state it is in. Never rejects. */
  close(work: Promise<unknown>): Promise<void>;
}

/**
 * A database that broke off (its log could not be written, a file is damaged, an order did not come back) is opened again, which
 * recovers everything that was acknowledged; as often as it takes, since space may come back. One in memory has nothing to recover.
 */
export function keepThread(first: DatabaseThread, folder: string | undefined): ThreadKeeper {
  let thread = first;
  let isClosed = false;
  const guard = folder === undefined ? undefined : createDiskGuard(folder);
  const reopen = async (path: string, pause = FIRST_PAUSE_MS): Promise<void> => {
    await sleep(pause, undefined, { ref: false });
    if (isClosed) return undefined;
    const opened = await DatabaseThread.start({ folder: path }).catch(() => undefined);
    if (opened === undefined) return reopen(path, Math.min(pause * 2, LONGEST_PAUSE_MS));
    if (isClosed) return opened.end();
    thread = opened;
    return watch();
  };
  const watch = (): void => {
    if (folder !== undefined) void thread.ended.then(() => reopen(folder));
  };
  watch();
  return {
    current() {
      if (!thread.hasEnded) return thread;
      throw new StoreTroubleError(guard?.look() ?? 'away', 'The embedded database broke off and is being opened again.');
    },
    trouble: () => (thread.hasEnded ? (guard?.look() ?? 'away') : thread.trouble),
    async close(work) {
      isClosed = true;
      await Promise.race([work.catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })]);
      await thread.close(PATIENCE_MS);
    },
  };
}

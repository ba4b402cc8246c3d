import { setTimeout as sleep } from 'node:timers/promises';
import { StoreTroubleError, type Trouble } from '../trouble.ts';
import { createDiskGuard } from './disk-guard.ts';
import { DatabaseThread } from './thread.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Maximum time for pending queries while closing, in ms. */
const PATIENCE_MS = 2_000;

/** Thread of the database, replaced by another one after a crash. */
export interface ThreadKeeper {
  /**
   * Returns the running thread.
   * @throws StoreTroubleError while there is none
   */
  current(): DatabaseThread;
  /** Returns the current reason why writes, or all queries, fail. */
  trouble(): Trouble | undefined;
  /** Waits a moment for `work`, closes the database and ends its thread, whatever state it is in. Never rejects. */
  close(work: Promise<unknown>): Promise<void>;
}

/**
 * Reopens a database that crashed (its log could not be written, a file is damaged, an order got no answer), which recovers all
 * acknowledged data. Retries without limit, because disk space may become free. A database in memory cannot be recovered.
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

import { gt, lt, sql as raw, type SQL } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { rightChanges } from '../../store/schema-accounts.ts';

/** Interval between checks, in ms: changes of another process are noticed here within half a second. */
const LOOK_EVERY = 400;
/**
 * Age of the changes that each check reads, in seconds; longer than any transaction takes, because a change becomes visible with its
 * commit.
 */
const WINDOW = 15;
/** Retention of changes, in seconds. */
const KEEP_SECONDS = 300;

/** User or session whose rights may have changed; if both are absent, everyone's. */
export interface RightChange {
  readonly userId?: string;
  readonly sessionId?: string;
}

/** Notifies of changed rights, whichever process or person changed the store. */
export interface RightChanges {
  /** Subscribes to changes; the returned function unsubscribes. */
  onChange(listener: (change: RightChange) => void): () => void;
  /** Checks now, after a change by the caller; resolves once all listeners were called. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the changes that the store's triggers wrote. After failed checks it is unknown what happened meanwhile, so it reports that
 * everyone's rights may have changed.
 */
export function watchRightChanges(sql: Sql): RightChanges {
  const listeners = new Set<(change: RightChange) => void>();
  let reported: ReadonlySet<number> | undefined;
  let hasMissed = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    try {
      const rows = await sql
        .select({
          id: rightChanges.id,
          userId: rightChanges.userId,
          sessionId: rightChanges.sessionId,
        })
        .from(rightChanges)
        .where(gt(rightChanges.at, ago(WINDOW)));
      // Includes changes from before the first check, because no listener could have received them.
      const fresh = rows.filter(({ id }) => reported?.has(id) !== true);
      reported = new Set(rows.map(({ id }) => id));
      for (const change of hasMissed ? [{ userId: null, sessionId: null }] : fresh) tell(change);
      hasMissed = false;
    } catch {
      hasMissed = true;
    }
  }

  function tell({ userId, sessionId }: { userId: string | null; sessionId: string | null }): void {
    const change = {
      ...(userId === null ? {} : { userId }),
      ...(sessionId === null ? {} : { sessionId }),
    };
    for (const listener of listeners) listener(change);
  }

  /** Runs one check at a time. A running check may have read too early, so another one follows, shared by all calls in the meantime. */
  function look(): Promise<void> {
    if (running === undefined) return (running = lookOnce().finally(() => (running = undefined)));
    next ??= running.then(() => {
      next = undefined;
      return look();
    });
    return next;
  }

  const timer = setInterval(() => void (running ?? look()), LOOK_EVERY);
  timer.unref();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look,
    async close() {
      clearInterval(timer);
      await (next ?? running);
    },
  };
}

/** Removes changes that all processes have read. */
export async function pruneRightChanges(sql: Sql): Promise<void> {
  await sql.delete(rightChanges).where(lt(rightChanges.at, ago(KEEP_SECONDS)));
}

/** Returns a time before now by the clock of the store, which wrote the instants. */
function ago(seconds: number): SQL {
  return raw`clock_timestamp() - make_interval(secs => ${seconds})`;
}

import { gt, lt, sql as raw, type SQL } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { rightChanges } from '../../store/schema-accounts.ts';

/** Milliseconds between two looks: another process's change is known here in half a second. */
const LOOK_EVERY = 400;
/** Seconds in which a change becomes visible after it was written; longer than any transaction takes. */
const WINDOW = 15;
/** How long changes are stored, in seconds. */
const KEEP_SECONDS = 300;

/** User or session whose rights may have changed; neither: everyone's. */
export interface RightChange {
  readonly userId?: string;
  readonly sessionId?: string;
}

/** Tells when somebody's rights change, whichever process or person changed the store. */
export interface RightChanges {
  /** The answer ends it. */
  onChange(listener: (change: RightChange) => void): () => void;
  /** Looks now, after a change by the caller; resolves when all listeners were called. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Looks at what the store's triggers wrote. After looks that failed, what happened meanwhile is not known: then everyone's
 * rights may have changed.
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
      // Reports changes from before the first look, too: no listener existed that could know them.
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

  /** One look at a time. One that is under way may have come too early: another follows, which all who ask meanwhile share. */
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

/** Removes changes that everyone has seen. */
export async function pruneRightChanges(sql: Sql): Promise<void> {
  await sql.delete(rightChanges).where(lt(rightChanges.at, ago(KEEP_SECONDS)));
}

/** By the clock of the store, which wrote the instants. */
function ago(seconds: number): SQL {
  return raw`clock_timestamp() - make_interval(secs => ${seconds})`;
}

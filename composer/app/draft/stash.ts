import { parseOwn } from '#domain/input/own-json.ts';
import type { ConflictOfWindows } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';

/** An edit that the server has not confirmed yet. */
export interface PendingEdit {
  readonly patch: readonly Operation[];
  /** Whether the server merges it into the previous step. */
  readonly joins: boolean;
  /** Conflicting changes of another window at the same place, with the intended value. */
  readonly conflicts?: readonly ConflictOfWindows[];
}

interface Stashed {
  readonly window: string;
  readonly version: number;
  readonly edits: readonly PendingEdit[];
}

/** Stores unsaved edits in the browser, so that neither a crash nor an unreachable server loses them. */
export interface Stash {
  store(version: number, edits: readonly PendingEdit[]): void;
  /** Unsaved edits of closed windows that the server does not have. */
  left(version: number): Promise<readonly PendingEdit[]>;
  /** Calls back each time another window with unsaved edits has closed. The lock of a closed window may outlive its page for a moment. */
  whenOthersGo(call: () => void, signal: AbortSignal): Promise<void>;
}

const PREFIX = 'parkett-redaktion';
/** Name of this window. The window holds a lock of this name until it is closed. */
const WINDOW = `${PREFIX}-${crypto.randomUUID()}`;
const gone = Promise.withResolvers<never>();
let isHeld = false;

export function createStash(file: string): Stash {
  if (!isHeld && 'locks' in navigator) {
    isHeld = true;
    void navigator.locks.request(WINDOW, () => gone.promise);
  }
  const prefix = `${PREFIX}/${file}/`;
  const stashes = (): readonly { readonly key: string; readonly stashed: Stashed | null }[] => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => ({ key, stashed: parseOwn<Stashed | null>(localStorage.getItem(key) ?? 'null') }));
  };
  return {
    store(version, edits) {
      if (edits.length === 0) localStorage.removeItem(prefix + WINDOW);
      else localStorage.setItem(prefix + WINDOW, JSON.stringify({ window: WINDOW, version, edits } satisfies Stashed));
    },
    async left(version) {
      const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
      const living = new Set(held.map(({ name }) => name));
      const orphans = stashes().filter(({ stashed }) => stashed !== null && !living.has(stashed.window));
      for (const { key } of orphans) localStorage.removeItem(key);
      return orphans.map(({ stashed }) => missing(stashed, version)).find((edits) => edits.length > 0) ?? [];
    },
    async whenOthersGo(call, signal) {
      if (!('locks' in navigator)) return;
      const others = stashes().flatMap(({ stashed }) => (stashed === null || stashed.window === WINDOW ? [] : [stashed.window]));
      // The lock of a window becomes free once the window is gone.
      const waiting = others.map((name) => navigator.locks.request(name, { signal }, () => undefined).then(call, () => undefined));
      await Promise.all(waiting);
    },
  };
}

/**
 * Edits that have not arrived. Each edit that arrived raised the version by one; a draft whose version is higher was changed by another
 * window.
 */
function missing(stashed: Stashed | null, version: number): readonly PendingEdit[] {
  const arrived = stashed === null ? -1 : version - stashed.version;
  return stashed === null || arrived < 0 ? [] : stashed.edits.slice(arrived);
}

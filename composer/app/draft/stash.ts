import { parseOwn } from '#domain/input/own-json.ts';
import type { ConflictOfWindows } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';

/** An edit that the server has not confirmed yet. */
export interface PendingEdit {
  readonly patch: readonly Operation[];
  /** Whether the server takes it as part of the step before. */
  readonly joins: boolean;
  /** Conflicting changes of another window at the same place, with the intended value. */
  readonly conflicts?: readonly ConflictOfWindows[];
}

interface Stashed {
  readonly window: string;
  readonly version: number;
  readonly edits: readonly PendingEdit[];
}

/** Keeps what is not saved yet in the browser, so that neither a crash nor a server that is away loses it. */
export interface Stash {
  store(version: number, edits: readonly PendingEdit[]): void;
  /** Unsaved edits of closed windows that the server does not have. */
  left(version: number): Promise<readonly PendingEdit[]>;
  /** Calls whenever another window that has something unsaved now is gone: a closed one may be there a moment longer than its page. */
  whenOthersGo(call: () => void, signal: AbortSignal): Promise<void>;
}

const PREFIX = 'parkett-redaktion';
/** This window has the lock of its name for as long as it lives. */
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
      // The lock of a window is free once the window is gone.
      const waiting = others.map((name) => navigator.locks.request(name, { signal }, () => undefined).then(call, () => undefined));
      await Promise.all(waiting);
    },
  };
}

/** Each edit that arrived has counted the version by one; a draft that has gone on further is another window's. */
function missing(stashed: Stashed | null, version: number): readonly PendingEdit[] {
  const arrived = stashed === null ? -1 : version - stashed.version;
  return stashed === null || arrived < 0 ? [] : stashed.edits.slice(arrived);
}

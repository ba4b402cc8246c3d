import type { ConflictOfWindows } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';

/** An edit that the server has not confirmed yet. */
export interface PendingEdit {
  readonly patch: readonly Operation[];
  /** Whether the server takes it as part of the step before. */
  readonly joins: boolean;
  /** What another window has changed at the same place, beside what was to stand there. */
  readonly conflicts?: readonly ConflictOfWindows[];
}

interface Stashed {
  readonly window: string;
  readonly version: number;
  readonly edits: readonly PendingEdit[];
}

/** Keeps what is not saved yet in the browser, so that neither a crash nor a server that is away loses it. */
export interface Stash {
  keep(version: number, edits: readonly PendingEdit[]): void;
  /** What windows that are gone have left behind, and the server does not have. */
  left(version: number): Promise<readonly PendingEdit[]>;
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
  return {
    keep(version, edits) {
      if (edits.length === 0) localStorage.removeItem(prefix + WINDOW);
      else localStorage.setItem(prefix + WINDOW, JSON.stringify({ window: WINDOW, version, edits } satisfies Stashed));
    },
    async left(version) {
      const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
      const living = new Set(held.map(({ name }) => name));
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      const found = keys.map((key) => ({ key, stashed: JSON.parse(localStorage.getItem(key) ?? 'null') as Stashed | null }));
      const orphans = found.filter(({ stashed }) => stashed !== null && !living.has(stashed.window));
      for (const { key } of orphans) localStorage.removeItem(key);
      return orphans.map(({ stashed }) => missing(stashed, version)).find((edits) => edits.length > 0) ?? [];
    },
  };
}

/** Each edit that arrived has counted the version by one; a draft that has gone on further is another window's. */
function missing(stashed: Stashed | null, version: number): readonly PendingEdit[] {
  const arrived = stashed === null ? -1 : version - stashed.version;
  return stashed === null || arrived < 0 ? [] : stashed.edits.slice(arrived);
}

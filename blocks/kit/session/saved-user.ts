import { QUERY_CACHE_MS } from '#domain/constants.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { attempt } from '../attempt.ts';

/** At most once in so many milliseconds. Source: contract.md §9. */
const WRITTEN_EVERY_MS = 60_000;
const KEY = 'user';

interface SavedUser {
  readonly savedAt: number;
  /** The value of the session's marker: another login has another. */
  readonly session: string;
  readonly user: UserAnswer;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The user as it was asked for in the last minutes, so that the next page need not ask: kept in the browser for one session, with
 * the time at which it was saved.
 */
export function savedUser(session: string | undefined, now: number, store: Store): SavedUser | undefined {
  const saved = read(store);
  return saved && saved.session === session && now - saved.savedAt < QUERY_CACHE_MS && saved.savedAt <= now ? saved : undefined;
}

/** Saves the user, unless the same session's was saved within the last minute. */
export function saveUser(session: string, user: UserAnswer, now: number, store: Store): void {
  const saved = read(store);
  if (saved?.session === session && saved.savedAt <= now && now - saved.savedAt < WRITTEN_EVERY_MS) return;
  attempt(() => store.setItem(KEY, JSON.stringify({ savedAt: now, session, user } satisfies SavedUser)));
}

/** Removes what `saveUser` has written, so that the next visitor of this browser is nobody. */
export function forgetUser(store: Store): void {
  attempt(() => store.removeItem(KEY));
}

function read(store: Store): SavedUser | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Values under the key are ours (`saveUser`), perhaps of an earlier version
  const saved = attempt(() => JSON.parse(store.getItem(KEY) ?? 'null') as Partial<SavedUser> | null);
  const { savedAt, session, user } = saved ?? {};
  return typeof savedAt === 'number' && session && user ? { savedAt, session, user } : undefined;
}

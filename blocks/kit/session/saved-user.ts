import { QUERY_CACHE_MS } from '#domain/constants.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { attempt } from '../attempt.ts';

/** Minimum interval between writes, in ms. Source: contract.md §9. */
const WRITTEN_EVERY_MS = 60_000;
const KEY = 'user';

interface SavedUser {
  readonly savedAt: number;
  /** Value of the session's marker, which differs between logins. */
  readonly session: string;
  readonly user: UserAnswer;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * User that was fetched in the last minutes, cached in the browser for one session so that the next page need not fetch them. Includes
 * the time of saving.
 */
export function savedUser(session: string | undefined, now: number, store: Store): SavedUser | undefined {
  const saved = read(store);
  return saved && saved.session === session && now - saved.savedAt < QUERY_CACHE_MS && saved.savedAt <= now ? saved : undefined;
}

/** Saves the user, unless the same session was saved within the last minute. */
export function saveUser(session: string, user: UserAnswer, now: number, store: Store): void {
  const saved = read(store);
  if (saved?.session === session && saved.savedAt <= now && now - saved.savedAt < WRITTEN_EVERY_MS) return;
  attempt(() => store.setItem(KEY, JSON.stringify({ savedAt: now, session, user } satisfies SavedUser)));
}

/** Removes the saved user, so that later visitors in this browser have none. */
export function forgetUser(store: Store): void {
  attempt(() => store.removeItem(KEY));
}

function read(store: Store): SavedUser | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Values under the key are ours (`saveUser`), perhaps of an earlier version
  const saved = attempt(() => JSON.parse(store.getItem(KEY) ?? 'null') as Partial<SavedUser> | null);
  const { savedAt, session, user } = saved ?? {};
  return typeof savedAt === 'number' && session && user ? { savedAt, session, user } : undefined;
}

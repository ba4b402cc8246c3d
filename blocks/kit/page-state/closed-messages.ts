import { attempt } from '../attempt.ts';

/** Key of the browser's storage; the script of the document's head reads it too (`site/document/inline-scripts.ts`). */
const KEY = 'closedMessages';
/** The oldest is forgotten first: what it was about is long over. */
const MOST = 50;
/** Announcements, as the configuration names them. */
const ID = /^a[a-z0-9-]*$/u;

/** Ids of the messages that were closed in this browser; none where its storage may not be read or holds something else. */
export function readClosedMessages(): readonly string[] {
  const stored: unknown = attempt((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && ID.test(id)) : [];
}

/** Where the storage may not be written they stay closed for this page only. */
export function writeClosedMessages(ids: readonly string[]): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST))));
}

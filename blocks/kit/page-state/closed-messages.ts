import { attempt } from '../attempt.ts';

/** Key of the browser's storage, which the script in the document's head also reads (`site/document/inline-scripts.ts`). */
const KEY = 'closedMessages';
/** Maximum number of stored ids; the oldest are dropped first, since their announcements have ended. */
const MOST = 50;
/** Ids of announcements in the configuration. */
const ID = /^a[a-z0-9-]*$/u;

/** Ids of the messages that were closed in this browser; empty if the storage is not readable or has other content. */
export function readClosedMessages(): readonly string[] {
  const stored: unknown = attempt((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && ID.test(id)) : [];
}

/** Stores the ids. Without storage, messages stay closed for this page only. */
export function writeClosedMessages(ids: readonly string[]): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST))));
}

import { useState, useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#client/query-client.ts';
import { reportAnswer } from './page-state/report-answer.ts';
import { USER_CHANGED } from './session/user-changed.ts';

/** One for each document; a browser's page has one. */
const shared = new WeakMap<Document, QueryClient>();

/** Tells of calls that failed, and forgets all answers when the user changes; what a page shows it asks for again. */
function pageQueryClient(): QueryClient {
  const client = createQueryClient(
    (displayErrorMessage) => reportAnswer({ isFormAction: false, displayErrorMessage }),
    (error) => console.warn('An extra of this page failed.', error),
  );
  shared.set(document, client);
  document.addEventListener(USER_CHANGED, () => {
    client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
    // Not before the page knows whose it is now: a call about a user without a session would only be refused.
    queueMicrotask(() => void client.resetQueries());
  });
  return client;
}

/** The one data cache of all islands of a page. On the server each drawing gets its own, so that nothing outlives a request. */
export function usePageQueryClient(): QueryClient {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient() : (shared.get(document) ?? pageQueryClient())));
  return client;
}

const never = (): (() => void) => () => undefined;

/** False on the server and in the first drawing of a browser, which must agree; true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

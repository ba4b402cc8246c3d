import { useState, useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#client/query-client.ts';
import { reportAnswer } from './page-state/report-answer.ts';
import { USER_CHANGED } from './session/user-changed.ts';

/** Client of each document; a browser's page has one, tests have several. */
const shared = new WeakMap<Document, QueryClient>();

/** Creates a client that reports failed calls. When the user changes, it clears its cache and repeats queries in use. */
function pageQueryClient(): QueryClient {
  const client = createQueryClient(
    (displayErrorMessage) => reportAnswer({ isFormAction: false, displayErrorMessage }),
    (error) => console.warn('An extra of this page failed.', error),
  );
  shared.set(document, client);
  document.addEventListener(USER_CHANGED, () => {
    client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
    // Waits until the page has updated its session: a call about a user without one would only be refused.
    queueMicrotask(() => void client.resetQueries());
  });
  return client;
}

/** Shared query cache of all islands of a page. On the server each rendering has its own, so that no data outlives a request. */
export function usePageQueryClient(): QueryClient {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient() : (shared.get(document) ?? pageQueryClient())));
  return client;
}

const never = (): (() => void) => () => undefined;

/** Returns false on the server and in the first rendering of the browser, which must agree, and true afterwards. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

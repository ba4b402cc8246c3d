import { readClosedMessages, writeClosedMessages } from './closed-messages.ts';
import { INITIAL, reduce, type PageAction, type PageState } from './state.ts';

type Watcher = (state: PageState, before: PageState) => void;

export interface PageStore {
  readonly state: PageState;
  dispatch(action: PageAction): void;
  /** Calls back after each action that changes the state. */
  watch(watcher: Watcher): void;
}

/** Creates a separate store. A watcher may dispatch; later watchers of the same change then get the newer state first. */
export function createPageStore(): PageStore {
  const watchers: Watcher[] = [];
  let state = INITIAL;
  return {
    get state() {
      return state;
    },
    dispatch(action) {
      const before = state;
      state = reduce(state, action);
      if (state !== before) for (const watcher of watchers) watcher(state, before);
    },
    watch(watcher) {
      watchers.push(watcher);
    },
  };
}

/** Creates a store from the page's address and the browser's storage; closed messages are written back to the storage. */
export function beginPage(search = location.search): PageStore {
  const store = createPageStore();
  const queryParams = Object.fromEntries(new URLSearchParams(search));
  store.dispatch({ type: 'init', closedMessages: readClosedMessages(), queryParams });
  store.watch(({ closedMessages }, before) => {
    if (closedMessages !== before.closedMessages) writeClosedMessages(closedMessages);
  });
  return store;
}

let shared: PageStore | undefined;

/** Store shared by all scripts of the page, created on first use. */
export function pageStore(): PageStore {
  return (shared ??= beginPage());
}

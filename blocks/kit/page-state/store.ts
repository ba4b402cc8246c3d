import { readClosedMessages, writeClosedMessages } from './closed-messages.ts';
import { INITIAL, reduce, type PageAction, type PageState } from './state.ts';

type Watcher = (state: PageState, before: PageState) => void;

export interface PageStore {
  readonly state: PageState;
  dispatch(action: PageAction): void;
  /** Calls back after each action that changed something. */
  watch(watcher: Watcher): void;
}

/** A store of its own. A watcher may dispatch; whoever comes after it then sees what came of that. */
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

/** The state of the page in this window, begun with its address and what the browser's storage says, to which it keeps what is closed. */
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

/** Makes the store on first use; every script of the page shares it. */
export function pageStore(): PageStore {
  return (shared ??= beginPage());
}

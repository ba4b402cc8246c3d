/** Result of a call, as forms and other calls of a page report it. Source: contract.md §3 "Global state". */
export interface ApiResponse {
  /** Whether a form shows the error itself; a toast shows all others. */
  readonly isFormAction: boolean;
  /** Name of the form that shows the error. */
  readonly form?: string | undefined;
  readonly errorCode?: number | undefined;
  /** HTTP status; 0 without a response. */
  readonly statusCode?: number | undefined;
  readonly displayErrorMessage?: string | undefined;
  readonly displaySuccessMessage?: string | undefined;
}

/** Shared state of a displayed page: open layers, closed messages, results to show. */
export interface PageState {
  /** Whether the navigation is open, as a layer over the page. */
  readonly isNavigationOpen: boolean;
  /** Explanation that is open; at most one. */
  readonly tooltip: { readonly id: string | undefined; readonly open: boolean };
  readonly apiResponse: ApiResponse | undefined;
  /** Ids of messages that the visitor has closed for good. */
  readonly closedMessages: readonly string[];
  readonly queryParams: Readonly<Record<string, string>>;
  /** Whether the ad library works; undefined until it was tested. */
  readonly isAdLibraryUsable: boolean | undefined;
}

/** Source of the list: contract.md §4 "Client-side store actions". */
export type PageAction =
  | { readonly type: 'init'; readonly closedMessages: readonly string[]; readonly queryParams: Readonly<Record<string, string>> }
  | { readonly type: 'set API response'; readonly response: ApiResponse }
  | { readonly type: 'reset API response' }
  | { readonly type: 'set tooltip'; readonly id: string; readonly open: boolean }
  | { readonly type: 'set navigation'; readonly open: boolean }
  | { readonly type: 'close message'; readonly id: string }
  | { readonly type: 'set test of ad library'; readonly isUsable: boolean };

export const INITIAL: PageState = {
  isNavigationOpen: false,
  tooltip: { id: undefined, open: false },
  apiResponse: undefined,
  closedMessages: [],
  queryParams: {},
  isAdLibraryUsable: undefined,
};

/** Returns the state after an action. Opening an explanation closes the previous one; closing one that is not open has no effect. */
export function reduce(state: PageState, action: PageAction): PageState {
  switch (action.type) {
    case 'init':
      return { ...INITIAL, closedMessages: action.closedMessages, queryParams: action.queryParams };
    case 'set API response':
      return { ...state, apiResponse: action.response };
    case 'reset API response':
      return { ...state, apiResponse: undefined };
    case 'set tooltip':
      if (action.open) return { ...state, tooltip: { id: action.id, open: true } };
      return state.tooltip.id === action.id ? { ...state, tooltip: INITIAL.tooltip } : state;
    case 'set navigation':
      return { ...state, isNavigationOpen: action.open };
    case 'close message':
      return { ...state, closedMessages: [...new Set([...state.closedMessages, action.id])] };
    case 'set test of ad library':
      return { ...state, isAdLibraryUsable: action.isUsable };
  }
}

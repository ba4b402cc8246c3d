/** Result of a call, as forms and other calls of a page report it. Source: contract.md §3 "Global state". */
export interface ApiResponse {
  /** A form shows its own errors; a toast tells all others. */
  readonly isFormAction: boolean;
  /** Name of the form that shows the error. */
  readonly form?: string | undefined;
  readonly errorCode?: number | undefined;
  /** HTTP status; 0 when no answer came. */
  readonly statusCode?: number | undefined;
  readonly displayErrorMessage?: string | undefined;
  readonly displaySuccessMessage?: string | undefined;
}

/** Shared state of a page while it is shown: open layers, closed messages, results to tell. */
export interface PageState {
  /** The navigation lies over the page. */
  readonly isNavigationOpen: boolean;
  /** The one explanation that may be open. */
  readonly tooltip: { readonly id: string | undefined; readonly open: boolean };
  readonly apiResponse: ApiResponse | undefined;
  /** Ids of messages that the visitor does not want to see again. */
  readonly closedMessages: readonly string[];
  readonly queryParams: Readonly<Record<string, string>>;
  /** Whether the library of advertisements works; undefined until somebody has looked. */
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

/** The state after an action. An explanation that opens closes the one before; closing one that is not open changes nothing. */
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

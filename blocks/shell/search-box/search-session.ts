import { generatedId } from '../../kit/generated-id.ts';

/** Search from the focus until a choice or the end of the focus; all its events share an id. Source: contract.md §7. */
export interface SearchSession {
  /** Returns the id of the current session; the first call starts one. */
  readonly id: () => string;
  /** Ends the session, so that the next call starts another. */
  readonly end: () => void;
}

export function createSearchSession(): SearchSession {
  let current: string | undefined;
  return {
    id: () => (current ??= `s-${generatedId()}`),
    end: () => void (current = undefined),
  };
}

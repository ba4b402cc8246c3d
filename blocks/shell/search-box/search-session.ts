import { generatedId } from '../../kit/generated-id.ts';

/** A search from focus to the choice or the leaving: one id for all that belongs to it. Source: contract.md §7. */
export interface SearchSession {
  /** The id of the session that runs; the first call begins one. */
  readonly id: () => string;
  /** The next call begins another one. */
  readonly end: () => void;
}

export function createSearchSession(): SearchSession {
  let current: string | undefined;
  return {
    id: () => (current ??= `s-${generatedId()}`),
    end: () => void (current = undefined),
  };
}

/** A search from focus to the choice or the leaving: one id for all that belongs to it. Source: contract.md §7. */
export interface SearchSession {
  /** The id of the session that runs; the first call begins one. */
  readonly id: () => string;
  /** The next call begins another one. */
  readonly end: () => void;
}

/** @param random gives a text that no other session has */
export function createSearchSession(random: () => string = randomText): SearchSession {
  let current: string | undefined;
  return {
    id: () => (current ??= `s-${random()}`),
    end: () => void (current = undefined),
  };
}

/** Not `randomUUID`, which plain HTTP has not. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

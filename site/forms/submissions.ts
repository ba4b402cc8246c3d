import { LRUCache } from 'lru-cache';
import type { Outcome } from './outcome.ts';
import { TOKEN_LIFETIME } from './form-token.ts';

/** Stores the outcome of each submission, so that a repeated one is not executed twice. */
export interface Submissions {
  /**
   * Runs a submission unless the same one is running or done; then returns its outcome. After a success the token is used up: undefined for
   * other content with the same token.
   */
  once(id: string, digest: string, run: () => Promise<Outcome>): Promise<Outcome | undefined>;
}

interface Entry {
  readonly digest: string;
  readonly outcome: Promise<Outcome>;
}

/** @param most maximum number of stored outcomes; the least recent are removed first */
export function createSubmissions(most = 20_000, lifetime = TOKEN_LIFETIME): Submissions {
  const entries = new LRUCache<string, Entry>({ max: most, ttl: lifetime });
  const start = async (id: string, entry: Entry): Promise<Outcome> => {
    entries.set(id, entry);
    const outcome = await entry.outcome.catch(() => undefined);
    // Forgets results that may differ next time, so that the visitor can try again.
    const isFinal = outcome !== undefined && (outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.statusCode === 422));
    if (!isFinal && entries.get(id) === entry) entries.delete(id);
    return entry.outcome;
  };
  return {
    async once(id, digest, run) {
      // Waits for a running submission with this token, so that two different ones cannot both succeed.
      for (let known = entries.get(id); known !== undefined; known = entries.get(id)) {
        const outcome = await known.outcome.catch(() => undefined);
        if (known.digest === digest && outcome !== undefined) return outcome;
        if (outcome?.kind === 'done') return undefined;
        if (entries.get(id) === known) break;
      }
      return start(id, { digest, outcome: run() });
    },
  };
}

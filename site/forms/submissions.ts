import { LRUCache } from 'lru-cache';
import type { Outcome } from './outcome.ts';
import { TOKEN_LIFETIME } from './form-token.ts';

/** Remembers what became of each form that was sent, so that sending it twice does nothing twice. */
export interface Submissions {
  /**
   * Runs a submission unless the same one runs or has run: then that one's outcome counts. After a success its token is
   * spent: undefined for other content under it.
   */
  once(id: string, digest: string, run: () => Promise<Outcome>): Promise<Outcome | undefined>;
}

interface Entry {
  readonly digest: string;
  readonly outcome: Promise<Outcome>;
}

/** @param most forms to remember; the least recent are forgotten first */
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
      // Waits for the submission that runs under this token, so that two different ones cannot both succeed.
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

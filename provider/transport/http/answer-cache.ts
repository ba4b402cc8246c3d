import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isWorthPacking, pack, type Encoding } from './compression.ts';

/** An answer that everyone gets. */
export interface CachedAnswer {
  readonly payload: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Compressed at the first request for it; undefined for a small answer, which is sent as it is. */
  readonly packed: ((encoding: Encoding) => Promise<Buffer>) | undefined;
}

export function createCachedAnswer(payload: string, etag: string, cacheControl: string): CachedAnswer {
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const packed = isWorthPacking(payload) ? (encoding: Encoding) => (forms[encoding] ??= pack(payload, encoding)) : undefined;
  return { payload, etag, cacheControl, packed };
}

export interface AnswerCache {
  find(address: string): CachedAnswer | undefined;
  keep(address: string, answer: CachedAnswer): void;
}

/** Characters of all answers that are kept at a time, the compressed forms counted as if they saved nothing. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/**
 * Answers that are the same for everyone, kept for the second that they were made in. Every price is one of a second, so
 * all requests within it would get the same bytes.
 * @param moment what the answers hold for: when one of the values changes, all of them are forgotten
 */
export function createAnswerCache(moment: () => readonly [second: number, world: object]): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ payload, packed }) => payload.length * (packed === undefined ? 1 : 3),
  });
  let [second, world] = moment();
  const forgetOld = (): void => {
    const [now, here] = moment();
    if (now === second && here === world) return;
    [second, world] = [now, here];
    answers.clear();
  };
  return {
    find(address) {
      forgetOld();
      return answers.get(address);
    },
    keep(address, answer) {
      forgetOld();
      answers.set(address, answer);
    },
  };
}

/** Whether the answer is the same for every caller. */
export function isForEveryone({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['x-ov-token'] === undefined;
}

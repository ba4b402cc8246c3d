import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isWorthPacking, pack, type Encoding } from './compression.ts';

/** Answer that is the same for all callers. */
export interface CachedAnswer {
  readonly payload: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Compresses the answer at its first request; undefined for a small answer, which is sent uncompressed. */
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

/** Maximum number of characters of all cached answers; compressed forms count with their uncompressed size. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/**
 * Caches answers that are the same for all callers during the second in which they were made. Every price belongs to a second, so all
 * requests within it would get the same bytes.
 * @param moment values that the answers depend on: if one of them changes, the cache is cleared
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

/** Returns true if the answer is the same for every caller. */
export function isForEveryone({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['x-ov-token'] === undefined;
}

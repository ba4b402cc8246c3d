import type { FastifyRequest } from 'fastify';
import { isWorthPacking, pack, type Encoding } from './compression.ts';

/** An answer that everyone gets. */
export interface KeptAnswer {
  readonly payload: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Compressed when somebody first wants it so; undefined for a small answer, which is sent as it is. */
  readonly packed: ((encoding: Encoding) => Promise<Buffer>) | undefined;
}

export function createKeptAnswer(payload: string, etag: string, cacheControl: string): KeptAnswer {
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const packed = isWorthPacking(payload) ? (encoding: Encoding) => (forms[encoding] ??= pack(payload, encoding)) : undefined;
  return { payload, etag, cacheControl, packed };
}

export interface AnswerCache {
  find(address: string): KeptAnswer | undefined;
  keep(address: string, answer: KeptAnswer): void;
}

/** Characters of all answers that are kept at a time, the compressed forms counted as if they saved nothing. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/**
 * Answers that are the same for everyone, kept for the second that they were made in. Every price is one of a second, so
 * whoever asks within it would get the same bytes made again.
 * @param moment what the answers hold for: when one of the values changes, all of them are forgotten
 */
export function createAnswerCache(moment: () => readonly [second: number, world: object]): AnswerCache {
  const answers = new Map<string, KeptAnswer>();
  let characters = 0;
  let [second, world] = moment();
  const forgetOld = (): void => {
    const [now, here] = moment();
    if (now === second && here === world) return;
    [second, world, characters] = [now, here, 0];
    answers.clear();
  };
  return {
    find(address) {
      forgetOld();
      return answers.get(address);
    },
    keep(address, answer) {
      forgetOld();
      characters += answer.payload.length * (answer.packed === undefined ? 1 : 3);
      if (characters <= MOST_CHARACTERS) answers.set(address, answer);
    },
  };
}

/** Whether the answer cannot depend on who asks. */
export function isForEveryone({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['x-ov-token'] === undefined;
}

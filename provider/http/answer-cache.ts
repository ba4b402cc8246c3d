import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import { sendKept } from './caching.ts';

/** An answer as it goes over the wire. */
export interface KeptAnswer {
  readonly payload: string;
  readonly etag: string;
  readonly cacheControl: string;
}

export interface AnswerCache {
  find(address: string): KeptAnswer | undefined;
  keep(address: string, answer: KeptAnswer): void;
}

/** Characters of all answers that are kept at a time. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

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
      characters += answer.payload.length;
      if (characters <= MOST_CHARACTERS) answers.set(address, answer);
    },
  };
}

/** Whether the answer cannot depend on who asks. */
export function isForEveryone({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['x-ov-token'] === undefined;
}

/** Before anything but the rate is looked at: the answer that somebody got a moment ago. */
export function fromAnswers(answers: AnswerCache): preParsingHookHandler {
  return (request, reply, body, done) => {
    const known = isForEveryone(request) ? answers.find(request.url) : undefined;
    if (known === undefined) return done(null, body);
    sendKept(reply, known);
  };
}

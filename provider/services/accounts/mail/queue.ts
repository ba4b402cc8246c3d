import { describeError } from '#domain/log/describe-error.ts';
import type { Mail, MailSender } from './mail.ts';

const MOST_WAITING = 1_000;
/** Delays before each retry, in ms. */
const DELAYS = [1_000, 10_000, 60_000, 300_000, 1_800_000];

/** Sends mails one after the other, independently of the requests that caused them. */
export interface MailQueue {
  post(mail: Mail): void;
  /** Resolves once everything posted so far was sent or waits for a retry. */
  settled(): Promise<void>;
  /** Tries to send all waiting mails once more, and accepts no new ones. */
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly send: MailSender;
  /** Called with mails that were not sent, without their recipients. */
  readonly warn: (message: string) => void;
  /** Runs `work` after a delay in milliseconds; returns a function that cancels it. */
  readonly later?: (work: () => void, delay: number) => () => void;
}

/**
 * Creates the queue in memory: a mail contains a code in plain text, which must never be in the store. Mails lost with the process can be
 * requested again.
 */
export function createMailQueue({ send, warn, later = byTimer }: QueueOptions): MailQueue {
  let turn: Promise<void> = Promise.resolve();
  let isClosed = false;
  let size = 0;
  const resting = new Map<object, { mail: Mail; cancel: () => void }>();
  const enqueue = (mail: Mail, tries: number): void => {
    turn = turn.then(() => attempt(mail, tries));
  };
  const attempt = async (mail: Mail, tries: number): Promise<void> => {
    try {
      await send(mail);
      size--;
    } catch (error) {
      const { type, code = type } = describeError(error);
      const delay = isClosed ? undefined : DELAYS[tries];
      warn(`A mail could not be sent (try ${tries + 1}, ${delay === undefined ? 'given up' : `next in ${delay / 1000} s`}): ${code}`);
      if (delay === undefined) size--;
      else rest(mail, tries + 1, delay);
    }
  };
  const rest = (mail: Mail, tries: number, delay: number): void => {
    const key = {};
    const cancel = later(() => {
      resting.delete(key);
      enqueue(mail, tries);
    }, delay);
    resting.set(key, { mail, cancel });
  };
  return {
    post(mail) {
      if (isClosed || size >= MOST_WAITING) return warn('A mail was dropped: the queue is closed or full.');
      size++;
      enqueue(mail, 0);
    },
    settled: () => turn,
    async close() {
      isClosed = true;
      for (const { mail, cancel } of resting.values()) {
        cancel();
        enqueue(mail, DELAYS.length);
      }
      resting.clear();
      await turn;
    },
  };
}

function byTimer(work: () => void, delay: number): () => void {
  const timer = setTimeout(work, delay);
  timer.unref();
  return () => clearTimeout(timer);
}

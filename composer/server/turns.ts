import { setTimeout as sleep } from 'node:timers/promises';

/** Runs one function after the other, even if the previous one failed. */
export type Turns = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue of turns.
 * @param pause time between the end of one and the start of the next, in ms
 */
export function createTurns(pause = 0): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const done = last.then(run);
    last = done.catch(() => undefined).then(() => (pause > 0 ? sleep(pause, undefined, { ref: false }) : undefined));
    return done;
  };
}

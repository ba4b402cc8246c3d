import { setTimeout as sleep } from 'node:timers/promises';

/** Runs one thing after the other, whatever becomes of the one before. */
export type Turns = <T>(run: () => Promise<T>) => Promise<T>;

/** @param pause milliseconds between the end of one and the beginning of the next */
export function createTurns(pause = 0): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const done = last.then(run);
    last = done.catch(() => undefined).then(() => (pause > 0 ? sleep(pause, undefined, { ref: false }) : undefined));
    return done;
  };
}

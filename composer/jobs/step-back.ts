import { getPriority, setPriority } from 'node:os';

/** Steps behind the site: where both want a core, the site gets about three quarters of it, and a job still starts and ends within its time. */
const STEPS = 5;
/** Options of Node with which a process collects its garbage and compiles on its one thread: helpers would take the second core as well. */
export const ONE_THREAD = ['--v8-pool-size=0', '--single-threaded-gc'];
/** The last step that there is. */
const LAST = 19;

/**
 * Has a process that was just started work behind this one, so that visitors come first where cores are scarce. Threads have a step of
 * their own on Linux, taken from the one that starts them: so it is called before the process has any.
 */
export function stepBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(LAST, getPriority() + STEPS));
  } catch {
    // Some systems do not let a process step back; its limits hold all the same.
  }
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/**
 * Has a process that has started run only where no visitor wants the core, on Linux. Behind by steps alone it would still keep a core until its slice
 * of time is over while a request waits: with the worst of each of an editor a quote took 2.7 times as long as quiet (p95), and 1.2 times
 * with this. Time that it waits for a core does not count as its own (`waitedForCore`).
 */
export function standAside(pid: number | undefined): void {
  if (pid === undefined || process.platform !== 'linux') return;
  // Without the program of util-linux the steps behind hold.
  spawn('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], { stdio: 'ignore' })
    .once('error', () => undefined)
    .unref();
}

/** Milliseconds that the first thread of a process has waited for a core since its start; 0 where the system does not tell. */
export function waitedForCore(pid: number | undefined): number {
  try {
    // Nanoseconds that it ran, that it waited, and how often it was given a core: `Documentation/scheduler/sched-stats.rst` of Linux.
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

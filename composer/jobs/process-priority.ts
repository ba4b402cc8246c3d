import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Nice levels below the site: if both compete for a core, the site gets about three quarters of it, and a job still ends within its
 * timeout.
 */
const STEPS = 5;
/** Node options for collecting garbage and compiling on the main thread: helper threads would also use the second core. */
export const ONE_THREAD = ['--v8-pool-size=0', '--single-threaded-gc'];
/** Lowest priority in POSIX. */
const LOWEST = 19;

/**
 * Lowers the priority of a new process, so that visitors come first if cores are scarce. On Linux, each thread inherits its priority from
 * the thread that starts it, so call this before the process starts threads.
 */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(LOWEST, getPriority() + STEPS));
  } catch {
    // Ignored, because some systems do not allow it. The limits of the process still hold.
  }
}

/**
 * Makes a running process use a core only when no other process needs it (`SCHED_IDLE`, Linux only). With a lower priority alone, it would keep
 * a core until its time slice ends while a request waits: under the heaviest load by editors, the p95 of a quote was 2.7 times that of an idle
 * machine, and 1.2 times with this. Time spent waiting for a core does not count towards the limits (`waitedForCore`).
 */
export function runOnlyWhenIdle(pid: number | undefined): void {
  if (pid === undefined || process.platform !== 'linux') return;
  // Without `chrt` of util-linux, only the lower priority applies.
  spawn('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], { stdio: 'ignore' })
    .once('error', () => undefined)
    .unref();
}

/** Time in ms that the main thread of a process has waited for a core since its start; 0 if the system does not report it. */
export function waitedForCore(pid: number | undefined): number {
  try {
    // Nanoseconds running, nanoseconds waiting, number of time slices: `Documentation/scheduler/sched-stats.rst` of Linux.
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

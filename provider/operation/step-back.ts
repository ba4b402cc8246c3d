import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets others go first where cores are scarce, by so much (`nice`, 0 to 19). On Linux a thread has a priority of its own; elsewhere all
 * threads stay equal.
 */
export function stepBack(nice: number): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), nice);
  } catch {
    // No such file: not Linux.
  }
}

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority where cores are scarce (`nice`, 0 to 19). On Linux a thread has a priority of its own; elsewhere all
 * threads stay equal.
 */
export function stepBack(nice: number): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), nice);
  } catch {
    // No such file: not Linux.
  }
}

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread where cores are scarce (`nice`, 0 to 19). Only Linux has priorities per thread; elsewhere all
 * threads keep the same priority.
 */
export function stepBack(nice: number): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), nice);
  } catch {
    // The file does not exist outside of Linux.
  }
}

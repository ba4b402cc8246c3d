import { watchGates } from './external-content/gates.ts';

/** Starts the gates before contents of other hosts. */
export function start(): void {
  watchGates();
}

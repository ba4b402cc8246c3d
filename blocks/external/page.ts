import { watchGates } from './external-content/gates.ts';

/** Opens the gates before contents of others. */
export function start(): void {
  watchGates();
}

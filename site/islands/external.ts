import { watchGates } from '#blocks/external/external-content/gates.ts';

/** The loader fetches this module on pages with contents of others. */
export function start(): void {
  watchGates();
}

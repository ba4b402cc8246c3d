import { loadSeed } from './index.ts';
import type { Seed } from './types.ts';

/** The catalogue that ships with the provider, made once for all tests of a file. */
export const catalogueSeed: Seed = loadSeed();

import type { Source } from '../source.ts';

/** A document of the right shape with the text it came from. */
export interface Placed<T> {
  readonly value: T;
  readonly source: Source;
}

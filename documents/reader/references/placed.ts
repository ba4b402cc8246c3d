import type { Source } from '../source.ts';

/** A document of the right shape with the text it came from. */
export interface Placed<T> {
  readonly value: T;
  readonly source: Source;
}

/** A document with its value as what its kind holds. The caller knows the kind, and that the document is `usable` or `checkable`. */
export function placed<T>(source: Source): Placed<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Validators made of the same schema accepted it, or refused only details
  return { value: source.value as T, source };
}

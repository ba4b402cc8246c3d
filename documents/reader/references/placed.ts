import type { Source } from '../source.ts';

/** Document of the right shape with its source text. */
export interface Placed<T> {
  readonly value: T;
  readonly source: Source;
}

/** Returns a document with a value of the type of its kind. The caller knows the kind, and that the document is `usable` or `checkable`. */
export function placed<T>(source: Source): Placed<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Validators made of the same schema accepted it, or refused only details
  return { value: source.value as T, source };
}

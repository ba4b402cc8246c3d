/** Replacement of one range of a text. Contains the old and the new text, so that it can be reversed. */
export interface Splice {
  /** Offset of the first replaced character. */
  readonly at: number;
  readonly was: string;
  readonly is: string;
}

/** Smallest splice that turns one text into another. */
export function spliceOf(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < most - at && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { at, was: before.slice(at, before.length - tail), is: after.slice(at, after.length - tail) };
}

/**
 * Applies a splice to a text.
 * @throws Error when the text does not contain what the splice replaces
 */
export function spliced(text: string, { at, was, is }: Splice): string {
  if (text.slice(at, at + was.length) !== was) throw new Error(`The text at ${at} is not what the splice takes away`);
  return text.slice(0, at) + is + text.slice(at + was.length);
}

export function reversed({ at, was, is }: Splice): Splice {
  return { at, was: is, is: was };
}

declare const written: unique symbol;

/** Answer as JSON bytes; the type parameter says what it contains. */
export type Written<T> = Uint8Array & { readonly [written]?: T };

/** Serializes an answer in the job process, so that the process that serves visitors only passes it on. */
export function json<T>(value: T): Written<T> {
  return Buffer.from(JSON.stringify(value));
}

declare const written: unique symbol;

/** An answer in JSON, as it goes out; its type says what it holds. */
export type Written<T> = Uint8Array & { readonly [written]?: T };

/** An answer as it goes out: written by the job, so that the process which serves visitors only passes it on. */
export function json<T>(value: T): Written<T> {
  return Buffer.from(JSON.stringify(value));
}

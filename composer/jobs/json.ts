/** An answer as it goes out: written by the job, so that the process which serves visitors only passes it on. */
export function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

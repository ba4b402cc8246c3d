import { sharedTail, type Prefix } from './shared.ts';

/** Payload of a shared message for one receiver. In the plain encoding, these are the bytes of a text. */
export function withHeader({ encoding, bytes }: Prefix, idJob: number): Buffer {
  return Buffer.concat([bytes, sharedTail(encoding, idJob)]);
}

import { sharedTail, type Prefix } from './shared.ts';

/** A shared message as the payload of one receiver's frame. In the plain encoding these are the bytes of a text. */
export function withHeader({ encoding, bytes }: Prefix, idJob: number): Buffer {
  return Buffer.concat([bytes, sharedTail(encoding, idJob)]);
}

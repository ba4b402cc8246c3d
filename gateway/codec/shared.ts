import { encoding as encodings, type Encoding } from '../generated/constants.ts';
import type { HighLevelResponse, HighLevelUpdate, LossMessage } from '../generated/messages.ts';
import { compressOpen } from './node-compression.ts';
import { closeStored } from './stored.ts';

/** Message for many receivers; only the job number differs. */
export type SharedMessage = Omit<HighLevelResponse, 'header'> | Omit<HighLevelUpdate, 'header'> | Omit<LossMessage, 'header'>;

/** Message without the job number of its receiver, encoded once for all receivers. */
export interface Prefix {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/**
 * Encodes the part that all receivers share: the whole message except for the job number, which comes last. Node only. In the compressed
 * encoding, the part is deflated once and the deflate stream is left open.
 */
export function prefix(message: SharedMessage, encoding: Encoding): Prefix {
  const text = `${JSON.stringify(message).slice(0, -1)},"header":{"id_job":`;
  const plain = Buffer.from(text);
  return { encoding, bytes: encoding === encodings.plain ? plain : compressOpen(plain) };
}

/** End of a shared message for one receiver. */
export function sharedTail(encoding: Encoding, idJob: number): Uint8Array {
  const tail = Buffer.from(`${idJob}}}`, 'ascii');
  return encoding === encodings.plain ? tail : closeStored(tail);
}

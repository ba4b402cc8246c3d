import { sharedTail, type Prefix } from '#gateway/codec/shared.ts';
import { encoding as encodings } from '#gateway/generated/constants.ts';

const FINAL_TEXT = 0x81;
const FINAL_BINARY = 0x82;

/**
 * Builds a whole WebSocket frame (RFC 6455, 5.2, unmasked) in one buffer: head, content shared by all receivers, and the job number of this
 * one. Two buffers per frame would double the cost, with thousands of frames per second.
 */
export function sharedFrame({ encoding, bytes }: Prefix, idJob: number): Buffer {
  const tail = sharedTail(encoding, idJob);
  const length = bytes.length + tail.length;
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = encoding === encodings.plain ? FINAL_TEXT : FINAL_BINARY;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(bytes, head);
  frame.set(tail, head + bytes.length);
  return frame;
}

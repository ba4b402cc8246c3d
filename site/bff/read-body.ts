import type { Readable } from 'node:stream';

/** The whole body, unless it is longer than `limit` bytes; then the rest goes nowhere, and the sender can still be answered. */
export async function readBody(request: Readable, limit: number): Promise<Buffer<ArrayBuffer> | 'too-large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop would otherwise close the connection before the answer is out.
  const arriving: AsyncIterable<Uint8Array> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of arriving) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) break;
    chunks.push(bytes);
  }
  if (size <= limit) return Buffer.concat(chunks);
  request.resume();
  return 'too-large';
}

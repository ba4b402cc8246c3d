import type { Readable } from 'node:stream';

/** Reads the whole body. If it exceeds `limit` bytes, discards the rest, so that the answer can be sent. */
export async function readBody(request: Readable, limit: number): Promise<Buffer<ArrayBuffer> | 'too-large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open for the answer if the loop ends early.
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

import type { Readable } from 'node:stream';

/** The whole body, unless it is longer than `limit` bytes. */
export async function readBody(request: Readable, limit: number): Promise<Buffer<ArrayBuffer> | 'too-large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > limit) return 'too-large';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

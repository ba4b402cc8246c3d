import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeStored, openStored } from './stored.ts';

describe('deflate that is not compressed', () => {
  it('is what zlib reads, however long it is', () => {
    const holds = fc.property(fc.uint8Array({ maxLength: 200_000 }), (bytes) => inflateRawSync(closeStored(bytes)).equals(bytes));
    expect(fc.check(holds, { numRuns: 50 })).toMatchObject({ failed: false });
  });

  it('is opened without zlib when it is one block', () => {
    const holds = fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) =>
      Buffer.from(bytes).equals(openStored(closeStored(bytes), 2_000) ?? Buffer.of(0)),
    );
    expect(fc.check(holds)).toMatchObject({ failed: false });
  });

  it('is left to zlib when it is too long, several blocks, or something else', () => {
    const frame = closeStored(Buffer.from('abc'));
    expect(openStored(frame, 2)).toBeUndefined();
    expect(openStored(closeStored(Buffer.alloc(70_000)), 100_000)).toBeUndefined();
    for (const [index, byte] of [
      [0, 0],
      [1, 4],
      [2, 1],
      [3, 0],
      [4, 0],
    ] as const) {
      expect(openStored(frame.with(index, byte), 100)).toBeUndefined();
    }
    expect(openStored(Buffer.concat([frame, frame]), 100)).toBeUndefined();
    expect(openStored(Buffer.alloc(0), 100)).toBeUndefined();
  });
});

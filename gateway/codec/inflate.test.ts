import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate } from './inflate.ts';

const maximum = 500_000;
const none = new Uint8Array();
/** Bytes with many and with few repetitions. */
const texts = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc
    .array(fc.constantFrom('{"price":', '1', '171.26', 'Kurs ', '\n', 'ä'), { maxLength: 3000 })
    .map((parts) => Buffer.from(parts.join(''))),
);
const { Z_FIXED, Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_RLE } = constants;
const settings = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  strategy: fc.constantFrom(Z_FIXED, Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_RLE),
  windowBits: fc.integer({ min: 9, max: 15 }),
});

describe('expanding', { timeout: 30_000 }, () => {
  it('gives what was compressed, at every level and by every strategy, with and without a dictionary', () => {
    fc.assert(
      fc.property(texts, settings, fc.option(fc.uint8Array({ minLength: 1, maxLength: 500 })), (text, options, words) => {
        const compressed = deflateRawSync(text, words === null ? options : { ...options, dictionary: words });
        expect(Buffer.from(inflate(compressed, words ?? none, maximum)).equals(Buffer.from(text))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('refers back as far as deflate can, also into the dictionary', () => {
    const words = Buffer.from(Array.from({ length: 32_768 }, (_, index) => (index * index * 31 + (index >> 3)) & 255));
    const text = Buffer.concat([words.subarray(0, 5000), words.subarray(20_000), Buffer.alloc(70_000, 7), words]);
    expect(Buffer.from(inflate(deflateRawSync(text, { dictionary: words }), words, maximum)).equals(text)).toBe(true);
  });

  it('takes as many bytes as allowed and not one more', () => {
    fc.assert(
      fc.property(
        texts.filter((text) => text.length > 0),
        settings,
        (text, options) => {
          const compressed = deflateRawSync(text, options);
          expect(inflate(compressed, none, text.length)).toHaveLength(text.length);
          expect(() => inflate(compressed, none, text.length - 1)).toThrow(`more than ${text.length - 1} bytes`);
        },
      ),
    );
  });

  it('gives the same as zlib of whatever zlib can read, and never more than allowed of anything else', () => {
    fc.assert(
      fc.property(
        texts,
        settings,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 3 }),
        (text, options, faults) => {
          const broken = Buffer.from(deflateRawSync(text, options));
          for (const [place, byte] of faults) broken[place % broken.length] = byte;
          const [theirs, ours] = [
            outcome(() => inflateRawSync(broken, { maxOutputLength: maximum })),
            outcome(() => inflate(broken, none, maximum)),
          ];
          expect(theirs === undefined || theirs === ours).toBe(true);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('throws when the end is missing', () => {
    const compressed = deflateRawSync('Der Kurs steigt, der Kurs fällt, der Kurs steht.');
    for (let length = 0; length < compressed.length; length++)
      expect(() => inflate(compressed.subarray(0, length), none, maximum)).toThrow(/ends too early/);
  });

  it.each([
    ['a kind of block that does not exist', [0b111], 'no such block'],
    ['a stored block whose length and complement differ', [1, 1, 0, 0, 0, 65], 'no such length'],
    ['a stored block that is longer than the rest', [1, 9, 0, 246, 255, 65], 'ends too early'],
    ['a distance beyond the beginning', [0x4b, 0x04, 0x41, 0], 'no such length'],
  ])('throws at %s', (_, bytes, fault) => {
    expect(() => inflate(Uint8Array.from(bytes), none, maximum)).toThrow(fault);
    expect(outcome(() => inflateRawSync(Uint8Array.from(bytes)))).toBeUndefined();
  });
});

/** Result as text; undefined if it throws. */
function outcome(expand: () => Uint8Array): string | undefined {
  try {
    return Buffer.from(expand()).toString('latin1');
  } catch {
    return undefined;
  }
}

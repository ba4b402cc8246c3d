import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoding } from '../generated/constants.ts';
import { browserCompression } from './browser-compression.ts';
import { createCodec } from './codec.ts';
import { nodeCompression } from './node-compression.ts';

const sides = [
  ['node', nodeCompression],
  ['browser', browserCompression],
] as const;

/** Text of a frame with exactly the given number of bytes. */
const textOf = (bytes: number, filler = 'x') => {
  const frame = '{"Message":"Note","text":""}';
  const count = Math.floor((bytes - frame.length) / Buffer.byteLength(filler));
  return frame.replace('""', `"${filler.repeat(count)}${'x'.repeat(bytes - frame.length - count * Buffer.byteLength(filler))}"`);
};

describe.each(sides)('the largest frame, in %s', (_, side) => {
  const plain = createCodec(encoding.plain, side, 100_000);
  const compressed = createCodec(encoding.compressed, side, 100_000);

  it.each(['x', 'ä', '€', '😀'])('is counted in bytes: as many as allowed are read and one more is not (%s)', (filler) => {
    expect(plain.decode(textOf(100_000, filler)).Message).toBe('Note');
    expect(plain.decode(textOf(100_001, filler)).Message).toBe('InvalidMessage');
    expect(compressed.decode(deflateRawSync(textOf(100_000, filler))).Message).toBe('Note');
    expect(compressed.decode(deflateRawSync(textOf(100_001, filler))).Message).toBe('InvalidMessage');
  });

  it('is never expanded far beyond that', () => {
    const bomb = deflateRawSync(Buffer.alloc(64_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(compressed.decode(bomb)).toEqual({ Message: 'InvalidMessage', cause: expect.any(String) });
  });

  it('binds short frames too', () => {
    const small = createCodec(encoding.compressed, side, 1024);
    expect(small.decode(deflateRawSync(textOf(1024))).Message).toBe('Note');
    expect(small.decode(deflateRawSync(textOf(1025))).Message).toBe('InvalidMessage');
    expect(small.decode(deflateRawSync(textOf(1025), { level: 0 })).Message).toBe('InvalidMessage');
  });
});

describe('members that could reach a prototype', () => {
  const codec = createCodec(encoding.plain, nodeCompression, 100_000);
  const key = fc.constantFrom('__proto__', '\\u005f_proto__', '__prot\\u006f__', 'constructor', 'constr\\u0075ctor', 'prototype', 'a');
  const node = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('1', '"polluted"', '[]'),
      fc
        .array(fc.tuple(key, tie('value')), { maxLength: 3 })
        .map((members) => `{${members.map(([name, value]) => `"${name}":${value}`).join(',')}}`),
    ),
  })).value;

  it('are left out, so that even a careless merge touches none', () => {
    fc.assert(
      fc.property(node, (text) => {
        const read = codec.decode(`{"Message":"Note","value":${text}}`);
        expect(read.Message).toBe('Note');
        merge({ value: {} }, read);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(Object.keys(Function.prototype)).toEqual([]);
        expect(({} as Record<string, unknown>)['a']).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('are kept where they are harmless', () => {
    expect(codec.decode('{"Message":"Note","constructor":"Porsche","prototype":{"a":1}}')).toEqual({
      Message: 'Note',
      constructor: 'Porsche',
      prototype: { a: 1 },
    });
  });
});

/** Naive deep merge, which is vulnerable to prototype pollution. */
function merge(target: Record<string, unknown>, source: object): void {
  for (const [name, value] of Object.entries(source)) {
    const own: unknown = target[name];
    const isDeep = typeof value === 'object' && value !== null && (typeof own === 'object' || typeof own === 'function');
    if (isDeep && own !== null) merge(own as Record<string, unknown>, value as object);
    else target[name] = value;
  }
}

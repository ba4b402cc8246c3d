import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserCompression } from '../codec/browser-compression.ts';
import { createCodec } from '../codec/codec.ts';
import { nodeCompression } from '../codec/node-compression.ts';
import { encoding } from '../generated/constants.ts';
import validators from '../generated/validators.cjs';
import { but, example, EXAMPLES, fits, messages, names } from './testing.ts';

const sides = [nodeCompression, browserCompression];

it('has an example of every message and of what messages hold', () => {
  const files = readdirSync(EXAMPLES).filter((file) => file.endsWith('.json'));
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted());
});

describe.each(names)('the example of %s', (name) => {
  const value = example(name);

  it('fits the contract', () => {
    expect(fits(name, value), JSON.stringify(validators[name].errors)).toBe(true);
  });

  it('no longer fits when something in it is of another kind', () => {
    const wrong = [...mistyped(value, name)];
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter(([, other]) => fits(name, other)).map(([path]) => path)).toEqual([]);
  });
});

describe.each(messages)('frames of %s', (name) => {
  const value = example(name);

  it('are read by both sides as they were written by either', () => {
    for (const kind of Object.values(encoding))
      for (const writer of sides)
        for (const reader of sides) {
          const frame = createCodec(kind, writer, 1_048_576).encode(value as never);
          expect(createCodec(kind, reader, 1_048_576).decode(frame)).toEqual(value);
        }
  });

  it('are of no other kind', () => {
    expect(fits(name, but(name, { Message: 'Weather' }))).toBe(false);
    expect(messages.filter((other) => fits(other, value))).toEqual([name]);
  });
});

it.each(['HighLevelUpdate', 'HighLevelRequest', 'Ping'] as const)(
  'the compressed frame of %s that is kept is still read by both sides',
  (name) => {
    const frame = Buffer.from(readFileSync(`${EXAMPLES}/${name}.hex`, 'utf8').replaceAll('\n', ''), 'hex');
    for (const side of sides) expect(createCodec('jsjsonc-v2', side, 1_048_576).decode(frame)).toEqual(example(name));
  },
);

/** Variants of the value with one member or item of another type: an object for a primitive, a text for an object or list. */
function* mistyped(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  const isSimple = typeof value !== 'object' || value === null;
  if (!isOpen(path)) yield [path, isSimple ? { no: 'such thing' } : 'text'];
  if (isSimple) return;
  for (const [key, member] of Object.entries(value))
    for (const [inner, other] of mistyped(member, `${path}.${key}`)) {
      if (isOpen(inner)) continue;
      yield [inner, Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }];
    }
}

/** Returns true for paths that the contract leaves open: data of answers, and bodies, whose content has its own schema. */
function isOpen(path: string): boolean {
  return /^(HighLevelResponse|HighLevelUpdate\.response)\.data|^HighLevelRequest\.body\./.test(path);
}

import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadRequestError } from '../errors.ts';
import { encoding } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import type { Frame } from '../types.ts';
import { browserCompression } from './browser-compression.ts';
import { createCodec, encodingOf } from './codec.ts';
import { nodeCompression } from './node-compression.ts';

const maximum = 1_048_576;
const sides = { node: nodeCompression, browser: browserCompression };
const codecs = Object.values(sides).flatMap((side) => Object.values(encoding).map((name) => createCodec(name, side, maximum)));
const decode = (frame: Frame) =>
  codecs.filter((codec) => (codec.encoding === encoding.plain) === (typeof frame === 'string')).map((codec) => codec.decode(frame));

/** Arbitrary JSON, except for the members that are left out on purpose. */
const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }).filter((value) => !/__proto__|constructor/.test(JSON.stringify(value)));
const message = fc
  .tuple(fc.dictionary(fc.string({ unit: 'binary' }), json), fc.string({ unit: 'grapheme', minLength: 1 }))
  .map(([members, name]) => JSON.parse(JSON.stringify({ ...members, Message: name, Version: 2 })) as GatewayMessage)
  .filter((value) => !/__proto__|constructor/.test(JSON.stringify(value)));

describe('a codec', { timeout: 30_000 }, () => {
  it('[GW-003] is asked for by one of two names, the compressed one by default', () => {
    expect(encodingOf('jsjson-v2')).toBe('jsjson-v2');
    expect(encodingOf('jsjsonc-v2')).toBe('jsjsonc-v2');
    expect(encodingOf()).toBe('jsjsonc-v2');
  });

  it('[GW-004] [ERR-012] is refused under any other name', () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => name !== 'jsjson-v2' && name !== 'jsjsonc-v2'),
        (name) => {
          expect(() => encodingOf(name)).toThrow(BadRequestError);
          expect(() => encodingOf(name)).toThrow(expect.objectContaining({ status: 400, message: 'Unknown or unsupported encoding' }));
        },
      ),
    );
    expect(new BadRequestError('x').status).toBe(400);
  });

  it('[GW-005] gives back every message, whichever side wrote it and whichever reads it, and compressed frames differ from plain ones', () => {
    fc.assert(
      fc.property(message, (value) => {
        for (const codec of codecs) {
          const frame = codec.encode(value);
          for (const read of decode(frame)) expect(read).toEqual(value);
          const isPlain = Buffer.from(frame).equals(Buffer.from(JSON.stringify(value)));
          expect(isPlain).toBe(codec.encoding === encoding.plain);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('[GW-005] gives back messages of any size up to the largest that is taken', () => {
    const sizes = [4_000, 4_096, 32_000, 40_000, 65_535, 200_000, maximum - 200];
    for (const size of sizes) {
      for (const text of ['x'.repeat(size), noise(size)]) {
        const value = { Message: 'Note', text } as unknown as GatewayMessage;
        for (const codec of codecs)
          for (const read of decode(codec.encode(value))) expect(JSON.stringify(read) === JSON.stringify(value)).toBe(true);
      }
    }
  });

  it('[GW-006] puts a placeholder in the place of anything that it can not read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string({ maxLength: 200 })), (frame) => {
        for (const codec of codecs) expect(codec.decode(frame).Message).toEqual(expect.any(String));
      }),
      { numRuns: 500 },
    );
  });

  it('[GW-006] puts a placeholder in the place of a frame that was cut short', () => {
    const frame = createCodec('jsjsonc-v2', nodeCompression, maximum).encode({ Message: 'Ping', Version: 2 }) as Uint8Array;
    for (let length = 0; length < frame.length; length++)
      for (const read of decode(frame.subarray(0, length))) expect(read.Message).toBe('InvalidMessage');
  });

  it.each(['null', '"Ping"', '17', 'true', '[]', '[{"Message":"Ping"}]', '{}', '{"message":"Ping"}', '{"Message":null}', '{"Message":1}'])(
    '[GW-007] takes %s for no message',
    (text) => {
      for (const frame of [text, deflateRawSync(text)])
        for (const read of decode(frame)) expect(read).toEqual({ Message: 'InvalidMessage', cause: 'no object with a member "Message"' });
    },
  );

  it('lets kinds pass that it does not know, for the receiver to ignore', () => {
    expect(createCodec('jsjson-v2', nodeCompression, maximum).decode('{"Message":"Weather","Version":9}')).toEqual({
      Message: 'Weather',
      Version: 9,
    });
  });

  it('takes text in the plain encoding only and bytes in the compressed one only', () => {
    for (const side of Object.values(sides)) {
      expect(createCodec('jsjson-v2', side, maximum).decode(deflateRawSync('{"Message":"Ping"}')).Message).toBe('InvalidMessage');
      expect(createCodec('jsjsonc-v2', side, maximum).decode('{"Message":"Ping"}').Message).toBe('InvalidMessage');
    }
  });
});

/** Text that compresses badly, the same on every call. */
function noise(size: number): string {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCodePoint(33 + ((state >> 16) % 58));
  };
  return Array.from({ length: size }, next).join('').replaceAll('"', '.').replaceAll('\\', '.');
}

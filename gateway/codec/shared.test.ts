import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoding } from '../generated/constants.ts';
import type { HighLevelUpdate } from '../generated/messages.ts';
import { browserCompression } from './browser-compression.ts';
import { createCodec } from './codec.ts';
import { nodeCompression } from './node-compression.ts';
import { prefix } from './shared.ts';
import { withHeader } from './testing.ts';

const maximum = 1_048_576;
const jobs = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const updates = fc
  .jsonValue({ maxDepth: 4 })
  .filter((data) => !/__proto__|constructor/.test(JSON.stringify(data)))
  .map((data) => ({ Message: 'HighLevelUpdate', Version: 2, response: { Message: 'HighLevelResponse', data } }) as const);

const read = (name: 'jsjson-v2' | 'jsjsonc-v2', bytes: Buffer) =>
  [nodeCompression, browserCompression].map((side) =>
    createCodec(name, side, maximum).decode(name === encoding.plain ? bytes.toString() : bytes),
  );

describe('a message for many', () => {
  it.each(Object.values(encoding))('is encoded once and read by each with its own job number (%s)', (name) => {
    fc.assert(
      fc.property(updates, fc.array(jobs, { minLength: 1, maxLength: 4 }), (update, ids) => {
        const shared = prefix(update, name);
        for (const idJob of ids) {
          const expected = JSON.parse(JSON.stringify({ ...update, header: { id_job: idJob } })) as HighLevelUpdate;
          for (const message of read(name, withHeader(shared, idJob))) expect(message).toEqual(expected);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each(Object.values(encoding))('leaves the shared bytes as they were (%s)', (name) => {
    const shared = prefix({ Message: 'LossMessage', Version: 2, reason: { value: 1 } }, name);
    const before = Buffer.from(shared.bytes);
    expect(withHeader(shared, 17).equals(withHeader(shared, 18))).toBe(false);
    expect(shared.bytes.equals(before)).toBe(true);
  });

  it('is the same in the plain encoding as the message written whole', () => {
    const update = { Message: 'HighLevelUpdate', Version: 2, response: { Message: 'HighLevelResponse', data: { a: 1 } } } as const;
    expect(withHeader(prefix(update, 'jsjson-v2'), 17).toString()).toBe(JSON.stringify({ ...update, header: { id_job: 17 } }));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { example } from '../contract/testing.ts';
import { encoding } from '../generated/constants.ts';
import { dictionary } from '../generated/dictionary.ts';
import { prefix } from './shared.ts';
import { withHeader } from './testing.ts';

describe('the dictionary', () => {
  it('is small, ASCII and what the file says', () => {
    expect(`${dictionary}\n`).toBe(readFileSync('contracts/gateway/dictionary.txt', 'utf8'));
    expect(dictionary.length).toBeLessThanOrEqual(1200);
    expect(dictionary).toMatch(/^[ -~]+$/);
  });

  it('makes an update of a price take less than 30 percent of its plain bytes', () => {
    const data = example('CompositePrice');
    const update = { Message: 'HighLevelUpdate', Version: 2, response: { Message: 'HighLevelResponse', data } } as const;
    const [plain, compressed] = [encoding.plain, encoding.compressed].map((kind) => withHeader(prefix(update, kind), 9999).length);
    expect(compressed).toBeLessThan(0.3 * (plain ?? 0));
  });
});

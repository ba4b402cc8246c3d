import { describe, expect, it } from 'vitest';
import { collectPatterns, keyOf } from './collect.ts';
import { faultOf } from './judge.ts';
import { readComposed, readJudged } from './judged.ts';

const { written, composed } = collectPatterns();
const judged = readJudged();
/** Number of patterns judged again in each run, to detect entries added by hand. */
const SAMPLE = 8;

describe('regular expressions of the product', { timeout: 300_000 }, () => {
  it('are found, in code and in schemas', () => {
    expect(written.filter(({ at }) => at.includes('.ts')).length).toBeGreaterThan(300);
    expect(written.filter(({ at }) => !at.includes('.ts')).length).toBeGreaterThan(20);
  });
  it('take time that is linear in the length of a text; `npm run patterns` keeps the verdicts', async () => {
    const faults: string[] = [];
    for (const pattern of written) {
      if (judged.has(keyOf(pattern))) continue;
      const fault = await faultOf(pattern);
      if (fault !== undefined) faults.push(`${pattern.at} ${keyOf(pattern)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
  it('were judged honestly', async () => {
    const seed = Math.floor(Math.random() * 1_000);
    const some = written.filter(
      (pattern, index) => judged.has(keyOf(pattern)) && (index + seed) % Math.ceil(written.length / SAMPLE) === 0,
    );
    for (const pattern of some) expect([seed, keyOf(pattern), await faultOf(pattern)]).toEqual([seed, keyOf(pattern), undefined]);
  });
  it.each(['(a+)+$', '\\s+$', '(?<name>[\\w-]*)\\s*\\(', '<!DOCTYPE[^>]*\\[', '^(\\S+)*@'])(
    'would show a pattern such as %s',
    async (source) => {
      expect(await faultOf({ source, flags: 'u' })).toMatch(/polynomial|exponential/u);
    },
  );
  it('that are put together have been looked at', () => {
    // Each is composed of our own parts, or of text that is escaped or shorter than a few hundred characters.
    expect(composed).toEqual(readComposed());
  });
});

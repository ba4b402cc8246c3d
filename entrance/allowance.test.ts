import { describe, expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';
import { readRateLimit } from './rate-limit.ts';

const USUAL = { calls: 600, seconds: 10 };

describe('a setting of a limit', () => {
  it('is the usual one when it says nothing, and can be switched off', () => {
    const read = (text?: string) => readRateLimit('PROVIDER_RATE_LIMIT', text, USUAL);
    expect([read(), read(''), read('off'), read('50/2')]).toEqual([USUAL, USUAL, undefined, { calls: 50, seconds: 2 }]);
  });
  it.each(['viel', '0/10', '600', '5/0', '-1/3'])('refuses %s and says what to write', (text) => {
    expect(() => readRateLimit('PROVIDER_RATE_LIMIT', text, USUAL)).toThrow(/PROVIDER_RATE_LIMIT=.*etwa 600\/10/);
  });
});

describe('an allowance', () => {
  it('is taken at once, and comes back with time', () => {
    let time = 0;
    const { take } = createAllowance({ calls: 10, seconds: 5 }, () => time);
    expect(take('a', 10)).toBeUndefined();
    expect(take('a', 1)).toEqual({
      retryAfter: 1,
      headers: { 'retry-after': '1', 'ratelimit-policy': '"visitor";q=10;w=5', ratelimit: '"visitor";r=0;t=1' },
    });
    expect(take('b', 1)).toBeUndefined();
    time = 500;
    expect([take('a', 1), take('a', 1)?.retryAfter]).toEqual([undefined, 1]);
    time = 60_000;
    expect([take('a', 13), take('a', 1)?.retryAfter]).toEqual([undefined, 2]);
  });

  it('lets one thing pass that costs more than is left, which is paid back with time', () => {
    const { take } = createAllowance({ calls: 3, seconds: 1 }, () => 0);
    expect([take('a', 50), take('a', 0.1)?.retryAfter]).toEqual([undefined, 16]);
  });

  it('counts nobody without a limit', () => {
    const { take } = createAllowance(undefined);
    expect(take('a', 1e9)).toBeUndefined();
  });

  it('takes nothing for what it refuses', () => {
    const { take } = createAllowance({ calls: 3, seconds: 1 }, () => 0);
    expect([take('a', 2.5), take('a', 2)?.retryAfter, take('a', 0.5)]).toEqual([undefined, 1, undefined]);
  });
});

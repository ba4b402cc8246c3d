import { describe, expect, it } from 'vitest';
import { readWarmUp } from './keep-warm.ts';

describe('PROVIDER_WARM_UP', () => {
  it('is everything unless it says off, and nothing else', () => {
    expect([readWarmUp(undefined), readWarmUp(''), readWarmUp('off')]).toEqual(['all', 'all', 'first']);
    expect(() => readWarmUp('on')).toThrow('PROVIDER_WARM_UP="on" gibt es nicht.');
  });
});

import { describe, expect, it } from 'vitest';
import { rangeOf } from './resolution.ts';

describe('the range of a chart', () => {
  it('is what the address names, else what the editor begins with, else a year', () => {
    expect(rangeOf({ zeitraum: 'M1' }, { range: 'Y5' })).toBe('M1');
    expect(rangeOf({}, { range: 'Y5' })).toBe('Y5');
    expect(rangeOf({}, {})).toBe('Y1');
  });

  it('is none that the editor does not offer: a rate that is fixed once a day has no line of one day', () => {
    const offered = { range: 'Y1', ranges: ['W1', 'Y1'] } as const;
    expect(rangeOf({ zeitraum: 'D1' }, offered)).toBe('Y1');
    expect(rangeOf({ zeitraum: 'W1' }, offered)).toBe('W1');
    expect(rangeOf({ zeitraum: 'gestern' }, offered)).toBe('Y1');
  });
});

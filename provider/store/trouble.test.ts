import { describe, expect, it } from 'vitest';
import { StoreTroubleError, storeFaultOf, troubleOf } from './trouble.ts';

const fault = (code: string): Error => Object.assign(new Error('anna@example.org'), { code });

describe('What a fault of a statement says about the store', () => {
  it.each([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['25006', 'read-only'],
    ['EROFS', 'read-only'],
    ['XX001', 'damaged'],
    ['58P01', 'damaged'],
    ['57P01', 'away'],
    ['53300', 'away'],
    ['08006', 'away'],
    ['ECONNREFUSED', 'away'],
  ])('%s means that it is %s, also where the fault was wrapped', (code, trouble) => {
    expect(troubleOf(fault(code))).toBe(trouble);
    expect(troubleOf(new Error('Failed query', { cause: new Error('x', { cause: fault(code) }) }))).toBe(trouble);
  });

  it.each(['23505', '22P02', '42P01', '40001', 'ERR_INVALID_URL'])('%s is a matter of the statement alone', (code) => {
    expect(storeFaultOf(fault(code))).toBeUndefined();
  });

  it('is told with 503, a German sentence, and nothing of the fault itself', () => {
    for (const error of [fault('53100'), new StoreTroubleError('away', 'thread ended', { cause: fault('x') })]) {
      const told = storeFaultOf(error);
      expect(told).toMatchObject({ statusCode: 503, display: expect.stringMatching(/Bitte versuche es/u) });
      expect(JSON.stringify([told, told?.message])).not.toContain('anna@');
    }
  });
});

import { describe, expect, it } from 'vitest';
import { addToCompare } from './compare.ts';
import { topList } from './top-list.ts';

const entries = Array.from({ length: 70 }, (_, idNotation) => ({ idNotation }));
const ten = Array.from({ length: 10 }, (_, index) => String(index));

describe('a top list', () => {
  it('[CONST-007] ends after 50 entries', () => {
    expect(topList(entries, new Set())).toHaveLength(50);
  });

  it('[CONST-007] leaves blocked notations out before it counts', () => {
    const list = topList(entries, new Set([0, 1, 2]));
    expect(list).toHaveLength(50);
    expect(list[0]?.idNotation).toBe(3);
  });
});

describe('a comparison', () => {
  it('[INSTR-030] takes ten instruments', () => {
    expect(addToCompare(ten.slice(0, 9), 'x')).toEqual({ ok: true, list: [...ten.slice(0, 9), 'x'] });
  });

  it('[INSTR-030] refuses the eleventh with a reason and keeps the other ten', () => {
    expect(addToCompare(ten, 'x')).toEqual({ ok: false, list: ten, reason: expect.stringContaining('höchstens 10') });
  });

  it('takes no instrument twice', () => {
    expect(addToCompare(['a'], 'a')).toMatchObject({ ok: false, list: ['a'] });
  });
});

import { describe, expect, it } from 'vitest';
import { decisionCookies, grantedPurposes, hasDecidedOn, mayLoad } from './purposes.ts';

describe('a decision', () => {
  it.each([
    [undefined, '1.2', undefined],
    ['1', '1.2.4', [1, 2, 4]],
    ['1', undefined, [1]],
    ['0', '', []],
    ['0', '2', [2]],
    ['2', '1', []],
    ['true', '1.x.2.2', [2]],
    ['1', '1.-2.4', [1, 4]],
    ['0', '-1.-2.-4', []],
  ])('[CONSENT-006] says yes to storing by state 1 alone: %s with %s is %j', (consent, purposes, granted) => {
    expect(grantedPurposes({ consent, purposes })).toEqual(granted);
  });

  it.each([[[]], [[1]], [[2, 4]], [[1, 2, 4]]])('is the same when it is read again: %j', (granted) => {
    expect(grantedPurposes(decisionCookies(granted, [1, 2, 4]))).toEqual(granted);
  });

  it.each([
    [undefined, '1.2', [false, false, false]],
    ['1', '1.2.-4', [true, true, true]],
    ['0', '-1.-2', [true, true, false]],
    ['1', '1.4', [true, false, true]],
    ['0', '', [false, false, false]],
  ])('is one on the purposes that it names alone, by yes or no: %s with %s', (consent, purposes, decided) => {
    expect([1, 2, 4].map((id) => hasDecidedOn(id, { consent, purposes }))).toEqual(decided);
  });
});

it('[CONSENT-007] lets pixels know somebody again only after a yes to storing, too', () => {
  const kinds = ['tag-manager', 'social-pixel', 'ad-pixel', 'crm'];
  expect(kinds.map((kind) => mayLoad({ kind, purpose: 4 }, [2, 4]))).toEqual([false, false, false, false]);
  expect(kinds.map((kind) => mayLoad({ kind, purpose: 4 }, [1, 4]))).toEqual([true, true, true, true]);
  expect(mayLoad({ kind: 'ad-engine', purpose: 2 }, [1, 4])).toBe(false);
  expect(mayLoad({ kind: 'ad-engine', purpose: 2 }, [2])).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { codeList } from './code-list.ts';

describe('a list of codes', () => {
  it.each([
    ['DE0007164600 DE0007236101', ['DE0007164600', 'DE0007236101']],
    ['DE0007164600-840400', ['DE0007164600', '840400']],
    [' 716460,\n840400;\tbasf11 ', ['716460', '840400', 'BASF11']],
    ['716460 716460 840400', ['716460', '840400']],
  ])('is read whatever divides them: %j', (text, codes) => expect(codeList(text)).toEqual(codes));

  it.each(['DE0007164600', '716460', '', 'SAP 716460', 'Allianz Daimler', 'SAPPED SAPPER', 'DE0007164601 DE0007236101', 'coca-cola'])(
    'is nothing else: %j',
    (text) => expect(codeList(text)).toBeUndefined(),
  );

  it('is no endless one', () => {
    expect(codeList(Array.from({ length: 51 }, (_, index) => String(100_000 + index)).join(' '))).toBeUndefined();
  });
});

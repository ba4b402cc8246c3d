import { describe, expect, it } from 'vitest';
import { exactText, parseExact } from './exact-json.ts';

describe('JSON with every digit', () => {
  it.each([
    ['{"id":9007199254740993}', { id: 9_007_199_254_740_993n }],
    ['{"id":-9223372036854775808,"text":"9007199254740993"}', { id: -9_223_372_036_854_775_808n, text: '9007199254740993' }],
    [
      '[9007199254740991,1.12345678901234567890,1e30,12345678901234567890e2]',
      [9_007_199_254_740_991, 1.1234567890123457, 1e30, 1.234_567_890_123_456_8e21],
    ],
    [String.raw`["\"9007199254740993","\\",18446744073709551615]`, ['"9007199254740993', '\\', 18_446_744_073_709_551_615n]],
    ['{"a":{"9007199254740993":1}}', { a: { '9007199254740993': 1 } }],
  ])('reads %s', (text, value) => {
    expect(parseExact(text)).toEqual(value);
  });
  it('refuses what is not JSON', () => {
    expect(() => parseExact('[9007199254740993,]')).toThrow(SyntaxError);
  });
  it('writes a number of any length, and everything else as usual', () => {
    expect(exactText({ id: 9_007_199_254_740_993n, list: [-1n], text: '#1:2', none: undefined })).toBe(
      '{"id":9007199254740993,"list":[-1],"text":"#1:2"}',
    );
    expect(exactText(5n)).toBe('5');
  });
});

import { describe, expect, it } from 'vitest';
import { searchPath, searchSegment, searchText } from './address.ts';

describe('the address of a search', () => {
  it.each([
    ['  Deutsche   Bank -- AG ', 'Deutsche-Bank-AG'],
    ['SAP', 'SAP'],
    ['Münchener\tRück', 'Münchener-Rück'],
    ['S&P 500', 'S&P-500'],
    ['DE0007164600\n716460', 'DE0007164600-716460'],
    ['50 % / 100 #1?', '50-100-1-'],
    ['a\u0308', 'ä'],
    ['--', ''],
    ['. .', ''],
    ['\uD800', ''],
  ])('[SEARCH-016] is trimmed, with one hyphen between words: %j', (text, segment) => expect(searchSegment(text)).toBe(segment));

  const places = { start: '/suche', results: '/suche/*' };
  it('is that of the search itself when there is nothing to look for', () => {
    expect([searchPath(places, '  '), searchPath(places, 'Deutsche Bank'), searchPath(places, '$& *')]).toEqual([
      '/suche',
      '/suche/Deutsche-Bank',
      '/suche',
    ]);
  });

  it('is read back as words', () => expect(searchText('Deutsche-Bank-AG')).toBe('Deutsche Bank AG'));
});

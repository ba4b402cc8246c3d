import { expect, it } from 'vitest';
import { codesInLine } from './codes-in-line.ts';

it.each([
  ['DE0007164600', ['DE0007164600'], [], true],
  ['de0007164600;SAP SE;10', ['DE0007164600'], [], false],
  ['"716460"\t"SAP"', [], ['716460'], false],
  ['  a1jwvx ', [], ['A1JWVX'], true],
  // A wrong check digit, words of six letters, and a letter that no WKN has.
  ['DE0007164601;KURSEN;A1OABC', [], [], false],
  ['Name;ISIN;WKN', [], [], false],
  ['', [], [], false],
])('%j', (line, isins, wkns, isAlone) => {
  expect(codesInLine(line)).toEqual({ isins, wkns, isAlone });
});

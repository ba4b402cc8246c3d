import { isIsin, isWkn } from './check-digit.ts';

/** ISINs and WKNs that a line of a list or table names, the likeliest first. */
export interface CodesInLine {
  /** With a right check digit. */
  readonly isins: readonly string[];
  /** With a digit in them, or words of six letters would be some. */
  readonly wkns: readonly string[];
  /** Nothing else stands in the line, so that what looks like a code is meant as one. */
  readonly isAlone: boolean;
}

export function codesInLine(line: string): CodesInLine {
  const words = line
    .toUpperCase()
    .split(/[^A-Z0-9ÄÖÜ]+/u)
    .filter((word) => word !== '');
  return {
    isins: words.filter(isIsin),
    wkns: words.filter((word) => isWkn(word) && /\d/u.test(word)),
    isAlone: words.length === 1,
  };
}

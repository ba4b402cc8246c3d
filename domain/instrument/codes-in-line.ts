import { isIsin, isWkn } from './check-digit.ts';

/** ISINs and WKNs in a line of a list or table, the most likely first. */
export interface CodesInLine {
  /** ISINs with a correct check digit. */
  readonly isins: readonly string[];
  /** WKNs with at least one digit; otherwise words of six letters would match. */
  readonly wkns: readonly string[];
  /** Whether the line contains nothing else, so that anything in the form of a code is meant as one. */
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

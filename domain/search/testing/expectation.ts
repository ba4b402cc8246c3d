/** Query with the answers that its author expects. */
export interface Expectation {
  readonly text: string;
  /** Right answers, as `STOCK SAP`, `PIECE etf-sparplan` or `PAGE /hilfe`; `*` matches any text. */
  readonly right: readonly string[];
}

/** Reads lines of `query => answer | answer`; empty lines and lines that begin with `#` are ignored. */
export function readExpectations(lines: string): Expectation[] {
  return lines.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const at = line.indexOf(' => ');
    if (at < 0) throw new Error(`No expectation: ${line}`);
    return [{ text: line.slice(0, at), right: line.slice(at + 4).split(' | ') }];
  });
}

/** Returns true if an answer is among the right ones. */
export function isRight(answer: string, { right }: Expectation): boolean {
  return right.some((wanted) => patternOf(wanted).test(answer));
}

function patternOf(wanted: string): RegExp {
  return new RegExp(
    `^${wanted
      .split('*')
      .map((part) => part.replaceAll(/[\^$.|?+()[\]{}]/gu, String.raw`\$&`))
      .join('.*')}$`,
    'u',
  );
}

/** Number of expectations met by the first answer, and by one of the first three. */
export interface Score {
  readonly count: number;
  readonly first: number;
  readonly firstThree: number;
  readonly wrong: readonly { readonly expectation: Expectation; readonly answers: readonly string[] }[];
}

/**
 * Counts the expectations that a search meets.
 * @param answersOf answers of the search for a text, best first
 */
export function scoreOf(expectations: readonly Expectation[], answersOf: (text: string) => readonly string[]): Score {
  const results = expectations.map((expectation) => {
    const answers = answersOf(expectation.text).slice(0, 3);
    return { expectation, answers, at: answers.findIndex((answer) => isRight(answer, expectation)) };
  });
  return {
    count: results.length,
    first: results.filter(({ at }) => at === 0).length,
    firstThree: results.filter(({ at }) => at >= 0).length,
    wrong: results.filter(({ at }) => at !== 0).map(({ expectation, answers }) => ({ expectation, answers })),
  };
}

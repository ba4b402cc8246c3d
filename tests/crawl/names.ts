/** Names of built files and classes that a change has renamed. */
export interface RenamedNames {
  /** Replaces the former names in an answer of the first crawl. */
  readonly before: (text: string) => string;
  /** Replaces content hashes of the new names in an answer of the second crawl. */
  readonly after: (text: string) => string;
}

/**
 * Reads a list of renamed names: `deed-list action-list` on each line, the former name first. `*` in both names stands for a content hash, which
 * is not compared: `again-*.js refresh-*.js`. Lines that begin with `#` are comments.
 * @throws Error with the number of a line that does not hold two names
 */
export function readNames(text: string): RenamedNames {
  const pairs = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [former, name, ...rest] = line.trim().split(/\s+/u);
    if (former === undefined || name === undefined || rest.length > 0) throw new Error(`Line ${index + 1} needs two names: ${line}`);
    return [{ former, name }];
  });
  return {
    before: (answer) => pairs.reduce((now, { former, name }) => now.replaceAll(patternOf(former), name), answer),
    after: (answer) => pairs.reduce((now, { name }) => (name.includes('*') ? now.replaceAll(patternOf(name), name) : now), answer),
  };
}

/** Matches a name that is no part of a longer word; BEM parts such as `deed-list__row` have the name of their block. */
function patternOf(name: string): RegExp {
  const escaped = name.split('*').map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/gu, String.raw`\$&`));
  return new RegExp(`(?<![\\w-])${escaped.join(String.raw`[\w-]{8}`)}(?![a-zA-Z0-9])`, 'gu');
}

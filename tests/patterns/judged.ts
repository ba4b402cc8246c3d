import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('judged.txt', import.meta.url);
const COMPOSED = new URL('composed.txt', import.meta.url);

/** Patterns that were found to take linear time, one a line. `npm run patterns` writes them. */
export function readJudged(): ReadonlySet<string> {
  return new Set(linesOf(FILE));
}

export function writeJudged(keys: readonly string[]): void {
  writeFileSync(FILE, `${keys.toSorted().join('\n')}\n`);
}

/** Patterns that are put together while the program runs and that somebody has looked at, one a line, kept by hand. */
export function readComposed(): readonly string[] {
  return linesOf(COMPOSED);
}

function linesOf(file: URL): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('judged.txt', import.meta.url);
const COMPOSED = new URL('composed.txt', import.meta.url);

/** Reads the patterns judged as linear, one per line. `npm run patterns` writes them. */
export function readJudged(): ReadonlySet<string> {
  return new Set(linesOf(FILE));
}

export function writeJudged(keys: readonly string[]): void {
  writeFileSync(FILE, `${keys.toSorted().join('\n')}\n`);
}

/** Reads the patterns composed at run time that have been reviewed, one per line, maintained by hand. */
export function readComposed(): readonly string[] {
  return linesOf(COMPOSED);
}

function linesOf(file: URL): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** Row of `docs/architecture.md` for one kind of addition. */
export interface Row {
  /** Patterns of the files that every addition of this kind touches. */
  readonly always: readonly string[];
  /** Patterns of the files that it may touch as well. */
  readonly maybe: readonly string[];
}

const HEADING = '## To add something';

/** Reads the table of `docs/architecture.md` of files that an addition touches, by kind of addition. */
export function readTable(): ReadonlyMap<string, Row> {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(`${HEADING}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| an? (?<what>\w[\w ]*\w) \|(?<always>[^|]*)\|(?<maybe>[^|]*)\|/gm)];
  return new Map(
    rows.map(({ groups }) => [groups?.['what'] ?? '', { always: patternsIn(groups?.['always']), maybe: patternsIn(groups?.['maybe']) }]),
  );
}

/** Returns true if a file matches a pattern: `<name>` matches any name, `**` any folders. */
export function matchesPattern(file: string, pattern: string): boolean {
  return matchesGlob(file, pattern.replaceAll(/<\w+>/g, '*'));
}

function patternsIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern);
}

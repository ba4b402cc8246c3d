import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** Row of `docs/architecture.md` for one kind of addition. */
export interface Row {
  /** Patterns of the files that it always takes. */
  readonly always: readonly string[];
  /** Patterns of those that it may take besides. */
  readonly maybe: readonly string[];
}

const HEADING = '## To add something';

/** The table of `docs/architecture.md` that says which files an addition touches, by what is added. */
export function readTable(): ReadonlyMap<string, Row> {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(`${HEADING}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| an? (?<what>\w[\w ]*\w) \|(?<always>[^|]*)\|(?<maybe>[^|]*)\|/gm)];
  return new Map(
    rows.map(({ groups }) => [groups?.['what'] ?? '', { always: patternsIn(groups?.['always']), maybe: patternsIn(groups?.['maybe']) }]),
  );
}

/** Whether a file is one that a pattern means: `<name>` stands for any name, `**` for any folders. */
export function matchesPattern(file: string, pattern: string): boolean {
  return matchesGlob(file, pattern.replaceAll(/<\w+>/g, '*'));
}

function patternsIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern);
}

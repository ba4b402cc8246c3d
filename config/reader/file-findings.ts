import type { Finding } from './finding.ts';
import { SINGLE_FILES } from './single-files.ts';
import { closest } from './suggest.ts';

const SINGLES = Object.keys(SINGLE_FILES);

/** Files that must exist and do not, and files that nobody reads. */
export function fileFindings(read: readonly string[], unknown: readonly string[]): Finding[] {
  return [
    ...SINGLES.filter((file) => !read.includes(file)).map((file) => missing(file, unknown)),
    ...unknown.map((file) => unread(file, read)),
  ];
}

function missing(file: string, unknown: readonly string[]): Finding {
  const instead = closest(file, unknown);
  return {
    severity: 'error',
    rule: 'missing-file',
    file,
    line: 1,
    column: 1,
    path: '',
    message: `Die Datei ${file} fehlt.${instead === undefined ? '' : ` Heißt sie ${instead}?`}`,
    expected: `eine Datei ${file}`,
    frame: '',
  };
}

function unread(file: string, read: readonly string[]): Finding {
  const yaml = file.replace(/\.yml$/i, '.yaml');
  const suggestion =
    yaml !== file
      ? yaml
      : closest(
          file,
          SINGLES.filter((name) => !read.includes(name)),
        );
  return {
    severity: 'warning',
    rule: 'unknown-file',
    file,
    line: 1,
    column: 1,
    path: '',
    message: 'Diese Datei gehört zu keiner Art von Dokument; niemand liest sie.',
    expected: `${SINGLES.join(', ')}, issuers/<alias>.yaml, layouts/<name>.yaml, block-lists/<name>.yaml oder pages/**.yaml`,
    ...(suggestion === undefined ? {} : { suggestion }),
    frame: '',
  };
}

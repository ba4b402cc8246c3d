import type { Finding } from './finding.ts';
import { CONTENT_FOLDER, kindOf, OPTIONAL_CONTENT, SINGLE_CONTENT } from './kinds.ts';
import { homeOf, type PlacedInFolder } from './looks-like.ts';
import { FOLDERS, MANY_KINDS } from '../generated/kinds.ts';
import { MANY_KIND_NAMES, SINGLE_FILES } from './single-files.ts';
import { closest } from './suggest.ts';

const MANY = MANY_KIND_NAMES.map((kind) => `${FOLDERS[kind].folder}/<${MANY_KINDS[kind].key}>.yaml`);
/** Files that articles refer to: the provider refuses a content folder without them. */
const CONTENT_SINGLES = Object.keys(SINGLE_CONTENT)
  .filter((file) => !OPTIONAL_CONTENT.includes(file))
  .map((file) => `${CONTENT_FOLDER}${file}`);

/** File of no known kind, with the kind that it seems to be. */
export interface UnreadFile {
  readonly file: string;
  readonly looksLike?: PlacedInFolder | undefined;
}

/** Reports missing required files, and files that are never read. */
export function fileFindings(read: readonly string[], unknown: readonly UnreadFile[]): Finding[] {
  const needed = read.some((file) => file.startsWith(CONTENT_FOLDER)) ? [...SINGLE_FILES, ...CONTENT_SINGLES] : SINGLE_FILES;
  return [
    ...needed
      .filter((file) => !read.includes(file))
      .map((file) =>
        missing(
          file,
          unknown.map((each) => each.file),
        ),
      ),
    ...unknown.map((each) => unread(each, read)),
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
    length: 0,
    path: '',
    message: `Die Datei ${file} fehlt.${instead === undefined ? '' : ` Heißt sie ${instead}?`}`,
    expected: `eine Datei ${file}`,
    frame: '',
  };
}

function unread({ file, looksLike }: UnreadFile, read: readonly string[]): Finding {
  const free = SINGLE_FILES.filter((name) => !read.includes(name));
  const renamed = `${file.replace(/\.(?:ya?ml|json|txt)(?:\.txt)?$/iu, '')}.yaml`;
  const isEnding = renamed !== file && kindOf(renamed) !== undefined;
  const moved = looksLike === undefined ? undefined : homeOf(looksLike, file.replace(/^content\/[^/]+\//u, '')).file;
  const suggestion = isEnding ? renamed : (moved ?? closest(file, free));
  return {
    severity: 'error',
    rule: 'unknown-file',
    file,
    line: 1,
    column: 1,
    length: 0,
    path: '',
    message: isEnding
      ? 'Ein Dokument endet auf .yaml; diese Datei liest niemand.'
      : 'Diese Datei gehört zu keiner Art von Dokument; niemand liest sie.',
    expected: `${[...SINGLE_FILES, ...MANY].join(', ')}, layouts/<name>.yaml, block-lists/<name>.yaml, pages/**.yaml oder content/articles/<name>.yaml`,
    ...(suggestion === undefined ? {} : { suggestion }),
    frame: '',
  };
}

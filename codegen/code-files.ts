import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of code in which configuration may have its effect: rooms of the portal, not tests or what is generated. */
export const CODE = /^(?:blocks|client|composer|documents|domain|market|provider|renderer|site|subjects)\/.*\.tsx?$/u;
const NOT_OURS = /(?:^|\/)(?:generated|node_modules|public|\.next[^/]*)\/|\.test\.tsx?$/u;
/** A line of a comment: examples do nothing. */
const COMMENT = /^ *(?:\/\*\*|\*|\/\/).*$/gmu;

/** A file of code, by its path from the root, without its comments. */
export interface CodeFile {
  readonly file: string;
  readonly text: string;
}

/** The files of code below a root, in the order of their paths. */
export function codeFiles(root: string): CodeFile[] {
  const found = globSync('{blocks,client,composer,documents,domain,market,provider,renderer,site,subjects}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => ['node_modules', 'generated', 'public', '.next'].includes(path),
  });
  return found
    .filter((path) => CODE.test(path) && !NOT_OURS.test(path))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, '') }));
}

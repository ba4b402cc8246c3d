import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source files in which configuration may take effect: rooms of the portal, without tests and generated files. */
export const CODE = /^(?:blocks|client|composer|documents|domain|market|provider|renderer|site|subjects)\/.*\.tsx?$/u;
const NOT_OURS = /(?:^|\/)(?:generated|node_modules|public|\.next[^/]*)\/|\.test\.tsx?$/u;
/** Comment lines, which are removed because examples in them have no effect. */
const COMMENT = /^ *(?:\/\*\*|\*|\/\/).*$/gmu;

/** Source file by its path from the root, without comments. */
export interface CodeFile {
  readonly file: string;
  readonly text: string;
}

/** Source files below a root, sorted by path. */
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

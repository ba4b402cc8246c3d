import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of code that may lead to pages. */
export const CODE = /^(?:blocks|client|composer|config|domain|provider|renderer|site)\/.*\.tsx?$/u;
const NOT_OURS = /(?:^|\/)(?:generated|node_modules|public|\.next[^/]*)\/|\.test\.tsx?$/u;
/** A call with a name, `pathOf(routes, 'broker', …)`, or the success of a form, `success: 'account'`. */
const USES = [/\bpathOf\(\s*[\w.()]+,\s*'([a-z0-9-]+)'/gu, /^ {2}success: '([a-z][a-z0-9-]*)'/gmu, /\bpage: '([a-z][a-z0-9-]*)'/gu];

/** A line of a comment: examples lead nowhere. */
const COMMENT = /^ *(?:\/\*\*|\*|\/\/).*$/gmu;

/** Files that lead to pages by their names, by name; both in order. */
export function readUses(root: string): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, Set<string>>();
  const files = globSync('{blocks,client,composer,config,domain,provider,renderer,site}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => ['node_modules', 'generated', 'public', '.next'].includes(path),
  });
  for (const file of files.filter((path) => CODE.test(path) && !NOT_OURS.test(path)).toSorted()) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, '');
    const patterns = file.endsWith('/form.ts') ? USES : USES.slice(0, 1);
    for (const [, name = ''] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const known = uses.get(name) ?? new Set();
      uses.set(name, known.add(file));
    }
  }
  return new Map([...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, those]) => [name, [...those]]));
}

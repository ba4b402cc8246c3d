import { codeFiles } from '../code-files.ts';

/** Code that names a page: `pathOf(routes, 'broker', …)`, the success of a form (`success: 'account'`), or `page: '…'`. */
const USES = [/\bpathOf\(\s*[\w.()]+,\s*'([a-z0-9-]+)'/gu, /^ {2}success: '([a-z][a-z0-9-]*)'/gmu, /\bpage: '([a-z][a-z0-9-]*)'/gu];

/** Files that refer to pages by name, grouped by name; names and files are sorted. */
export function readUses(root: string): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, Set<string>>();
  for (const { file, text } of codeFiles(root)) {
    const patterns = file.endsWith('/form.ts') ? USES : USES.slice(0, 1);
    for (const [, name = ''] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const known = uses.get(name) ?? new Set();
      uses.set(name, known.add(file));
    }
  }
  return new Map([...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, those]) => [name, [...those]]));
}

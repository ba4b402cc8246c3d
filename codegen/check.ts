import { execFileSync } from 'node:child_process';
import { findDrift, type Drift } from './output.ts';
import { plan, type Plan } from './run.ts';

/** Returns differences between generated folders and their sources (drift), and sources from which nothing can be generated. */
export async function check(root: string): Promise<{ drift: Drift[]; problems: readonly string[] }> {
  const planned = await plan(root);
  const drift = findDrift(root, planned.files, planned.owned);
  const known = new Set(drift.map(({ path }) => path));
  const untracked = untrackedFiles(root, planned).filter((path) => !known.has(path));
  return { drift: [...drift, ...untracked.map((path): Drift => ({ kind: 'untracked', path }))], problems: planned.problems };
}

/** Generated files that are up to date but not under version control. Empty outside of a git repository. */
function untrackedFiles(root: string, { owned }: Plan): string[] {
  try {
    const output = execFileSync('git', ['ls-files', '--others', '-z', '--', ...owned], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter((path) => path !== '');
  } catch {
    return [];
  }
}

const words: Record<Drift['kind'], string> = {
  changed: 'differs from its sources',
  missing: 'is missing',
  superfluous: 'has no source any more',
  untracked: 'is not under version control: git add it',
};

/** Describes a difference in one line. */
export function describe({ kind, path }: Drift): string {
  return `${path} ${words[kind]}`;
}

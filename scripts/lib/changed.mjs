import { execFileSync } from 'node:child_process';
import { root } from './project.mjs';

/**
 * Changed files: those that differ from the last commit, including new ones; in a clean checkout those of the last commit. `since` is the
 * commit to compare with.
 */
export function changedFiles(directory = root) {
  const lines = (...args) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changedSince = (commit) => [
    ...lines('diff', '--name-only', '--relative', commit),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  const uncommitted = changedSince('HEAD');
  if (uncommitted.length > 0) return { since: 'HEAD', files: uncommitted };
  return { since: 'HEAD~1', files: changedSince('HEAD~1') };
}

import { execFileSync } from 'node:child_process';

/**
 * Makes a folder a git checkout that holds all that is in it.
 * @returns asks git there, and gives what it prints
 */
export function checkoutIn(root: string): (...args: readonly string[]) => string {
  const git = (...args: readonly string[]): string => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Bestand');
  git('config', 'user.email', 'bestand@verlag.example');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Bestand');
  return git;
}

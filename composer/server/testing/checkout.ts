import { execFileSync } from 'node:child_process';

/**
 * Makes a folder a git checkout and commits everything in it.
 * @returns function that runs git there and returns its output
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

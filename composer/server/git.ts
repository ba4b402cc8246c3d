import { execFile } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Editor, HistoryEntry } from '../api.ts';

const execute = promisify(execFile);

/** Runs git beside a file; undefined when it fails or there is none. */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', ['-C', folder, '--literal-pathspecs', ...args], { maxBuffer: 64_000_000 });
    return stdout;
  } catch {
    return undefined;
  }
}

/** Whether the folder belongs to a checkout. */
export async function isCheckout(folder: string): Promise<boolean> {
  return (await git(folder, 'rev-parse', '--is-inside-work-tree'))?.trim() === 'true';
}

/**
 * Commits some files, and nothing else that may be staged, in the editor's name.
 * @param beside files that go with them where they belong to the same checkout, which has not known them so far
 * @returns the hash; undefined when git refuses
 */
export async function commitFiles(
  files: readonly string[],
  beside: readonly string[],
  editor: Editor,
  message: string,
): Promise<string | undefined> {
  const [first] = files;
  if (first === undefined) return undefined;
  const folder = dirname(first);
  const paths = [...files, ...(await newFiles(folder, beside))];
  if ((await git(folder, 'add', '--all', '--', ...paths)) === undefined) return undefined;
  const name = editor.name.replaceAll(/[<>\r\n]/gu, '');
  const email = editor.email.replaceAll(/[<>\r\n]/gu, '');
  const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const done = await git(folder, ...who, 'commit', '--quiet', '--no-verify', '--only', '-m', message, '--', ...paths);
  return done === undefined ? undefined : (await git(folder, 'rev-parse', 'HEAD'))?.trim();
}

/** Those of some files that a checkout would take and does not have yet. */
async function newFiles(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const root = (await git(folder, 'rev-parse', '--show-toplevel'))?.trim();
  if (root === undefined) return [];
  const own = paths.filter((path) => !relative(root, path).startsWith('..'));
  if (own.length === 0) return [];
  const listed = await git(root, 'ls-files', '-z', '--others', '--exclude-standard', '--', ...own);
  return (listed ?? '').split('\0').flatMap((name) => (name === '' ? [] : [join(root, name)]));
}

/** Who has changed a file, latest first. */
export async function fileHistory(path: string, most = 100): Promise<HistoryEntry[]> {
  const text = await git(dirname(path), 'log', `--max-count=${most}`, '--format=%H%x1f%aI%x1f%an%x1f%s', '--', path);
  return (text ?? '').split('\n').flatMap((line) => {
    const [entry, at, editor, message] = line.split('\u001F');
    return entry && at && editor !== undefined && message !== undefined ? [{ entry, at, editor, message }] : [];
  });
}

/** Text of a file as of a commit, or as of the one before it; null where it was not there. */
export async function fileAt(path: string, commit: string, which: 'then' | 'before'): Promise<string | null> {
  if (!/^[0-9a-f]{40}$/u.test(commit)) return null;
  const folder = dirname(path);
  const name = path.slice(folder.length + 1);
  return (await git(folder, 'show', `${commit}${which === 'before' ? '^' : ''}:./${name}`)) ?? null;
}

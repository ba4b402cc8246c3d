import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { HistoryEntry } from '../api.ts';
import { shownName } from './editor-name.ts';
import { GitFault, runGit as git } from './run-git.ts';

/** Output of a git command; undefined if it fails. */
function asked(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  return git(folder, args).catch(() => undefined);
}

/** Nearest existing folder above a file. */
function folderOf(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === dirname(folder) ? folder : folderOf(folder);
}

/**
 * Returns true if a file belongs to a git checkout that does not ignore it.
 * @throws GitFault if git refuses to answer, as for a checkout of another user
 */
export async function isInCheckout(path: string): Promise<boolean> {
  const folder = folderOf(path);
  try {
    if ((await git(folder, ['rev-parse', '--is-inside-work-tree'])).trim() !== 'true') return false;
  } catch (error) {
    if (error instanceof GitFault && /not a git repository|spawn git ENOENT/u.test(error.message)) return false;
    throw error;
  }
  return (await asked(folder, 'check-ignore', '--quiet', '--', path)) === undefined;
}

/** Commit to make. */
export interface Wanted {
  readonly files: readonly string[];
  /** Files to add to the commit if they belong to the same checkout and are not tracked yet. */
  readonly beside?: readonly string[];
  readonly author: { readonly name: string; readonly email: string };
  readonly message: string;
}

/** Commit that exists but is on no branch yet. */
interface Made {
  readonly root: string;
  readonly commit: string;
  readonly parent: string | undefined;
  readonly paths: readonly string[];
}

/**
 * Checks that git could commit a file with this message.
 * @throws GitFault
 */
export async function checkCommit(path: string, message: string): Promise<void> {
  await git(folderOf(path), ['hash-object', '-w', '--stdin'], { input: message });
}

/**
 * Commits the current state of some files and nothing else, with one commit per checkout. Uses a separate index, so that neither changes
 * staged by others nor a lock file left by a crash interferes, and no hook can refuse.
 * @param scratch path for that index
 * @throws GitFault; no branch has a new commit then
 */
export async function commitFiles(wanted: Wanted, scratch: string): Promise<string | undefined> {
  const made: Made[] = [];
  const groups = await byCheckout(wanted.files);
  for (const [root, files] of groups) {
    const one = await madeCommit(root, files, wanted, scratch);
    if (one !== undefined) made.push(one);
  }
  const shown: Made[] = [];
  try {
    for (const one of made) {
      await git(one.root, ['update-ref', '-m', 'publication', 'HEAD', one.commit, one.parent ?? '']);
      shown.push(one);
    }
  } catch (error) {
    for (const { root, commit, parent } of shown.toReversed())
      await asked(root, ...(parent === undefined ? ['update-ref', '-d', 'HEAD', commit] : ['update-ref', 'HEAD', parent, commit]));
    throw error;
  }
  // Updates the index for people who work in the checkout by hand. If they hold its lock, updating is up to them.
  for (const { root, paths } of made) await asked(root, 'reset', '--quiet', '--', ...paths);
  const [first] = groups;
  return (
    made[0]?.commit ?? (first === undefined ? undefined : (await asked(first[0], 'log', '-1', '--format=%H', '--', ...first[1]))?.trim())
  );
}

async function byCheckout(files: readonly string[]): Promise<readonly (readonly [string, readonly string[]])[]> {
  const roots = await Promise.all(
    files.map(async (file) => [(await git(folderOf(file), ['rev-parse', '--show-toplevel'])).replace(/\n$/u, ''), file] as const),
  );
  return [...Map.groupBy(roots, ([root]) => root)].map(([root, group]) => [root, group.map(([, file]) => file)]);
}

/** Commit on top of the current HEAD of a checkout; undefined if the files are unchanged. */
async function madeCommit(root: string, files: readonly string[], wanted: Wanted, scratch: string): Promise<Made | undefined> {
  const parent = (await asked(root, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}'))?.trim() || undefined;
  const paths = [...files, ...(await newFiles(root, wanted.beside ?? []))];
  const own = { env: { GIT_INDEX_FILE: scratch } };
  await git(root, parent === undefined ? ['read-tree', '--empty'] : ['read-tree', parent], own);
  const present = new Set((await git(root, ['ls-files', '-z', '--', ...paths], own)).split('\0').filter(Boolean));
  const fit = paths.filter((path) => existsSync(path) || present.has(relative(root, path)));
  if (fit.length === 0) return undefined;
  await git(root, ['add', '--all', '--', ...fit], own);
  const tree = (await git(root, ['write-tree'], own)).trim();
  if (parent !== undefined && (await git(root, ['rev-parse', `${parent}^{tree}`])).trim() === tree) return undefined;
  const { author, message } = wanted;
  const name = shownName(author);
  const email = author.email.replaceAll(/[<>\s]/gu, '');
  const env = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  const args = ['-c', 'i18n.commitEncoding=UTF-8', 'commit-tree', tree, ...(parent === undefined ? [] : ['-p', parent])];
  const commit = (await git(root, args, { env, input: `${message}\n` })).trim();
  return { root, commit, parent, paths };
}

/** Files that a checkout would accept but does not track yet. */
async function newFiles(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const own = paths.filter((path) => !relative(root, path).startsWith('..'));
  if (own.length === 0) return [];
  const listed = await asked(root, 'ls-files', '-z', '--others', '--exclude-standard', '--', ...own);
  return (listed ?? '').split('\0').flatMap((name) => (name === '' ? [] : [join(root, name)]));
}

/**
 * Files that differ from their last commit.
 * @throws GitFault
 */
export async function changedFiles(files: readonly string[]): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [root, group] of await byCheckout(files)) {
    const listed = await git(root, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...group]);
    changed.push(...listed.split('\0').flatMap((line) => (line === '' ? [] : [join(root, line.slice(3))])));
  }
  return changed;
}

/** Commits that changed a file, latest first. */
export async function fileHistory(path: string, most = 100): Promise<HistoryEntry[]> {
  const text = await asked(folderOf(path), 'log', `--max-count=${most}`, '-z', '--format=%H%x1f%aI%x1f%an%x1f%ae%x1f%s', '--', path);
  return (text ?? '').split('\0').flatMap((line) => {
    const [entry, at, editor, email = '', ...message] = line.replace(/^\n/u, '').split('\u001F');
    return entry && at && editor !== undefined && message.length > 0 ? [{ entry, at, editor, email, message: message.join(' ') }] : [];
  });
}

/** Text of a file at a commit, or at its parent; null if the file did not exist. */
export async function fileAt(path: string, commit: string, which: 'then' | 'before'): Promise<string | null> {
  if (!/^[0-9a-f]{40}$/u.test(commit)) return null;
  const folder = dirname(path);
  const name = path.slice(folder.length + 1);
  return (await asked(folder, 'show', `${commit}${which === 'before' ? '^' : ''}:./${name}`)) ?? null;
}

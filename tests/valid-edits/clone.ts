import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Creates a copy of all tracked and unignored files of the project, with its packages linked. */
export function cloneProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'parkett-edits-'));
  const listed = execFileSync('git', ['-C', project, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split('\0').filter((name) => name !== ''))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file), { force: true });
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}

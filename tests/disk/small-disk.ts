import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A mounted disk for one test: small enough to be filled, and that can be mounted again as read-only. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk up to the given number of free bytes. */
  fill(left: number): void;
  /** Frees the space again. */
  clear(): void;
  /** Remounts the disk. Fails while a process has a file open for writing. */
  remount(mode: 'ro' | 'rw'): void;
  remove(): void;
}

/** Whether this process may mount a disk. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && canMount();

/**
 * Mounts a small disk.
 * @throws Error when this process may not mount
 */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-disk-'));
  const ballast = join(folder, 'ballast');
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const remove = (): void => {
    process.off('exit', remove);
    run('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  // Removes the disk also when the run is aborted.
  process.once('exit', remove);
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    clear: () => rmSync(ballast, { force: true }),
    remount: (mode) => run('mount', ['-o', `remount,${mode}`, folder]),
    remove,
  };
}

function canMount(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

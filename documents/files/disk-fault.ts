import { diskCode } from './disk.ts';

/** Error in the form of the file system, for faults that are found before the disk is accessed. */
export class DiskFault extends Error {
  override readonly name = 'DiskFault';
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'Auf der Platte ist kein Platz mehr',
  EDQUOT: 'Auf der Platte ist kein Platz mehr',
  EROFS: 'Die Platte lässt sich gerade nur lesen',
  EACCES: 'Der Server darf dort nicht schreiben',
  EPERM: 'Der Server darf dort nicht schreiben',
  ENOTDIR: 'Ein Dokument steht, wo ein Ordner sein müsste',
  EISDIR: 'Ein Ordner steht, wo das Dokument sein müsste',
  ENOTEMPTY: 'Ein Ordner steht, wo das Dokument sein müsste',
  EEXIST: 'Ein Dokument steht, wo ein Ordner sein müsste',
  ENAMETOOLONG: 'Der Name ist für diese Platte zu lang',
  ELOOP: 'Ein Verweis steht auf dem Weg zum Dokument',
};

/** Returns the reason why the disk refuses, in German without a full stop at the end. */
export function diskReason(error: unknown): string {
  const code = diskCode(error) ?? '';
  return REASONS[code] ?? `Die Platte meldet einen Fehler${code === '' ? '' : ` (${code})`}`;
}

/** Faults that a retry cannot fix. All other faults, such as a full disk or too many open files, are retried first. */
const AT_ONCE = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY', 'EEXIST', 'ENAMETOOLONG', 'ELOOP', 'EXDEV']);
/** Pauses between two attempts, in ms. */
const WAITS = [50, 200, 1_000];

/**
 * Runs an operation on a disk and retries it after a pause where that may help.
 * @throws the fault that remains after the last attempt
 */
export async function patiently<T>(run: () => T | Promise<T>, pause: (milliseconds: number) => Promise<void>): Promise<T> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await run();
    } catch (error) {
      const code = diskCode(error);
      const wait = WAITS[attempt];
      if (code === undefined || AT_ONCE.has(code) || wait === undefined) throw error;
      await pause(wait);
    }
}

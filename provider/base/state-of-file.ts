import { statSync } from 'node:fs';

/** Tells when a file was written last and how long it is; undefined where there is none. */
export function stateOfFile(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true ? `${found.mtimeMs} ${found.size}` : undefined;
}

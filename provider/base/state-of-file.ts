import { statSync } from 'node:fs';

/** Returns a text that identifies the modification time and size of a file; undefined if there is none. */
export function stateOfFile(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true ? `${found.mtimeMs} ${found.size}` : undefined;
}

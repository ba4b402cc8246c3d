import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.ts';

export const formFile = 'form.ts';

/**
 * The contract operation that the `form.ts` in a block's folder calls.
 * @throws Error with the file's path when it exports no form
 */
export async function formOperation(root: string, path: string): Promise<string> {
  const file = join(root, path, formFile);
  // The file is data: it imports types only, so it can be read in any tree. The mark lets a change be seen.
  const module = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { form?: unknown };
  const operation = isObject(module.form) ? module.form['operation'] : undefined;
  if (typeof operation === 'string') return operation;
  throw new Error(`${path}/${formFile}: export a form with an "operation": export const form = { operation: 'registerUser', … }.`);
}

export function hasForm(root: string, path: string): boolean {
  return existsSync(join(root, path, formFile));
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.ts';

export const formFile = 'form.ts';

/**
 * The contract operation that the `form.ts` in a block's folder calls, and the places of the request that its fields fill.
 * @throws Error with the file's path when it exports no form
 */
export async function readForm(root: string, path: string): Promise<{ readonly operation: string; readonly places: readonly string[] }> {
  const file = join(root, path, formFile);
  // The file is data: it imports types only, so it can be read in any tree. The mark lets a change be seen.
  const module = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { form?: unknown };
  const { operation, fields } = isObject(module.form) ? module.form : {};
  const places = (Array.isArray(fields) ? fields : []).flatMap((field: unknown) =>
    isObject(field) && typeof field['at'] === 'string' ? [field['at']] : [],
  );
  if (typeof operation === 'string') return { operation, places };
  throw new Error(`${path}/${formFile}: export a form with an "operation": export const form = { operation: 'registerUser', … }.`);
}

export function hasForm(root: string, path: string): boolean {
  return existsSync(join(root, path, formFile));
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.ts';

export const formFile = 'form.ts';

/** A form as codegen sees it. */
export interface FormFacts {
  /** Its key among several forms of a block; undefined for the only one. */
  readonly key: string | undefined;
  /** The contract operation whose request its fields fill. */
  readonly operation: string;
  /** The operation that does it once it is confirmed, where that is another one. */
  readonly effect: string | undefined;
  /** Places of the request that its fields fill. */
  readonly places: readonly string[];
}

/**
 * The form, or the several forms, that the `form.ts` in a block's folder exports.
 * @throws Error with the file's path when it exports none
 */
export async function readForms(root: string, path: string): Promise<readonly FormFacts[]> {
  const file = join(root, path, formFile);
  // The file is data: it imports types only, so it can be read in any tree. The mark lets a change be seen.
  const module: unknown = await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  const { form: only, forms } = isObject(module) ? module : {};
  if (!isObject(forms)) return [factsOf(only, path)];
  return Object.entries(forms).map(([key, form]) => factsOf(form, path, key));
}

function factsOf(form: unknown, path: string, key?: string): FormFacts {
  const { operation, fields, confirm } = isObject(form) ? form : {};
  const places = (Array.isArray(fields) ? fields : []).flatMap((field: unknown) =>
    isObject(field) && typeof field['at'] === 'string' ? [field['at']] : [],
  );
  const asks = isObject(confirm) && typeof confirm['asks'] === 'string' ? confirm['asks'] : undefined;
  if (typeof operation === 'string') return { key, operation: asks ?? operation, effect: asks && operation, places };
  const missing = `export const ${key === undefined ? 'form = {' : `forms = { ${key}: {`} operation: 'registerUser', …`;
  throw new Error(`${path}/${formFile}: export a form with an "operation": ${missing}.`);
}

/** Name of the export in a block's `form.ts`; undefined without one. */
export function formExport(root: string, path: string): 'form' | 'forms' | undefined {
  const file = join(root, path, formFile);
  if (!existsSync(file)) return undefined;
  return /^export const forms\b/mu.test(readFileSync(file, 'utf8')) ? 'forms' : 'form';
}

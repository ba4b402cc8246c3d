import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.ts';

export const formFile = 'form.ts';

/** Facts about a form that codegen needs. */
export interface FormFacts {
  /** Key of the form if the block has several; undefined for a single form. */
  readonly key: string | undefined;
  /** Contract operation whose request the form's fields fill. */
  readonly operation: string;
  /** Operation that runs after confirmation, if it differs from `operation`. */
  readonly effect: string | undefined;
  /** Places of the request that the form's fields fill. */
  readonly places: readonly string[];
}

/**
 * Returns the form or forms that `form.ts` of a block's folder exports.
 * @throws Error with the path of the file if it exports none
 */
export async function readForms(root: string, path: string): Promise<readonly FormFacts[]> {
  const file = join(root, path, formFile);
  // A form file is data and imports only types, so it loads in any tree. The query string with the modification time bypasses the module
  // cache.
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

/** Name of the export in a block's `form.ts`; undefined if there is no such file. */
export function formExport(root: string, path: string): 'form' | 'forms' | undefined {
  const file = join(root, path, formFile);
  if (!existsSync(file)) return undefined;
  return /^export const forms\b/mu.test(readFileSync(file, 'utf8')) ? 'forms' : 'form';
}

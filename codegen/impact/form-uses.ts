import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formFile } from '../blocks/read-form.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import type { Site } from './unit.ts';

/** Parts of the contracts that a block's form uses. */
export interface FormUse {
  /** Operations that it calls; empty for a block without a form. */
  readonly calls: readonly string[];
  readonly sites: readonly Site[];
}

/**
 * Reads the operation that a block's `form.ts` names, and the request fields that it fills. The file is data, so its text is sufficient.
 */
export function formUse(root: string, folder: string, document: OpenApiDocument): FormUse {
  const file = `${folder}/${formFile}`;
  if (!existsSync(join(root, file))) return { calls: [], sites: [] };
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const stated = (key: string): { readonly value: string; readonly line: number }[] =>
    lines.flatMap((text, index) =>
      [...text.matchAll(new RegExp(`\\b${key}: ['"]([\\w.]+)['"]`, 'g'))].map(([, value = '']) => ({ value, line: index + 1 })),
    );
  const [operation] = stated('operation');
  if (operation === undefined) return { calls: [], sites: [] };
  return {
    calls: [operation.value],
    sites: [
      { file, line: operation.line, field: operation.value },
      ...stated('at').map(({ value, line }) => ({ file, line, field: fieldAt(document, operation.value, value) })),
    ],
  };
}

/** Field name of a place in a request's body, as used in findings: `Registration.email`, `registerUser:request.email`. */
function fieldAt(document: OpenApiDocument, operation: string, place: string): string {
  let field = `${operation}:request`;
  let schema = named(bodySchema(document, operation));
  for (const key of place.split('.')) {
    field = `${schema.name ?? field}.${key}`;
    schema = named(propertyOf(schema.node, key));
  }
  return field;

  function named(node: unknown): { readonly name: string | undefined; readonly node: unknown } {
    const reference = isObject(node) ? node['$ref'] : undefined;
    if (typeof reference !== 'string') return { name: undefined, node };
    const name = reference.split('/').at(-1) ?? '';
    return { name, node: document.components?.['schemas']?.[name] };
  }
}

function propertyOf(schema: unknown, key: string): unknown {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  return isObject(properties) ? properties[key] : undefined;
}

function bodySchema({ paths }: OpenApiDocument, id: string): unknown {
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find((candidate) => isObject(candidate) && candidate['operationId'] === id);
  return ['requestBody', 'content', 'application/json', 'schema'].reduce<unknown>(
    (node, key) => (isObject(node) ? node[key] : undefined),
    operation,
  );
}

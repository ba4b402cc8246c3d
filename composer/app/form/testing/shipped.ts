import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { kindOf } from '#documents/reader/kinds.ts';
import { schemaOf } from '../../../server/schemas.ts';
import type { Schema } from '../schema/schema.ts';

export interface ShippedDocument {
  readonly file: string;
  readonly kind: string;
  readonly value: unknown;
  readonly schema: Schema;
}

const project = process.cwd();

/** All shipped documents, each with the schema that the composer's server sends for its kind. */
export function shippedDocuments(): ShippedDocument[] {
  const schemas = new Map<string, Schema>();
  const schemaOfKind = (kind: string): Schema => {
    const known = schemas.get(kind) ?? schemaOf(project, kind);
    schemas.set(kind, known);
    return known;
  };
  return [...yamlFiles('config', ''), ...yamlFiles('content', 'content/')].flatMap(({ path, file }) => {
    const kind = kindOf(file);
    return kind === undefined ? [] : [{ file, kind, value: parse(readFileSync(path, 'utf8')) as unknown, schema: schemaOfKind(kind) }];
  });
}

function yamlFiles(folder: string, prefix: string): { readonly path: string; readonly file: string }[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ path: join(project, folder, file), file: prefix + file }));
}

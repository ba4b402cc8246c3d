import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwn } from '#domain/input/own-json.ts';
import { refuse } from './refusal.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Schema of a kind of document: the generated one, else the handwritten one.
 * @throws Refusal 404 for an unknown kind
 */
export function schemaOf(project: string, kind: string): Schema {
  return findSchema(project, kind) ?? refuse(404, `Für „${kind.slice(0, 60)}“ gibt es kein Schema.`);
}

/** Schema of a kind of document; undefined for an unknown kind. */
export function findSchema(project: string, kind: string): Schema | undefined {
  const name = kind.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  const folders = ['documents/generated', `documents/kinds/${name}`, 'documents/schemas', 'documents/content'];
  const paths = /^[a-z]+(?:-[a-z]+)*$/u.test(name) ? folders.map((folder) => join(project, folder, `${name}.schema.json`)) : [];
  const path = paths.find((each) => existsSync(each));
  return path === undefined ? undefined : parseOwn<Schema>(readFileSync(path, 'utf8'));
}

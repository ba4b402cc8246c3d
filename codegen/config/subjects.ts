import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../json.ts';
import { byName } from '../names.ts';
import { readSchema, type JsonSchema } from '#documents/schemas/read-schema.ts';
import { asSchema } from '../schemas/json-schema.ts';

/** Kind of thing that a page can be about, from its schema. */
export interface SubjectKind {
  readonly kind: string;
  readonly schema: JsonSchema;
  /** Placeholders for titles and descriptions of these pages, such as `issuer.name`. */
  readonly placeholders: readonly string[];
  /** Whether its subjects belong to a user. Pages about them are rendered for one visitor. */
  readonly isPrivate: boolean;
  /** Operation that returns the subject, if the provider has one. */
  readonly operation: string | undefined;
}

/** Folder that contains one folder per kind. */
export const subjectsFolder = 'subjects';
const schemaFile = 'subject.schema.json';

/** Returns true if the path is the schema of a kind of subject. */
export function isSubjectSchema(path: string): boolean {
  return path.startsWith(`${subjectsFolder}/`) && path.endsWith(`/${schemaFile}`);
}

/** Returns all kinds of subjects, sorted by name. Each is a folder with a schema. */
export function readSubjects(root: string): readonly SubjectKind[] {
  const directory = join(root, subjectsFolder);
  const folders = existsSync(directory) ? readdirSync(directory).filter((name) => existsSync(join(directory, name, schemaFile))) : [];
  return folders.toSorted(byName).map((kind) => subjectOf(kind, readSchema(join(directory, kind, schemaFile))));
}

function subjectOf(kind: string, schema: JsonSchema): SubjectKind {
  const { 'x-about': about, 'x-placeholders': placeholders, 'x-operation': operation, properties } = schema;
  const tag = isObject(properties) && isObject(properties['kind']) ? properties['kind']['const'] : undefined;
  const fault = (text: string): Error => new Error(`${subjectsFolder}/${kind}/${schemaFile}: ${text}.`);
  if (tag !== kind) throw fault(`it must have "properties": { "kind": { "const": "${kind}" } } like the name of its folder`);
  if (typeof about !== 'string') throw fault('"x-about" must name the kind in German, as in „eine Seite über einen Artikel“');
  if (!Array.isArray(placeholders)) throw fault('"x-placeholders" must list what titles may name');
  const isPrivate = schema['x-private'] === true;
  return {
    kind,
    schema,
    isPrivate,
    placeholders: placeholders.map(String),
    operation: typeof operation === 'string' ? operation : undefined,
  };
}

/**
 * Base schema of pages with every kind of subject as a branch of `definitions.subject`, and with the list of placeholders in the
 * description of every text marked with `"x-templated": true`.
 */
export function withSubjects(base: JsonSchema, subjects: readonly SubjectKind[]): JsonSchema {
  const definitions = isObject(base['definitions']) ? base['definitions'] : {};
  const joined = {
    ...base,
    definitions: {
      ...definitions,
      subject: {
        ...(isObject(definitions['subject']) ? definitions['subject'] : {}),
        oneOf: subjects.map(({ kind }) => ({ $ref: `#/definitions/${definitionOf(kind)}` })),
      },
      ...Object.fromEntries(subjects.map(({ kind, schema }) => [definitionOf(kind), definition(schema)])),
    },
  };
  const names = subjects.flatMap(({ placeholders }) => placeholders.map((name) => `{${name}}`));
  return asSchema(explained(joined, ` Platzhalter je nach Gegenstand: ${names.join(', ')}.`));
}

function definition(source: JsonSchema): JsonSchema {
  const { $schema: _, ...schema } = source;
  return schema;
}

/** Name of the page schema's definition for a kind of subject. */
export function definitionOf(kind: string): string {
  return `${kind}Subject`;
}

function explained(node: unknown, list: string): unknown {
  if (Array.isArray(node)) return node.map((item) => explained(item, list));
  if (!isObject(node)) return node;
  const { 'x-templated': isTemplated, ...rest } = node;
  const entries = Object.entries(rest).map(([key, value]) => [key, explained(value, list)] as const);
  const result: Record<string, unknown> = Object.fromEntries(entries);
  return isTemplated === true ? { ...result, description: `${String(rest['description'])}${list}` } : result;
}

/** Generates types that restrict code to existing kinds and their placeholders. */
export function subjectTypes(subjects: readonly SubjectKind[]): string {
  return [
    "/** What titles and descriptions may name, by the kind of their page's subject. */",
    'export interface PlaceholdersBySubject {',
    ...subjects.map(({ kind, placeholders }) => `  readonly ${kind}: ${placeholders.map((name) => `'${name}'`).join(' | ') || 'never'};`),
    '}',
  ].join('\n');
}

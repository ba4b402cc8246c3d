import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../json.ts';
import { byName, camelCase, pascalCase } from '../names.ts';
import { formatted, type GeneratedFile } from '../output.ts';
import { readSchema, type JsonSchema } from '#documents/schemas/read-schema.ts';

/** Kind of configuration: a folder below `documents/kinds`. */
export interface ConfigKind {
  /** Name of the folder, such as `trading-systems`. */
  readonly folder: string;
  /** Name in code, such as `tradingSystems`. */
  readonly name: string;
  /** Type of its documents, such as `TradingSystems`. */
  readonly type: string;
  /**
   * Part of the configuration that blocks may request: the kind's name, or the folder's name if there are several documents
   * (`contentPages`).
   */
  readonly part: string;
  /** German title for editors: of one document, and of all together if there are several. */
  readonly title: string;
  readonly titles: string | undefined;
  /** Folder of its documents below `config/`, if there are several. */
  readonly documents: string | undefined;
  readonly schemaFile: string;
  readonly schema: JsonSchema;
  /** Whether the kind has checks. */
  readonly hasChecks: boolean;
}

export const kindsFolder = 'documents/kinds';
const ending = '.schema.json';

/**
 * Returns all kinds of configuration, sorted by name.
 * @throws Error with the file and the remedy if a folder lacks a part
 */
export function readKinds(root: string): readonly ConfigKind[] {
  const directory = join(root, kindsFolder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(directory, entry.name)).length > 0)
    .map(({ name }) => kindOf(root, name))
    .toSorted((a, b) => byName(a.name, b.name));
}

/** Names of the parts of the configuration that blocks may request. */
export function configParts(root: string): readonly string[] {
  return readKinds(root).map(({ part }) => part);
}

function kindOf(root: string, folder: string): ConfigKind {
  const path = `${kindsFolder}/${folder}`;
  const schemaFile = `${path}/${folder}${ending}`;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(folder))
    throw new Error(`${path}: a kind of configuration is named in kebab-case, like "trading-systems".`);
  if (!existsSync(join(root, schemaFile))) throw new Error(`${path}: ${folder}${ending} missing: the schema of its documents.`);
  if (!existsSync(join(root, path, 'kind.ts')))
    throw new Error(
      `${path}: kind.ts missing: export const kind: SingleKind<${pascalCase(folder)}> = { absent: …, lists: { … } }, or a ManyKind.`,
    );
  const schema = readSchema(join(root, schemaFile));
  const kindInfo = isObject(schema['x-kind']) ? schema['x-kind'] : {};
  const { name: title } = kindInfo;
  const [titles, documents] = [textOf(kindInfo['names']), textOf(kindInfo['folder'])];
  const type = pascalCase(folder);
  const fault = (text: string): Error => new Error(`${schemaFile}: ${text}.`);
  if (schema['title'] !== type) throw fault(`"title" must be "${type}" like the folder, since it names the type`);
  if (typeof title !== 'string') throw fault('"x-kind" must say what editors call such a document: { "name": "Broker" }');
  if ((titles === undefined) !== (documents === undefined))
    throw fault('"x-kind" of a kind with many documents needs both "names" („Microsites“) and "folder" („issuers“)');
  const name = camelCase(folder);
  return {
    folder,
    name,
    type,
    part: documents === undefined ? name : camelCase(documents),
    title,
    titles,
    documents,
    schemaFile,
    schema,
    hasChecks: existsSync(join(root, path, 'checks.ts')),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Generates code that covers all kinds: their metadata, types, and operations for each of them. */
export async function kindFiles(kinds: readonly ConfigKind[], folder: string): Promise<GeneratedFile[]> {
  const single = kinds.filter(({ documents }) => documents === undefined);
  const many = kinds.filter(({ documents }) => documents !== undefined);
  return [
    await formatted(`${folder}/kinds.ts`, registrySource(single, many)),
    await formatted(`${folder}/kind-checks.ts`, checksSource(kinds)),
    await formatted(`${folder}/unions.ts`, unionsSource(kinds)),
  ];
}

function registrySource(single: readonly ConfigKind[], many: readonly ConfigKind[]): string {
  const all = [...single, ...many].toSorted((a, b) => byName(a.name, b.name));
  const types = all.map(({ type }) => type).toSorted(byName);
  const entries = (kinds: readonly ConfigKind[], text: (kind: ConfigKind) => string): string => kinds.map(text).join('\n');
  return `import type { AnyLists, AnyManyKind, ManyKind } from '../kinds/kind.ts';
${entries(all, ({ name, folder }) => `import { kind as ${name} } from '../kinds/${folder}/kind.ts';`)}
import type { Placed } from '../reader/references/placed.ts';
import type { ${types.join(', ')} } from './types.ts';

/** The documents that exist once, by kind. */
export interface Singles { ${entries(single, ({ name, type }) => `readonly ${name}: ${type};`)} }
/** One document of each kind of which there are many. */
export interface OneOfMany { ${entries(many, ({ name, type }) => `readonly ${name}: ${type};`)} }
/** All documents of these kinds, by the name of their part of the configuration. */
export interface Many { ${entries(many, ({ part, type }) => `readonly ${part}: readonly ${type}[];`)} }
/** The same with the texts that they came from; undefined where a document is faulty or missing. */
export interface PlacedSingles { ${entries(single, ({ name, type }) => `readonly ${name}: Placed<${type}> | undefined;`)} }
export interface PlacedMany { ${entries(many, ({ part, type }) => `readonly ${part}: readonly Placed<${type}>[];`)} }

/** Replacement for the document of a kind that is missing or faulty. */
export const ABSENT: Singles = { ${entries(single, ({ name }) => `${name}: ${name}.absent,`)} };
/** The lists of these documents whose entries have names. */
export const LISTS: Readonly<Record<keyof Singles, AnyLists>> = { ${entries(single, ({ name }) => `${name}: ${name}.lists,`)} };
/** Kinds of which there are many documents, each with what its folder says. */
export const MANY_KINDS: Readonly<Record<keyof OneOfMany, AnyManyKind>> = { ${many.map(({ name }) => name).join(', ')} } satisfies {
  readonly [Kind in keyof OneOfMany]: ManyKind<OneOfMany[Kind]>;
};

/** Kinds by the file of their one document. */
export const KIND_BY_FILE = { ${entries(single, ({ name, folder }) => `'${folder}.yaml': '${name}',`)} } as const;
/** Files of the kinds with one document. */
export const FILES: { readonly [Kind in keyof Singles]: keyof typeof KIND_BY_FILE } = { ${entries(single, ({ name, folder }) => `${name}: '${folder}.yaml',`)} };
/** Folders of the kinds with many documents, and their part of the configuration. */
export const FOLDERS = { ${entries(many, ({ name, documents, part }) => `${name}: { folder: '${documents}', part: '${part}' },`)} } as const;

/** The schema of each kind, below \`documents/\`. */
export const SCHEMA_FILES: Readonly<Record<string, string>> = { ${entries(all, ({ name, folder }) => `${name}: 'kinds/${folder}/${folder}${ending}',`)} };

/** Names that editors use for the documents of a kind: one, and all together where there are many. */
export const TITLES: { readonly [Kind in keyof Singles | keyof OneOfMany]: { readonly one: string; readonly many?: string } } = { ${entries(all, ({ name, title, titles }) => `${name}: ${JSON.stringify({ one: title, many: titles })},`)} };

/** The documents that exist once, as \`of\` gives each. */
export function eachSingle(of: <Kind extends keyof Singles>(kind: Kind) => Singles[Kind]): Singles {
  return { ${single.map(({ name }) => `${name}: of('${name}')`).join(', ')} };
}
/** The same with their texts. */
export function eachPlacedSingle(of: <Kind extends keyof Singles>(kind: Kind) => Placed<Singles[Kind]> | undefined): PlacedSingles {
  return { ${single.map(({ name }) => `${name}: of('${name}')`).join(', ')} };
}
/** The documents of which there are many, as \`of\` gives those of each kind. */
export function eachMany(of: <Kind extends keyof OneOfMany>(kind: Kind) => readonly OneOfMany[Kind][]): Many {
  return { ${many.map(({ name, part }) => `${part}: of('${name}')`).join(', ')} };
}
/** A value for each kind of which there are many. */
export function eachOfMany<Value>(of: (kind: keyof OneOfMany) => Value): Readonly<Record<keyof OneOfMany, Value>> {
  return { ${many.map(({ name }) => `${name}: of('${name}')`).join(', ')} };
}
/** The documents of these kinds with their texts. */
export function eachPlacedMany(of: <Kind extends keyof OneOfMany>(kind: Kind) => readonly Placed<OneOfMany[Kind]>[]): PlacedMany {
  return { ${many.map(({ name, part }) => `${part}: of('${name}')`).join(', ')} };
}
`;
}

function checksSource(kinds: readonly ConfigKind[]): string {
  const own = kinds.filter(({ hasChecks }) => hasChecks);
  const many = kinds.filter(({ documents }) => documents !== undefined);
  return `${own.map(({ name, folder }) => `import { check as ${name} } from '../kinds/${folder}/checks.ts';`).join('\n')}
import type { PlacedFault } from '../reader/fault.ts';
import type { References } from '../reader/references/context.ts';
import type { OneOfMany, PlacedSingles } from './kinds.ts';

/** Faults of single documents that only their kinds know. */
export function checkSingles(documents: PlacedSingles, references: References): PlacedFault[] {
  return [
    ${own
      .filter(({ documents }) => documents === undefined)
      .map(({ name }) => `...(documents.${name} === undefined ? [] : ${name}(documents.${name}, references)),`)
      .join('\n')}
  ];
}

/** The same of the documents of which there are many, by kind. */
export function checkMany(references: References): Readonly<Record<keyof OneOfMany, readonly PlacedFault[]>> {
  return { ${many.map(({ name, part, hasChecks }) => `${name}: ${hasChecks ? `${name}(references.${part}, references)` : '[]'}`).join(', ')} };
}
`;
}

/** Generates schemas with branches that findings distinguish, by kind. */
function unionsSource(kinds: readonly ConfigKind[]): string {
  const own = kinds.filter(({ schema }) => JSON.stringify(schema).includes('"discriminator"'));
  const written = [
    { name: 'articleBlocks', path: 'generated/article-blocks.schema.json' },
    { name: 'page', path: 'generated/page.schema.json' },
    ...own.map(({ name, folder }) => ({ name, path: `kinds/${folder}/${folder}${ending}` })),
  ].toSorted((a, b) => byName(a.name, b.name));
  return `${written.map(({ name, path }) => `import ${name} from '../${path}' with { type: 'json' };`).join('\n')}

/** Schemas that hold tagged unions, by kind. */
export const UNIONS: Readonly<Record<string, unknown>> = { ${written.map(({ name }) => name).join(', ')} };
/** Their files below \`documents/\`. */
export const UNION_FILES: Readonly<Record<string, string>> = { ${written.map(({ name, path }) => `${name}: '${path}'`).join(', ')} };
`;
}

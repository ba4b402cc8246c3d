import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pascalCase } from '../names.ts';
import { configParts } from '../config/kinds.ts';
import { readSubjects } from '../config/subjects.ts';
import { isObject } from '../json.ts';
import { readSchema, type JsonSchema } from '#documents/schemas/read-schema.ts';
import { isOutline, isRunningText, markerFaults, partTitlesOf, shellMarkerOf, type ShellMarker } from './markers.ts';
import { formExport } from './read-form.ts';
import { readIslands, type IslandFile } from './read-islands.ts';
import { readPageScript, type ScriptFile } from './read-page-script.ts';
import { styleFaults } from './style-faults.ts';
import { readVersions } from './versions.ts';
import type { VersionSteps } from '#documents/versions/steps.ts';

/** Facts about a block folder that codegen needs. */
export interface BlockFolder {
  readonly type: string;
  readonly family: string;
  /** Path from the root of the project, e.g. `blocks/instrument/venue-table`. */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly vocabulary: string;
  readonly subject: string | undefined;
  /** Parts of the configuration that the block requests. */
  readonly config: readonly unknown[];
  /** Place of the block in the shell of every page. */
  readonly shell: ShellMarker | undefined;
  /** Whether a page with the block counts as an article to read. */
  readonly isRunningText: boolean;
  /** Whether the block lists the sections of its page. */
  readonly isOutline: boolean;
  /** Paths of properties that hold titles of the block's parts. */
  readonly partTitles: readonly (readonly string[])[];
  readonly component: string;
  /** Whether schema, component and fixtures exist. */
  readonly isComplete: boolean;
  readonly hasNeeds: boolean;
  /** Whether `form.ts` exists: the block contains one or more forms. */
  readonly hasForm: boolean;
  readonly hasSeveralForms: boolean;
  /** Whether `files.ts` exists: the block adds files beside its page. */
  readonly hasFiles: boolean;
  /** Whether `rows-export.ts` exists: the block offers its rows as a file. */
  readonly hasExport: boolean;
  /** Islands of the block; `live.client.tsx` has the name `live`. */
  readonly islands: readonly IslandFile[];
  /** Scripts of the block and of its family, loaded on pages that contain the block. */
  readonly scripts: readonly ScriptFile[];
  readonly hasStyles: boolean;
  /** Whether `print.css` exists: styles of the block on paper. */
  readonly hasPrint: boolean;
  /** Migrations of the block from each older version to the next. */
  readonly steps: VersionSteps;
}

const schemaFile = 'block.schema.json';
const purposes = { [schemaFile]: 'what an editor may write', 'block.tsx': 'the component', 'fixtures.yaml': 'at least one example' };
const reserved = new Set(['generated', 'kit', 'fixtures']);
const vocabularies = new Set(['page', 'article', 'shell']);

/**
 * Reads every `blocks/<family>/<type>/` with a valid schema, sorted by type. Missing parts are listed in `problems`. A block that is not
 * `isComplete` gets props but no place in the registry. Empty folders are ignored.
 */
export function readBlocks(root: string): { blocks: BlockFolder[]; problems: string[] } {
  const problems: string[] = [];
  const blocks: BlockFolder[] = [];
  const parts = unlessBroken(() => configParts(root));
  const subjects = unlessBroken(() => readSubjects(root).map(({ kind }) => kind));
  const folders = blockFolders(root);
  const types = folders.map(({ type }) => type);
  for (const { family, type } of folders) {
    const path = `blocks/${family}/${type}`;
    const twin = blocks.find((block) => block.type === type);
    try {
      const missing = missingFiles(root, path);
      if (missing.length > 0) problems.push(`${path}: ${missing.join(' and ')} missing; the block stays out of the registry until then.`);
      if (missing.some((file) => file.startsWith(schemaFile))) continue;
      const block = blockOf(root, family, type, missing.length === 0);
      const faults = twin
        ? [`the type "${type}" already exists in ${twin.path}: rename one of the folders`]
        : schemaFaults(block, subjects, parts);
      problems.push(...faults.map((fault) => `${path}: ${fault}.`));
      if (faults.length === 0) blocks.push(block);
      const inFiles = [...foreignStyles(root, block, types), ...readIslands(root, path).faults];
      const { faults: ofVersions } = readVersions(root, path, type, block.schema);
      problems.push(...ofVersions.map((fault) => `${path}: ${fault}.`));
      problems.push(...inFiles.map((fault) => `${path}/${fault}.`));
      problems.push(...scriptFaults(root, block));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  problems.push(...new Set(folders.flatMap(({ family }) => readPageScript(root, `blocks/${family}`).fault ?? [])));
  return { blocks: blocks.toSorted((a, b) => (a.type < b.type ? -1 : 1)), problems };
}

/** Returns undefined while the schema of a kind is broken, so that blocks remain unchanged. The configuration task reports that fault. */
function unlessBroken(read: () => readonly string[]): readonly string[] | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function blockFolders(root: string): { family: string; type: string }[] {
  const base = join(root, 'blocks');
  return foldersIn(base)
    .filter((family) => !reserved.has(family))
    .flatMap((family) => foldersIn(join(base, family)).map((type) => ({ family, type })))
    .filter(({ family, type }) => !reserved.has(type) && readdirSync(join(base, family, type)).length > 0);
}

function foldersIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function missingFiles(root: string, path: string): string[] {
  return Object.entries(purposes)
    .filter(([file]) => !existsSync(join(root, path, file)))
    .map(([file, purpose]) => `${file} (${purpose})`);
}

function blockOf(root: string, family: string, type: string, isComplete: boolean): BlockFolder {
  const path = `blocks/${family}/${type}`;
  const schema = readSchema(join(root, path, schemaFile));
  return {
    type,
    family,
    path,
    schema,
    vocabulary: textOf(schema['x-vocabulary']) ?? '',
    subject: textOf(schema['x-subject']),
    config: [schema['x-config'] ?? []].flat(),
    shell: shellMarkerOf(schema),
    isRunningText: isRunningText(schema),
    isOutline: isOutline(schema),
    partTitles: partTitlesOf(schema),
    component: pascalCase(type),
    isComplete,
    hasNeeds: existsSync(join(root, path, 'data.ts')),
    hasForm: formExport(root, path) !== undefined,
    hasSeveralForms: formExport(root, path) === 'forms',
    hasFiles: existsSync(join(root, path, 'files.ts')),
    hasExport: existsSync(join(root, path, 'rows-export.ts')),
    islands: readIslands(root, path).islands,
    scripts: [`blocks/${family}`, path].flatMap((folder) => readPageScript(root, folder).script ?? []),
    hasStyles: existsSync(join(root, path, 'block.css')),
    hasPrint: existsSync(join(root, path, 'print.css')),
    steps: readVersions(root, path, type, schema).steps,
  };
}

function foreignStyles(root: string, { path, type, hasStyles }: BlockFolder, types: readonly string[]): string[] {
  return hasStyles ? styleFaults(readFileSync(join(root, path, 'block.css'), 'utf8'), type, types) : [];
}

function scriptFaults(root: string, { path, vocabulary, scripts }: BlockFolder): string[] {
  const fault = readPageScript(root, path).fault ?? [];
  const isOfFrame = scripts.some(({ when }) => when === 'frame');
  return [
    fault,
    isOfFrame && vocabulary !== 'shell' ? `${path}/page.ts: only scripts of the vocabulary "shell" are part of the frame.` : [],
  ].flat();
}

function textOf(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
}

function schemaFaults(
  { schema, type, vocabulary, subject, config }: BlockFolder,
  subjects: readonly string[] | undefined,
  parts: readonly string[] | undefined,
): string[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const tag = isObject(properties['type']) ? properties['type']['const'] : undefined;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const faults = markerFaults(schema, vocabulary);
  if (tag !== type) faults.push(`block.schema.json must have "properties": { "type": { "const": "${type}" } } like the folder's name`);
  if (!required.includes('type')) faults.push('block.schema.json must list "type" in "required"');
  if (schema['additionalProperties'] !== false) faults.push('block.schema.json must be closed: "additionalProperties": false');
  if (!vocabularies.has(vocabulary)) faults.push('block.schema.json needs "x-vocabulary": "page", "article" or "shell"');
  if (subject !== undefined && subjects?.includes(subject) === false)
    faults.push(`"x-subject" in block.schema.json must be one of ${subjects.map((kind) => `"${kind}"`).join(', ')}, or be left out`);
  const unknown = config.filter((name) => parts?.includes(String(name)) === false);
  if (unknown.length > 0)
    faults.push(
      `"x-config" in block.schema.json lists parts of the configuration by name: there is no ${unknown.map((name) => JSON.stringify(name)).join(', ')}`,
    );
  return faults;
}

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

/** A block folder as codegen sees it. */
export interface BlockFolder {
  readonly type: string;
  readonly family: string;
  /** From the root of the project, e.g. `blocks/instrument/venue-table`. */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly vocabulary: string;
  readonly subject: string | undefined;
  /** Parts of the configuration that it asks for. */
  readonly config: readonly unknown[];
  /** Its place in the frame of every page. */
  readonly shell: ShellMarker | undefined;
  /** A page with it is one to read. */
  readonly isRunningText: boolean;
  /** It lists the sections of its page. */
  readonly isOutline: boolean;
  /** Where its props hold titles of its parts, by the names that lead there. */
  readonly partTitles: readonly (readonly string[])[];
  readonly component: string;
  /** Schema, component and fixtures are there. */
  readonly isComplete: boolean;
  readonly hasNeeds: boolean;
  /** `form.ts`: the block holds a form, or several. */
  readonly hasForm: boolean;
  readonly hasSeveralForms: boolean;
  /** `files.ts`: files beside the page that it stands on. */
  readonly hasFiles: boolean;
  /** `rows-export.ts`: its rows as a file. */
  readonly hasExport: boolean;
  /** Names of its islands, `live` for `live.client.tsx`. */
  readonly islands: readonly IslandFile[];
  /** Its script for the pages that have it, and that of its family. */
  readonly scripts: readonly ScriptFile[];
  readonly hasStyles: boolean;
  /** `print.css`: what it is on paper. */
  readonly hasPrint: boolean;
  /** How blocks of each older version become the next one. */
  readonly steps: VersionSteps;
}

const schemaFile = 'block.schema.json';
const purposes = { [schemaFile]: 'what an editor may write', 'block.tsx': 'the component', 'fixtures.yaml': 'at least one example' };
const reserved = new Set(['generated', 'kit', 'fixtures']);
const vocabularies = new Set(['page', 'article', 'shell']);

/**
 * Reads every `blocks/<family>/<type>/` that has a sound schema, sorted by type. What a folder lacks is named in
 * `problems`; one that is not `isComplete` has props but no place in the registry. An empty folder is not a block yet.
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

/** Undefined while the schema of a kind is broken, which the task of the configuration reports: blocks stay as they are. */
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

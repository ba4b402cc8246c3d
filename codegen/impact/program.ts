import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { isIslandFile } from '../blocks/read-islands.ts';
import { isObject } from '../json.ts';
import type { Site } from './unit.ts';

/** Files of a block's folder that the registry imports, besides islands. */
const BLOCK_ENTRIES = new Set(['block.tsx', 'data.ts']);
/** Rooms with code around the blocks. */
const OUTSIDE = ['subjects', 'renderer', 'site'];

/** Tests, their helpers, and configuration of tools. */
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|\.config\.ts$|(^|[\\/])test(ing)?-/;
/** Folders of build output. They are not read, because a build may be running. */
const BUILT = new Set(['.next', 'public', 'node_modules']);

/** Block with the files that the registry and the island loader import. */
export interface BlockSource {
  readonly type: string;
  readonly family: string;
  readonly entries: readonly string[];
  /** Fields of `ContentItem` that the renderer passes to an article block as props. */
  readonly contentSites: readonly Site[];
  /** Parts of the configuration that its schema requests, as `config.navigation`. */
  readonly configSites: readonly Site[];
}

/** All block folders (`blocks/<family>/<type>/`). */
export function blockSources(root: string): BlockSource[] {
  return readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(/[\\/]/))
    .filter(([, , file, ...deeper]) => file === 'block.schema.json' && deeper.length === 0)
    .map(([family = '', type = '']) => {
      const folder = join(root, 'blocks', family, type);
      const files = readdirSync(folder);
      return {
        type,
        family,
        entries: files.filter((file) => BLOCK_ENTRIES.has(file) || isIslandFile(file)).map((file) => join(folder, file)),
        ...schemaSites(root, folder),
      };
    })
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

/** Uses that a block declares in its schema. An article block renders an entry of an article: its properties are the entry's fields. */
function schemaSites(root: string, folder: string): Pick<BlockSource, 'contentSites' | 'configSites'> {
  const file = join(folder, 'block.schema.json');
  const text = readFileSync(file, 'utf8');
  const schema: unknown = JSON.parse(text);
  if (!isObject(schema)) return { contentSites: [], configSites: [] };
  const lines = text.split('\n');
  const siteOf = (key: string, field: string): Site => ({
    file: relative(root, file),
    line: lines.findIndex((line) => line.trimStart().startsWith(`"${key}":`)) + 1,
    field,
  });
  const fields = schema['x-vocabulary'] === 'article' && isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  return {
    contentSites: fields.map((name) => siteOf(name, `ContentItem.${name}`)),
    configSites: partsOf(schema).map((name) => siteOf('x-config', `config.${name}`)),
  };
}

function partsOf({ 'x-config': parts }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(parts) ? parts.filter((part) => typeof part === 'string') : [];
}

/** Files of subjects, renderer and site, without tests. */
export function outsideSources(root: string): string[] {
  return OUTSIDE.flatMap((room) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, room), exclude: (name) => BUILT.has(basename(name)) })
      .filter((path) => !NO_SOURCE.test(path))
      .map((path) => join(root, room, path)),
  );
}

/** Packages whose types carry answers of calls. Types of all other packages name no field of the contracts. */
const CARRIERS = /^(react|@tanstack\/react-query)(\/|$)/;

/**
 * TypeScript program of the blocks and the code around them. Excludes frameworks and the types of browser and Node: they name no field of
 * the contracts and take longest to read. `instead` replaces the text of some files.
 */
export function createProgram(root: string, files: readonly string[], instead: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    ...projectOptions(root),
    lib: ['lib.es2024.d.ts'],
    types: [],
    noEmit: true,
    skipLibCheck: true,
    configFilePath: join(root, 'tsconfig.json'),
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => instead.get(relative(root, path).replaceAll('\\', '/')) ?? readFile(path);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containingFile, redirected) =>
    literals.map(({ text }) =>
      /^[.#]/.test(text) || CARRIERS.test(text) || containingFile.includes('/node_modules/')
        ? ts.resolveModuleName(text, containingFile, options, host, cache, redirected)
        : { resolvedModule: undefined },
    );
  return ts.createProgram([...files], options, host);
}

function projectOptions(root: string): ts.CompilerOptions {
  const file = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const config: unknown = file.config;
  return ts.convertCompilerOptionsFromJson(isObject(config) ? config['compilerOptions'] : {}, root).options;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Schemas } from '#documents/reader/schemas.ts';
import type { BlockVersions } from '#documents/versions/steps.ts';
import { readBlocks, type BlockFolder } from '../blocks/read.ts';
import { isObject, without } from '../json.ts';
import { byName, camelCase, pascalCase } from '../names.ts';
import { formatted, typedJson, verbatim, type GeneratedFile } from '../output.ts';
import { readSchema, type JsonSchema } from '#documents/schemas/read-schema.ts';
import { titledTypes } from '../schemas/types.ts';
import { validatorDeclarations, validatorSource } from '../schemas/validators.ts';
import type { Task } from '../task.ts';
import { ANSWERS, answersSchema, withAnswers } from './answers-schema.ts';
import { isSameButAliases, withAliases, type ArticleNames } from './article-aliases.ts';
import { itemKinds, withArticleBlocks } from './article-items.ts';
import { kindFiles, kindsFolder, readKinds } from './kinds.ts';
import { isSameButNames, writtenBlockList, writtenLayout, writtenPage, type SharedNames } from './editor-schemas.ts';
import { withPlaces } from './page-places.ts';
import { openBlock, pageSchema } from './page-schema.ts';
import { referencePlaces } from './references.ts';
import { isSubjectSchema, readSubjects, subjectTypes, withSubjects } from './subjects.ts';
import { operationsOf, withOperations } from './operation-names.ts';
import { withBlockTypes } from './vocabulary.ts';

const folder = 'documents/generated';
const sources = 'documents/schemas';
/** Editors' documents that the provider serves. They are checked together with the configuration. */
const contentSources = 'documents/content';
const pageBase = 'page.base';
const pieceBase = 'article.base';
/** Schema of articles with all article blocks, for completion in editors. */
const pieceFile = `${contentSources}/article.schema.json`;
/** Kind whose schema lists block types. Editors complete from the filled schema. */
const articleBlocksKind = 'article-blocks';
/** Aliases for the contents of articles. */
const articleNamesFile = 'config/article-blocks.yaml';

/** Shared parts that schemas of blocks refer to. */
const sharedBlockParts = 'blocks/kit/shared.schema.json';

/** Generates types, validators and the page schema for editors from configuration schemas and, for pages, block schemas. */
export const configTask: Task = {
  name: 'config',
  owns: [`${folder}/`, pieceFile],
  reads: (path) =>
    path.startsWith(`${sources}/`) ||
    path.startsWith(`${kindsFolder}/`) ||
    path.startsWith(`${contentSources}/`) ||
    isSubjectSchema(path) ||
    /^(?:config\/(?:layouts|block-lists)|contracts\/http)\/[^/]+\.yaml$/.test(path) ||
    path === articleNamesFile ||
    path === sharedBlockParts ||
    /^blocks\/[^/]+\/[^/]+\/(?:block\.schema\.json|versions\.yaml|form\.ts)$/.test(path),
  async run(root) {
    const own = readKinds(root);
    const schemas = readSchemas(root, sources);
    for (const { folder: name, schema } of own) schemas.set(name, schema);
    const pageSource = schemas.get(pageBase);
    const subjects = readSubjects(root);
    const kinds = new Map([...schemas].filter(([name]) => name !== pageBase).toSorted(([a], [b]) => byName(a, b)));
    const types = new Map([...kinds].map(([name, schema]) => [pascalCase(name), schema]));
    const files: GeneratedFile[] = [];
    const { blocks } = readBlocks(root);
    const articleBlocks = kinds.get(articleBlocksKind);
    if (articleBlocks) {
      const filled = withBlockTypes(articleBlocks, blocks);
      kinds.set(articleBlocksKind, filled);
      files.push(await formatted(`${folder}/${articleBlocksKind}.schema.json`, JSON.stringify(filled)));
    }
    if (pageSource) {
      const base = withSubjects(pageSource, subjects);
      const page = withPlaces(pageSchema(base, blocks), blocks);
      const operations = operationsOf(join(root, 'contracts/http'));
      kinds.set('page', page);
      types.set('PageDocument', openBlock(base));
      const offered = operations === undefined ? page : withAnswers(withOperations(page, operations));
      files.push(...(await editorSchemas(offered, kinds.get('parameters'), sharedNames(root))));
      if (operations !== undefined)
        files.push(await formatted(`${folder}/${ANSWERS}.schema.json`, JSON.stringify(answersSchema(operations))));
    }
    const content = readSchemas(root, contentSources);
    const pieces = content.get(pieceBase);
    content.delete(pieceBase);
    content.delete('article');
    if (pieces) {
      const filled = withArticleBlocks(pieces, blocks);
      content.set('article', filled);
      const named = await formatted(pieceFile, JSON.stringify(withAliases(filled, articleNames(root))));
      files.push({ ...named, isSame: (present) => isSameButAliases(present, named.text) });
      const items = Object.fromEntries(itemKinds(filled).map(({ item, block }) => [item, block]));
      files.push(await formatted(`${folder}/article-items.json`, JSON.stringify(items)));
    }
    files.push(await formatted(`${folder}/block-versions.json`, JSON.stringify(blockVersions(blocks, pieces))));
    const byExport = new Map([...kinds, ...content].map(([name, schema]): [string, JsonSchema] => [camelCase(name), schema]));
    const typeOf = new Map([...byExport.keys()].map((name) => [name, typeName(name, content)]));
    const places: Schemas['references'] = Object.fromEntries([...byExport].map(([name, schema]) => [name, referencePlaces(schema)]));
    files.push(
      await formatted(`${folder}/types.ts`, [await typesSource(types), subjectTypes(subjects)].join('\n\n')),
      ...(await typedJson(`${folder}/references.json`, places, "import('../reader/schemas.ts').Schemas['references']")),
      ...(await kindFiles(own, folder)),
      verbatim(`${folder}/validators.cjs`, validatorSource(byExport)),
      await formatted(`${folder}/validators.d.cts`, validatorDeclarations(typeOf, './types.ts')),
    );
    return { files, problems: [] };
  },
};

/** Blocks with former versions, by type and by their names in articles. */
function blockVersions(blocks: readonly BlockFolder[], pieces: JsonSchema | undefined): BlockVersions {
  const changed = blocks.filter(({ steps }) => steps.length > 0);
  const byType = Object.fromEntries(changed.map(({ type, steps }) => [type, steps]));
  const inArticles = changed.filter(({ vocabulary }) => vocabulary === 'article').map(({ type }) => type);
  const named = (pieces === undefined ? [] : itemKinds(pieces)).filter(({ block }) => inArticles.includes(block));
  const kinds = [...inArticles.map((type) => ({ item: type, block: type })), ...named];
  return { blocks: byType, items: Object.fromEntries(kinds.map(({ item, block }) => [item, byType[block] ?? []])) };
}

/** Schemas for completion in editors, for documents that are validated only after they are joined. */
async function editorSchemas(page: JsonSchema, parameters: JsonSchema | undefined, names: SharedNames): Promise<GeneratedFile[]> {
  const schemas: Readonly<Record<string, JsonSchema>> = {
    page: writtenPage(page, names),
    ...(parameters && { layout: writtenLayout(page, parameters, names), 'block-list': writtenBlockList(page, parameters, names) }),
  };
  return Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => {
      const file = await formatted(`${folder}/${name}.schema.json`, JSON.stringify(without(schema, ['$id'])));
      return { ...file, isSame: (present: string) => isSameButNames(present, file.text) };
    }),
  );
}

/** Names of the existing layouts and lists of blocks. */
function sharedNames(root: string): SharedNames {
  const namesIn = (name: string): string[] => {
    const directory = join(root, 'config', name);
    const files = existsSync(directory) ? readdirSync(directory).filter((file) => file.endsWith('.yaml')) : [];
    return files.map((file) => file.slice(0, -'.yaml'.length)).toSorted(byName);
  };
  return { layouts: namesIn('layouts'), blockLists: namesIn('block-lists') };
}

/** Names in article-blocks.yaml for the content that each block shows. */
function articleNames(root: string): ArticleNames {
  const file = join(root, articleNamesFile);
  const document: unknown = existsSync(file) ? readable(readFileSync(file, 'utf8')) : undefined;
  const entries: readonly unknown[] = isObject(document) && Array.isArray(document['blocks']) ? document['blocks'] : [];
  return entries.flatMap((entry) => {
    if (!isObject(entry) || typeof entry['type'] !== 'string' || !Array.isArray(entry['items'])) return [];
    return [{ block: entry['type'], items: entry['items'].filter((item) => typeof item === 'string') }];
  });
}

/** Value of an editor's document; undefined for invalid YAML, which the checker reports. */
function readable(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Name of a schema's type. The types of editorial content belong to the provider. */
function typeName(name: string, content: ReadonlyMap<string, JsonSchema>): string {
  if (content.has(name)) return 'unknown';
  return name === 'page' ? 'PageDocument' : pascalCase(name);
}

function readSchemas(root: string, folderOfSchemas: string): Map<string, JsonSchema> {
  const directory = join(root, folderOfSchemas);
  const ending = '.schema.json';
  const names = existsSync(directory)
    ? readdirSync(directory)
        .filter((name) => name.endsWith(ending))
        .toSorted(byName)
    : [];
  return new Map(names.map((name) => [name.slice(0, -ending.length), readSchema(join(directory, name))]));
}

async function typesSource(schemas: ReadonlyMap<string, JsonSchema>): Promise<string> {
  const seen = new Map<string, { text: string; owner: string }>();
  for (const [owner, schema] of [...schemas].toSorted(([a], [b]) => byName(a, b))) {
    const source = await formatted(`${owner}.ts`, await titledTypes(schema, owner));
    for (const { name, text } of separateDeclarations(source.text)) {
      const other = seen.get(name);
      if (other && other.text !== text)
        throw new Error(
          `${sources}: the schemas of ${other.owner} and ${owner} both describe "${name}", but differently. Give one of them another "title".`,
        );
      seen.set(name, { text, owner });
    }
  }
  return [...seen.values()].map(({ text }) => text).join('\n\n');
}

/** Splits formatted source into top-level declarations. A doc comment stays with its declaration. */
function separateDeclarations(source: string): { name: string; text: string }[] {
  return [...source.matchAll(/(?:^\/\*\*\n(?: \*.*\n)+)?^export (?:interface|type) (\w+)[^]*?(?=^\/\*\*|^export |$(?![^]))/gm)].map(
    ([text, name]) => ({ name: name ?? '', text: text.trim() }),
  );
}

import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSchema, type JsonSchema } from './schemas/read-schema.ts';

const root = join(import.meta.dirname, '..');
const schemas = [
  ...['documents/schemas', 'documents/kinds'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${folder}/${file}`),
  ),
  ...readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('block.schema.json'))
    .map((file) => `blocks/${file}`),
  ...globSync('subjects/*/subject.schema.json', { cwd: root }),
];
const blocks = schemas.filter((file) => file.startsWith('blocks/'));

const pageSchema = 'documents/schemas/page.base.schema.json';

const schemaOf = (file: string): JsonSchema => readSchema(join(root, file));

/** Returns every described key of a schema with its place: `definitions.entry.type`. */
function properties(node: unknown, place: string): { readonly place: string; readonly schema: JsonSchema }[] {
  if (Array.isArray(node)) return node.flatMap((entry: unknown, index) => properties(entry, `${place}[${index}]`));
  if (!isJson(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'default') return [];
    if (key !== 'properties' || !isJson(value)) return properties(value, `${place}.${key}`);
    return Object.entries(value).flatMap(([name, schema]) =>
      isJson(schema) ? [{ place: `${place}.${name}`, schema }, ...properties(schema, `${place}.${name}`)] : [],
    );
  });
}

function isJson(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if a key has a description, its own or that of the definition that it refers to. */
function isExplained({ description, $ref }: JsonSchema, definitions: unknown): boolean {
  const name = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : undefined;
  const target = name !== undefined && isJson(definitions) ? definitions[name] : undefined;
  return typeof description === 'string' || (isJson(target) && typeof target['description'] === 'string');
}

/** Returns true for a key with only one value, which has no field: it is shown in the heading of a form. */
function isTag({ const: only, $ref }: JsonSchema, definitions: unknown): boolean {
  const name = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : undefined;
  const target = name !== undefined && isJson(definitions) ? definitions[name] : undefined;
  return only !== undefined || (isJson(target) && target['const'] !== undefined);
}

/**
 * Returns true for a title that is not the name of a type, such as `AdSlotBehind`: parts with a type of their own are in the definitions.
 */
function hasGermanTitle({ title }: JsonSchema): boolean {
  return typeof title === 'string' && title !== '' && !/^(?:[A-Z][a-z0-9]+){2,}$/u.test(title);
}

/** Returns true for a free text or number, which only an example explains; lists of values and sections explain themselves. */
function isFree({ type, enum: values, const: only, $ref }: JsonSchema): boolean {
  return (type === 'string' || type === 'number' || type === 'integer') && values === undefined && only === undefined && $ref === undefined;
}

describe.each(schemas)('%s', (file) => {
  const schema = schemaOf(file);
  // A kind of subject is a branch of the page's schema and uses its definitions.
  const definitions = file.startsWith('subjects/') ? schemaOf(pageSchema)['definitions'] : schema['definitions'];
  const keys = properties(schema, '');
  it('explains every key, so that an editor sees it while typing', () => {
    expect(keys.filter(({ schema: key }) => !isExplained(key, definitions)).map(({ place }) => place)).toEqual([]);
  });
  it('names every key in German: editors know it by its title', () => {
    expect(keys.filter(({ schema: key }) => !isTag(key, definitions) && !hasGermanTitle(key)).map(({ place }) => place)).toEqual([]);
  });
  it('gives an example of every free text and number', () => {
    expect(keys.filter(({ schema: key }) => isFree(key) && !Array.isArray(key['examples'])).map(({ place }) => place)).toEqual([]);
  });
});

/** Tests the schemas that codegen generates and forms are rendered from. Parameters in place of values must not lose the names. */
describe.each(['page', 'layout', 'block-list', 'article-blocks'])('the schema that %s documents are edited by', (kind) => {
  const schema = schemaOf(`documents/generated/${kind}.schema.json`);
  it('names every key in German', () => {
    // Conditions only repeat keys that are named elsewhere.
    const named = properties(schema, '').filter(({ place }) => !/\.(?:if|then|else|not)\./u.test(place));
    const keys = named.filter(({ schema: key }) => !isTag(key, schema['definitions']) && !hasGermanTitle(key));
    expect(keys.map(({ place }) => place)).toEqual([]);
  });
});

describe('blocks', () => {
  it('have German names of their own, by which editors choose them', () => {
    const named = blocks.map((file) => {
      const { title, 'x-vocabulary': vocabulary } = schemaOf(file);
      return { file, title, among: `${String(vocabulary)}: ${String(title)}` };
    });
    expect(named.filter(({ title }) => typeof title !== 'string' || title.length < 3 || title.length > 40).map(({ file }) => file)).toEqual(
      [],
    );
    expect(new Set(named.map(({ among }) => among)).size).toBe(blocks.length);
  });
});

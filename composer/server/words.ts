import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockEntry } from '../api.ts';
import { isRecord, stepsOf } from '#documents/reader/path.ts';
import { readSchema, type JsonSchema } from '#documents/schemas/read-schema.ts';
import type { Words } from '../documents/diff.ts';
import { valueAt } from '../documents/values.ts';

/** All blocks by the descriptions in their folders. A new folder appears in the palette at once. */
export function blockEntries(project: string): BlockEntry[] {
  const blocks = join(project, 'blocks');
  return folders(blocks).flatMap((family) =>
    folders(join(blocks, family)).flatMap((name): BlockEntry[] => {
      const schema = schemaIn(join(blocks, family, name));
      const type = textIn(valueAt(schema, ['properties', 'type', 'const']));
      if (schema === undefined || type === undefined) return [];
      const title = textIn(schema['title']) ?? type;
      const example = valueAt(schema, ['examples', 0]);
      const vocabulary = textIn(schema['x-vocabulary']) ?? 'page';
      const description = textIn(schema['description']) ?? title;
      return [{ type, family, vocabulary, name: title, description, schema, example: isRecord(example) ? example : { type } }];
    }),
  );
}

function folders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function schemaIn(folder: string): JsonSchema | undefined {
  try {
    return readSchema(join(folder, 'block.schema.json'));
  } catch {
    return undefined;
  }
}

/**
 * Names for readers, from titles and labels of the schemas.
 * @param schema of the kind of document, for keys outside of blocks
 */
export function wordsOf(blocks: readonly BlockEntry[], schema?: unknown): Words {
  const known = new Map(blocks.map((block) => [block.type, block]));
  const around = fieldsIn(schema);
  const fieldsOf = (type: string | undefined): Fields => {
    const block = type === undefined ? undefined : known.get(type);
    return block === undefined ? around : fieldsIn(block.schema);
  };
  return {
    block: (type) => known.get(type)?.name ?? type,
    field: (type, key) => fieldsOf(type).get(key)?.name ?? key,
    value: (type, key, value) => fieldsOf(type).get(key)?.labels.get(String(value)) ?? String(value),
  };
}

interface Field {
  readonly name: string | undefined;
  /** Labels by the text of the value. */
  readonly labels: ReadonlyMap<string, string>;
}
type Fields = ReadonlyMap<string, Field>;

const fieldsBySchema = new WeakMap<object, Fields>();

/** Fields anywhere in a schema, by key. The first field with a key wins. */
function fieldsIn(schema: unknown): Fields {
  if (!isRecord(schema)) return new Map();
  const known = fieldsBySchema.get(schema);
  if (known !== undefined) return known;
  const fields = new Map<string, Field>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isRecord(node)) return;
    const properties = node['properties'];
    for (const [key, field] of Object.entries(isRecord(properties) ? properties : {})) {
      const before = fields.get(key);
      fields.set(key, { name: before?.name ?? nameOf(field), labels: new Map([...labelsIn(field, schema), ...(before?.labels ?? [])]) });
    }
    Object.values(node).forEach(visit);
  };
  visit(schema);
  fieldsBySchema.set(schema, fields);
  return fields;
}

/** Title, unless it is the name of a type (`SubPage`). */
function nameOf(field: unknown): string | undefined {
  if (!isRecord(field)) return undefined;
  const { title } = field;
  return typeof title === 'string' && !/^(?:[A-Z][a-z0-9]+){2,}$/u.test(title) ? title : undefined;
}

/** Labels of a choice, of a list of choices, or of a referenced definition. */
function labelsIn(field: unknown, schema: Readonly<Record<string, unknown>>, depth = 0): readonly (readonly [string, string])[] {
  if (!isRecord(field) || depth > 4) return [];
  const labels = field['x-labels'];
  const own = isRecord(labels) ? Object.entries(labels).map(([value, label]) => [value, String(label)] as const) : [];
  const reference = field['$ref'];
  const referred = typeof reference === 'string' ? valueAt(schema, stepsOf(reference.slice(1))) : undefined;
  const alternatives = ['oneOf', 'anyOf', 'allOf'].flatMap((name): readonly unknown[] => (Array.isArray(field[name]) ? field[name] : []));
  return [...own, ...[referred, field['items'], ...alternatives].flatMap((each) => labelsIn(each, schema, depth + 1))];
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockEntry } from '../api.ts';
import type { Words } from '../documents/diff.ts';

interface BlockSchema {
  readonly description?: string;
  readonly 'x-vocabulary'?: string;
  readonly examples?: readonly object[];
  readonly properties?: Readonly<Record<string, { readonly const?: string; readonly description?: string }>>;
}

/** All blocks that there are, as their folders describe them: a new folder is in the palette at once. */
export function blockEntries(project: string): BlockEntry[] {
  const blocks = join(project, 'blocks');
  return folders(blocks).flatMap((family) =>
    folders(join(blocks, family)).flatMap((name): BlockEntry[] => {
      const schema = schemaIn(join(blocks, family, name));
      const type = schema?.properties?.['type']?.const;
      if (schema === undefined || type === undefined) return [];
      const { description = type, examples } = schema;
      const vocabulary = schema['x-vocabulary'] ?? 'page';
      return [{ type, family, vocabulary, name: clause(description), description, schema, example: examples?.[0] ?? { type } }];
    }),
  );
}

function folders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function schemaIn(folder: string): BlockSchema | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'block.schema.json'), 'utf8')) as BlockSchema;
  } catch {
    return undefined;
  }
}

/** What a description begins with, up to where it goes into detail. */
function clause(description: string): string {
  return description.split(/[.,;:(]| – | mit | für | als | zu /u)[0]?.trim() || description;
}

/** Names for readers of what documents hold, from the descriptions of the schemas. */
export function wordsOf(blocks: readonly BlockEntry[]): Words {
  const known = new Map(blocks.map((block) => [block.type, block]));
  return {
    block: (type) => known.get(type)?.name ?? type,
    field(type, key) {
      const schema: BlockSchema | undefined = type === undefined ? undefined : known.get(type)?.schema;
      const description = schema?.properties?.[key]?.description;
      return description === undefined ? key : clause(description);
    },
    value: (_type, _key, value) => String(value),
  };
}

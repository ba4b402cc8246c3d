import { presentSource } from '../versions/documents.ts';
import { isRecord } from './path.ts';
import { judged, type ReadDocument } from './read-document.ts';
import { schemas } from './schemas.ts';
import type { Source } from './source.ts';

/** Returns contents whose name in article-blocks.yaml differs from that in the schema of articles: `Absatz` → `paragraph`. */
export function itemAliases(articleBlocks: unknown): ReadonlyMap<string, string> {
  const known = Object.entries(schemas().articleItems);
  const blocks = isRecord(articleBlocks) ? articleBlocks['blocks'] : undefined;
  const entries: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  const aliases = entries.flatMap((entry) => {
    if (!isRecord(entry) || !Array.isArray(entry['items'])) return [];
    const items: readonly unknown[] = entry['items'];
    const own = known.filter(([, block]) => block === entry['type']).map(([item]) => item);
    const name = own.find((item) => items.includes(item)) ?? own[0];
    if (name === undefined) return [];
    return items.filter((item) => typeof item === 'string').map((item): [string, string] => [item, name]);
  });
  return new Map(aliases.filter(([item]) => !Object.hasOwn(schemas().articleItems, item)));
}

/** Replaces names from article-blocks.yaml in articles by those of the schema, so that reader and checks know them. */
export function withItemAliases<File extends { readonly document: ReadDocument | undefined }>(files: readonly File[]): readonly File[] {
  const aliases = itemAliases(files.find(({ document }) => document?.kind === 'articleBlocks')?.document?.source.value);
  if (aliases.size === 0) return files;
  return files.map((file) => {
    const { document } = file;
    if (document?.kind !== 'article' || !document.isReadable) return file;
    const source = withNames(document.source, aliases);
    return source === document.source ? file : { ...file, document: judged(document.kind, presentSource(document.kind, source)) };
  });
}

/** Renames the contents of an article as its schema calls them; places in the text stay the same. */
function withNames(source: Source, aliases: ReadonlyMap<string, string>): Source {
  const { value } = source;
  if (!isRecord(value) || !Array.isArray(value['contentItems'])) return source;
  const items: readonly unknown[] = value['contentItems'];
  const named = items.map((item) => {
    const name = isRecord(item) ? aliases.get(String(item['type'])) : undefined;
    return name === undefined || !isRecord(item) ? item : { ...item, type: name };
  });
  if (named.every((item, index) => item === items[index])) return source;
  const present: Source = {
    ...source,
    value: { ...value, contentItems: named },
    originOf: (path) => ({ source: present, path, seeAlso: [] }),
  };
  return present;
}

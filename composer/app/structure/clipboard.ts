import { parse, stringify } from 'yaml';
import { isRecord } from '#documents/reader/path.ts';

/** Blocks as YAML, in the format of documents, so that they can be pasted into another page, an editor or a mail. */
export function asYaml(entries: readonly unknown[]): string {
  return stringify(entries, { lineWidth: 120, singleQuote: true });
}

/** Parses pasted text: entries of a list, or a single one. Undefined for anything else. */
export function fromYaml(text: string): readonly unknown[] | undefined {
  if (text.length > 200_000) return undefined;
  try {
    const value: unknown = parse(text, { maxAliasCount: 20 });
    const entries: unknown[] = Array.isArray(value) ? value : [value];
    return entries.length > 0 && entries.every(isRecord) ? entries : undefined;
  } catch {
    return undefined;
  }
}

import { followed, isRecord, type Json, type Schema } from './document.ts';

/** Text with characters that have a meaning in any part of an address. */
export const TEXT = 'a b/ü&=,+;?#%é"';
/** All byte values once. */
export const BYTES: Uint8Array<ArrayBuffer> = Uint8Array.from({ length: 256 }, (_, index) => index);

interface Limits {
  /** Maximum nesting of objects and lists. */
  readonly depth: number;
  readonly text: string;
}

/**
 * Returns a sample value of a schema: every property down to a depth, two items per list; bytes as a `File`. Undefined if none can be
 * derived.
 */
export function sample(document: Json, node: unknown, limits: Limits): unknown {
  const schema = joined(document, node);
  if (schema === undefined) return limits.text;
  if (schema.const !== undefined) return schema.const;
  const choice = schema.enum?.find((value) => value !== null);
  if (choice !== undefined) return choice;
  const type =
    [schema.type ?? []].flat().find((name) => name !== 'null') ?? (schema.properties ? 'object' : schema.items ? 'array' : undefined);
  if (type === 'object') return object(document, schema, limits);
  if (type === 'array') return limits.depth <= 0 ? [] : list(document, schema, limits);
  if (type === 'integer') return 7;
  if (type === 'number') return 1.5;
  if (type === 'boolean') return true;
  return text(schema, limits.text);
}

function text({ format, contentMediaType, contentEncoding }: Schema, free: string): unknown {
  if (format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)) return new File([BYTES], 'ü.bin');
  if (format === 'date') return '2026-07-31';
  return format === 'date-time' ? '2026-07-31T15:38:08.550Z' : free;
}

function list(document: Json, schema: Schema, limits: Limits): unknown[] {
  const item = sample(document, schema.items ?? {}, { ...limits, depth: limits.depth - 1 });
  return typeof item === 'string' ? [item, 'second'] : [item];
}

function object(document: Json, schema: Schema, limits: Limits): Record<string, unknown> {
  if (limits.depth <= 0) return {};
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    sample(document, property, { ...limits, depth: limits.depth - 1 }),
  ]);
  return entries.length === 0 ? { anything: limits.text } : (Object.fromEntries(entries) as Record<string, unknown>);
}

/** Merges a schema with its references, all of `allOf`, and the first branch of `oneOf` and `anyOf`. */
function joined(document: Json, node: unknown, steps = 12): Schema | undefined {
  const target = followed(document, node);
  if (!isRecord(target) || steps === 0) return undefined;
  const schema = target as Schema;
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? schema.anyOf ?? []).slice(0, 1)];
  const all = [...parts.map((part) => joined(document, part, steps - 1) ?? {}).toReversed(), schema];
  return { ...(Object.assign({}, ...all) as Schema), properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Json };
}

import type { AnySchemaObject } from 'ajv';
import issuer from '../schemas/issuer.schema.json' with { type: 'json' };
import page from '../generated/page.schema.json' with { type: 'json' };
import { isRecord } from './path.ts';

/** Kinds of document whose schema holds tagged unions. */
const roots: Readonly<Record<string, unknown>> = { issuer, page };

/** A branch of a tagged union: the tag's value and the keys that stand beside it. */
export interface Branch {
  readonly tag: string;
  readonly keys: readonly string[];
}

/** The branches of the union in `schema` (which stands in the schema of `kind`) by the value of their tag. */
export function branchesOf(kind: string, schema: AnySchemaObject, tag: string): readonly Branch[] {
  const options: unknown = schema['oneOf'];
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: unknown) => {
    const branch = follow(kind, option);
    const properties = isRecord(branch) ? branch['properties'] : undefined;
    if (!isRecord(properties)) return [];
    const field = properties[tag];
    const value = isRecord(field) ? field['const'] : undefined;
    return typeof value === 'string' ? [{ tag: value, keys: Object.keys(properties) }] : [];
  });
}

function follow(kind: string, schema: unknown): unknown {
  const reference = isRecord(schema) ? schema['$ref'] : undefined;
  if (typeof reference !== 'string') return schema;
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), roots[kind]);
}

/** What a block of the page vocabulary says about itself. */
export interface BlockTraits {
  /** Kind of subject without which the block cannot be drawn. */
  readonly subject: string | undefined;
}

const definitions: Readonly<Record<string, unknown>> = page.definitions;

/** The blocks that a page may hold, by type. */
export const pageVocabulary: ReadonlyMap<string, BlockTraits> = new Map(
  branchesOf('page', page.definitions.block, 'type').map(({ tag }) => {
    const schema = definitions[tag];
    const subject = isRecord(schema) ? schema['x-subject'] : undefined;
    return [tag, { subject: typeof subject === 'string' ? subject : undefined }];
  }),
);

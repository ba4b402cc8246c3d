import type { AnySchemaObject } from 'ajv';
import { isRecord } from './path.ts';
import { schemas } from './schemas.ts';

/** Branch of a tagged union: the tag's value and the keys beside it. */
export interface Branch {
  readonly tag: string;
  readonly keys: readonly string[];
}

/** Returns the branches of the union in `schema` (part of the schema of `kind`) by the value of their tag. */
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
    .reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), unionsOf(kind));
}

/** Traits of a kind of subject, from its schema. */
export interface SubjectTraits {
  /** The kind in German, as in „eine Seite über einen Artikel“. */
  readonly about: string;
  /** Placeholders that titles and descriptions may use. */
  readonly placeholders: readonly string[];
  /** Values that calls may take as parameters. */
  readonly values: readonly string[];
  /** Whether its subjects belong to a user, so that a page about them is rendered for one visitor. */
  readonly isPrivate: boolean;
}

/** Returns the traits of a kind of subject that a page can have. */
export function subjectTraits(kind: string): SubjectTraits {
  const { page } = schemas().unions;
  const definitions = isRecord(page) && isRecord(page['definitions']) ? page['definitions'] : {};
  const schema = definitions[`${kind}Subject`];
  const traits = isRecord(schema) ? schema : {};
  const { 'x-about': about } = traits;
  const listed = (key: 'x-placeholders' | 'x-values'): readonly string[] => {
    const names = traits[key];
    return Array.isArray(names) ? names.map(String) : [];
  };
  return {
    about: typeof about === 'string' ? about : kind,
    placeholders: listed('x-placeholders'),
    values: listed('x-values'),
    isPrivate: traits['x-private'] === true,
  };
}

/** Returns the blocks that an article may contain. */
export function articleVocabulary(): readonly string[] {
  const types = ['definitions', 'entry', 'properties', 'type', 'enum'].reduce<unknown>(
    (current, key) => (isRecord(current) ? current[key] : undefined),
    schemas().unions['articleBlocks'],
  );
  return Array.isArray(types) ? types.map(String) : [];
}

/** Returns the blocks that a page may contain. */
export function pageVocabulary(): readonly string[] {
  const { page } = schemas().unions;
  const block = ['definitions', 'block', 'oneOf'].reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), page);
  const branches: readonly unknown[] = Array.isArray(block) ? block : [];
  return branches.flatMap((branch) =>
    isRecord(branch) && typeof branch['$ref'] === 'string' ? [branch['$ref'].split('/').at(-1) ?? ''] : [],
  );
}

function unionsOf(kind: string): unknown {
  return kind === 'articleBlocks' ? undefined : schemas().unions[kind];
}

/** Returns true if a block contains the main heading of its page. */
export function isIntroduction(type: string): boolean {
  return isMarked(type, 'x-introduction');
}

/** Returns true if a block shows prices, or figures that follow from them. */
export function showsPrices(type: string): boolean {
  return isMarked(type, 'x-prices');
}

function isMarked(type: string, mark: string): boolean {
  const { page } = schemas().unions;
  const block = ['definitions', type].reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), page);
  return isRecord(block) && block[mark] === true;
}

import { isOfType } from './matches.ts';
import { isRule, isTimes } from './rules.ts';
import { isObject, typesOf, type Schema } from './schema.ts';

export type FieldKind =
  | 'branches'
  | 'choice'
  | 'constant'
  | 'day'
  | 'list'
  | 'longText'
  | 'map'
  | 'markup'
  | 'number'
  | 'object'
  | 'oneOrMany'
  | 'reference'
  | 'rule'
  | 'switch'
  | 'text'
  | 'times'
  | 'unknown';

/** Kind of field that edits a value; `schema` is resolved. A value whose type the schema does not allow is shown unchanged. */
export function fieldKind(schema: Schema, value: unknown, references: ReadonlySet<string>): FieldKind {
  if (isRule(schema)) return value === undefined || isObject(value) ? 'rule' : 'unknown';
  if (isTimes(schema)) return value === undefined || isObject(value) ? 'times' : 'unknown';
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined && isOneOrMany(branches)) return 'oneOrMany';
  if (branches !== undefined && !hasOwnShape(schema)) return 'branches';
  if (schema.const !== undefined) return value === undefined || value === schema.const ? 'constant' : 'unknown';
  if (value !== undefined && !isOfType(schema, value)) return 'unknown';
  if (schema.enum !== undefined) return 'choice';
  const types = typesOf(schema);
  const type = types[0] ?? (schema.properties === undefined ? undefined : 'object');
  if (types.length > 1 || type === undefined) return 'branches';
  switch (type) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return namesSomething(schema, references) ? 'reference' : 'number';
    case 'array':
      return 'list';
    case 'object':
      if (namesSomething(schema, references)) return 'reference';
      return schema.properties === undefined && isObject(schema.additionalProperties) ? 'map' : 'object';
    case 'string':
      return textKind(schema, value, references);
    default:
      return 'unknown';
  }
}

/** Reference kind of a field, as the key of its picker: `customer`, `operation:field`, `names:layouts`. */
export function referenceOf(schema: Schema): string | undefined {
  const { 'x-reference': reference, 'x-operation': operation, 'x-names': names } = schema;
  return reference ?? (operation === undefined ? names && `names:${names}` : `operation:${operation}`);
}

/** Key of the picker for several references of this kind. */
export function severalOf(reference: string): string {
  return `${reference}[]`;
}

function namesSomething(schema: Schema, references: ReadonlySet<string>): boolean {
  const reference = referenceOf(schema);
  return reference !== undefined && references.has(reference);
}

/** Words in descriptions of texts that are usually longer than one line. */
const LONG = /\b(?:Absatz|Absätze|Sätze|Sätzen|Vorspann|Text des|Profiltext|Leerzeile|Beschreibung für)/u;

function textKind(schema: Schema, value: unknown, references: ReadonlySet<string>): FieldKind {
  const reference = schema['x-reference'];
  if (reference === 'markup') return 'markup';
  if (reference === 'day') return 'day';
  if (namesSomething(schema, references)) return 'reference';
  if (/<strong>|Auszeichnungen/u.test(schema.description ?? '') && !/ohne Auszeichnung/u.test(schema.description ?? '')) return 'markup';
  const isJudged = schema.pattern !== undefined || (schema.maxLength ?? 999) < 120;
  const samples = [value, ...(schema.examples ?? [])];
  const isLong = samples.some((sample) => typeof sample === 'string' && (sample.length > 70 || sample.includes('\n')));
  return isLong || (!isJudged && LONG.test(schema.description ?? '')) ? 'longText' : 'text';
}

/** Returns true if the branches are one value and a list of the same value. */
function isOneOrMany(branches: readonly Schema[]): boolean {
  const [one, many] = branches;
  if (branches.length !== 2 || one === undefined || many === undefined) return false;
  return typesOf(many)[0] === 'array' && many.items !== undefined && sameShape(one, many.items);
}

function sameShape(a: Schema, b: Schema): boolean {
  return shapeOf(a) === shapeOf(b);
}

function shapeOf(schema: Schema): string {
  const { description: _, examples: __, title: ___, ...rest } = schema;
  return JSON.stringify(rest);
}

/**
 * Returns true if a schema with branches also has a closed shape. Editor schemas of blocks list their types beside the branches; that is no
 * shape.
 */
function hasOwnShape(schema: Schema): boolean {
  return schema.properties !== undefined && schema.additionalProperties === false;
}

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

/** By what a value is edited; `schema` is resolved. A value of another type than its schema allows is shown as what it is. */
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

/** As what pickers of several such names are registered. */
export function severalOf(reference: string): string {
  return `${reference}[]`;
}

function namesSomething(schema: Schema, references: ReadonlySet<string>): boolean {
  const reference = referenceOf(schema);
  return reference !== undefined && references.has(reference);
}

/** Texts that are usually longer than a line, by what their schemas say of them. */
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

/** One value, or a list of such. */
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

/** Blocks of an editor's schema list their types beside their branches; that alone is no shape. */
function hasOwnShape(schema: Schema): boolean {
  return schema.properties !== undefined && schema.additionalProperties === false;
}

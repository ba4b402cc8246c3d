import type { RouteName } from '#documents/routes/path-of.ts';
import type { AnyFormDefinition, FieldDefinition, FieldKind, FieldRule, RowsDefinition } from './definition.ts';

/** Part of a JSON Schema that determines fields; references are resolved. */
export interface RequestSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly items?: RequestSchema;
  readonly maxItems?: number;
}

/** Field with all properties for rendering and validation. JSON only, since it is passed to islands. */
export interface Field {
  /** Place in the request and name in the form. */
  readonly at: string;
  readonly kind: FieldKind;
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string;
  /** Another page of the portal, with its address once the form is rendered. */
  readonly link?: { readonly label: string; readonly page: RouteName; readonly address?: string };
  readonly autocomplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly messages?: Readonly<Record<string, string>>;
  readonly rule?: FieldRule;
  readonly query?: string;
  /** Whether it is hidden until a finding concerns it. */
  readonly isOnDemand?: true;
  /** Allowed file extensions. */
  readonly accept?: readonly string[];
  /** Maximum size of a file, in bytes. */
  readonly maxBytes?: number;
  /** Row that contains the field, and the field's place in it. */
  readonly row?: { readonly list: string; readonly index: number; readonly at: string; readonly legend: string };
}

/** Repeated fields. JSON only, since they are passed to islands. */
export interface Rows {
  readonly at: string;
  readonly legend: string;
  readonly add: string;
  readonly first: number;
  readonly most: number;
  /** Fields of one row by their places in it. */
  readonly fields: readonly Field[];
}

/**
 * Combines the fields of a form definition with the request's schema.
 * @throws Error if a field names a place that the schema does not have
 */
export function fieldsOf({ operation, fields }: Pick<AnyFormDefinition, 'operation' | 'fields'>, schema: RequestSchema): readonly Field[] {
  return fields.map((field) => {
    const place = placeOf(schema, field.at.split('.'));
    if (place === undefined) throw new Error(`The request of ${operation} has nothing at "${field.at}".`);
    return fieldOf(field, place.schema, place.required);
  });
}

/**
 * Combines the rows of a form definition with the list in the request's schema.
 * @throws Error if there is no such list, or if a row contains a password or a file
 */
export function rowsOf({ operation, rows }: Pick<AnyFormDefinition, 'operation' | 'rows'>, schema: RequestSchema): Rows | undefined {
  if (rows === undefined) return undefined;
  const { at, legend, add, first = 1, most }: RowsDefinition = rows;
  const list = schema.properties?.[at];
  if (list?.items === undefined) throw new Error(`The request of ${operation} has no list at "${at}".`);
  const fields = fieldsOf({ operation, fields: rows.fields }, list.items);
  const odd = fields.find(({ kind }) => kind === 'password' || kind === 'file');
  if (odd !== undefined) throw new Error(`A row cannot ask for a ${odd.kind}: "${odd.at}" of ${operation}.`);
  return { at, legend, add, first, most: Math.min(most, list.maxItems ?? most), fields };
}

function placeOf(schema: RequestSchema, path: readonly string[], above = true): { schema: RequestSchema; required: boolean } | undefined {
  const [key = '', ...rest] = path;
  const inner = schema.properties?.[key];
  if (inner === undefined) return undefined;
  const required = above && (schema.required?.includes(key) ?? false);
  return rest.length === 0 ? { schema: inner, required } : placeOf(inner, rest, required);
}

function fieldOf({ kind, options, required, ...own }: FieldDefinition, schema: RequestSchema, isDemanded: boolean): Field {
  const { minLength, maxLength, minimum, maximum } = schema;
  const type = typeOf(schema);
  return {
    ...own,
    type,
    kind: kind ?? kindOf(type, schema),
    // An unticked checkbox is a valid answer to a required boolean.
    required: required ?? (isDemanded && type !== 'boolean'),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(schema.enum === undefined ? {} : { options: optionsOf(schema.enum.map(String), options ?? {}) }),
  };
}

function typeOf({ type }: RequestSchema): Field['type'] {
  return type === 'number' || type === 'integer' || type === 'boolean' ? type : 'string';
}

const KIND_OF_FORMAT: Readonly<Record<string, FieldKind>> = { email: 'email', date: 'date', uri: 'url' };

function kindOf(type: Field['type'], schema: RequestSchema): FieldKind {
  if (type === 'boolean') return 'checkbox';
  if (schema.enum !== undefined) return 'select';
  if (type !== 'string') return 'number';
  return KIND_OF_FORMAT[schema.format ?? ''] ?? 'text';
}

function optionsOf(values: readonly string[], labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  const named = Object.keys(labels).filter((value) => values.includes(value));
  return [...new Set([...named, ...values])].map((value) => ({ value, label: labels[value] ?? value }));
}

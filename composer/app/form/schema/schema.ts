/**
 * Subset of JSON Schema (draft-07) that the documents' schemas use. Titles of definitions are type names, titles of properties are German.
 */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** Labels of the values of `enum`. */
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  /** Kind of thing that the value refers to. */
  readonly 'x-reference'?: string;
  /** Name of the sibling field with the alternative text; only for a picture. */
  readonly 'x-alternative'?: string;
  /** Name of the sibling field with the aspect ratio (width divided by height); only for a picture. */
  readonly 'x-ratio'?: string;
  /** Value is the name of a call of the contracts, or of a part of its answer. */
  readonly 'x-operation'?: string;
  /** Values that the subject of a page offers as parameters of calls. */
  readonly 'x-values'?: readonly string[];
  /** Folder of documents that the value names; `examples` lists all of them. */
  readonly 'x-names'?: string;
  /** Whether a branch is an alias of another branch. */
  readonly 'x-alias'?: boolean;
}

/** Schema of a value without further rules. */
export const ANYTHING: Schema = { type: ['string', 'number', 'boolean', 'array', 'object'] };

/** Resolves `$ref`. A reference into another document gives an unrestricted schema. */
export function definitionOf(reference: string, root: Schema): Schema {
  if (!reference.startsWith('#')) return {};
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[decodeURIComponent(step)] : undefined), root);
  return isObject(found) ? found : {};
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single value as text; empty for objects and lists. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Types that a schema allows; empty if it names none. */
export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}
